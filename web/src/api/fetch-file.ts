import type { Problem } from "@metiro/shared/errors/codes";
import { askedLanguage } from "#i18n/language.ts";
import { reauthRequests } from "./reauth-requests.ts";

interface DownloadOptions {
  /** Below /api: `/JobRequest/Export`. */
  path: `/${string}`;
  /** Absent: the path says all, and it is only read. */
  input?: object | undefined;
  token: string | undefined;
  signal: AbortSignal;
  /** Bytes that have come so far. */
  onProgress: (bytes: number) => void;
}

interface Fetched {
  name: string;
  content: Blob;
}

/** A file that was refused; anything else that is thrown is one that did not arrive. */
export class FileRefused extends Error {
  override readonly name = "FileRefused";
  readonly status: number;
  /** The server's own words; none where something on the way has answered in its place. */
  readonly problem: Problem | undefined;

  constructor(status: number, problem?: Problem) {
    super(problem?.detail ?? `Refused with ${status}`);
    this.status = status;
    this.problem = problem;
  }
}

async function refusalOf(answer: Response): Promise<FileRefused> {
  const isProblem = answer.headers.get("content-type")?.includes("problem+json") ?? false;
  return new FileRefused(answer.status, isProblem ? ((await answer.json()) as Problem) : undefined);
}

/** Asks for a file that the server makes, and takes it as it comes; once more where it asks for a proof first, and that is given. */
export async function fetchFile(options: DownloadOptions): Promise<Fetched> {
  try {
    return await download(options);
  } catch (error) {
    const { code, params } = (error instanceof FileRefused && error.problem) || {};
    if (code !== "REAUTH_REQUIRED" || !(await reauthRequests.ask(params?.proofs ?? []))) throw error;
    return download(options);
  }
}

async function download({ path, input, token, signal, onProgress }: DownloadOptions): Promise<Fetched> {
  const answer = await fetch(`/api${path}`, {
    method: input ? "POST" : "GET",
    headers: {
      ...(input && { "content-type": "application/json" }),
      ...askedLanguage(),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(input && { body: JSON.stringify(input) }),
    signal,
  });
  if (!answer.ok) throw await refusalOf(answer);
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
