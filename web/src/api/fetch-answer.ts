/** What a proxy answers in the server's place: a page of its own, which is no answer to a call. */
export class ForeignAnswer extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`Not an answer of the server: ${status}`);
    this.status = status;
  }
}

/** `fetch` for calls: without it the status of what is no JSON would be lost where it is parsed. */
export async function fetchAnswer(input: string | URL | Request, init?: object): Promise<Response> {
  const response = await fetch(input, init);
  if (!response.headers.get("content-type")?.includes("json")) throw new ForeignAnswer(response.status);
  return response;
}
