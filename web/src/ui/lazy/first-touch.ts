const signs = ["pointermove", "pointerdown", "keydown", "focusin", "input"] as const;

/**
 * Calls once when somebody first does something with the page: moves a pointer, touches it, comes to a field. What nobody needs
 * before is fetched then. What it gives takes it back.
 */
export function onFirstTouch(act: () => void): () => void {
  const touched = new AbortController();
  const begin = () => {
    touched.abort();
    act();
  };
  for (const sign of signs) window.addEventListener(sign, begin, { signal: touched.signal, passive: true });
  return () => touched.abort();
}
