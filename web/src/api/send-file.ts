import { askedLanguage } from "#i18n/language.ts";

/**
 * Sends a file of who is signed in. `fetch` cannot tell how much has been sent; XMLHttpRequest can. Rejects with the shape of a
 * failed call, and once `signal` stops it.
 */
export const sendFile = <Kept>(
  address: string,
  file: File,
  token: string | undefined,
  onProgress: (part: number) => void,
  signal?: AbortSignal,
) =>
  new Promise<Kept>((resolve, reject) => {
    const stopped = () => reject(new Error("The file is not wanted any more"));
    if (signal?.aborted) return stopped();
    const request = new XMLHttpRequest();
    request.open("POST", address);
    request.responseType = "json";
    for (const [name, value] of Object.entries(askedLanguage())) request.setRequestHeader(name, value);
    if (token !== undefined) request.setRequestHeader("authorization", `Bearer ${token}`);
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener("load", () => {
      const answer: unknown = request.response;
      if (request.status === 200) resolve((answer as { data: Kept }).data);
      else reject(Object.assign(new Error("The file was refused"), { data: { problem: answer } }));
    });
    request.addEventListener("error", () => reject(new Error("The file could not be sent")));
    request.addEventListener("abort", stopped);
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    const body = new FormData();
    body.append("file", file);
    return request.send(body);
  });
