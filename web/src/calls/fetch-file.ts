import type { Problem } from "@metiro/shared/errors";

interface Asked {
  /** Below /api: `/JobRequest/Export`. */
  path: `/${string}`;
  input: object;
  token: string | undefined;
  signal: AbortSignal;
  /** Bytes that have come so far. */
  onProgress: (bytes: number) => void;
}

interface Fetched {
  name: string;
  content: Blob;
}

/** What the server refused; anything else that is thrown is a file that did not arrive. */
export class FileRefused extends Error {
  override readonly name = "FileRefused";
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.detail);
    this.problem = problem;
  }
}

/** Asks for a file that the server makes, and takes it as it comes. */
export async function fetchFile({ path, input, token, signal, onProgress }: Asked): Promise<Fetched> {
  const answer = await fetch(`/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(input),
    signal,
  });
  if (!answer.ok) throw new FileRefused((await answer.json()) as Problem);
  if (!answer.body) throw new TypeError("No file came");
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = answer.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    onProgress((bytes += value.byteLength));
  }
  const name = /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "")?.[1] ?? "export.csv";
  return { name, content: new Blob(parts, { type: answer.headers.get("content-type") ?? "" }) };
}
