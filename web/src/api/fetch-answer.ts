/** What a proxy answers in the server's place: a page of its own, which is no answer to a call. */
export class ForeignAnswer extends Error {
  readonly status: number;
  /** When it may be tried again, where the proxy says so: a number of seconds, or until a date. */
  readonly retryAfterSeconds: number | undefined;
  constructor({ status, headers }: Response) {
    super(`Not an answer of the server: ${status}`);
    this.status = status;
    const told = headers.get("retry-after");
    const seconds =
      told === null ? Number.NaN : /^\d+$/.test(told) ? Number(told) : (Date.parse(told) - Date.now()) / 1000;
    this.retryAfterSeconds = Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
  }
}

/** `fetch` for calls: without it the status of what is no JSON would be lost where it is parsed. */
export async function fetchAnswer(input: string | URL | Request, init?: object): Promise<Response> {
  const response = await fetch(input, init);
  if (!response.headers.get("content-type")?.includes("json")) throw new ForeignAnswer(response);
  return response;
}
