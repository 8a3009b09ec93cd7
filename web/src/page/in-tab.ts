/** Something that a tab keeps in memory: gone once its page is loaded anew. */
export interface InTab<Value> {
  current: Value;
}

const kept = new Set<() => void>();

/** Keeps something for as long as the page stands; it begins with what `begin` makes. What a module keeps is kept here, and nowhere else. */
export function inTab<Value>(begin: () => Value): InTab<Value> {
  const own = { current: begin() };
  kept.add(() => {
    own.current = begin();
  });
  return own;
}

/** Everything that is kept begins again, as in a page that is loaded: for tests, of which many files share one tab. */
export function beginAnew(): void {
  for (const begin of kept) begin();
}
