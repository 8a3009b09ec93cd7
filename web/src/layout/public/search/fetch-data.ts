/** What a public call answers, on a page without the client of the API. */
export async function fetchData<Data>(path: string, query: Record<string, string>, signal: AbortSignal): Promise<Data> {
  const answer = await fetch(`/api/${path}?${new URLSearchParams(query).toString()}`, { signal });
  if (!answer.ok) throw new Error(`No ${path}: ${answer.status}`);
  const { data } = (await answer.json()) as { data: Data };
  return data;
}
