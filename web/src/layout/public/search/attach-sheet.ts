interface Sheet {
  /** Covers the screen while it has `data-sheet`. */
  around: HTMLElement;
  /** The button that closes it. */
  leave: HTMLElement;
  signal: AbortSignal;
}

/** Below this width a keyboard leaves too little of the page for suggestions under a field in its middle. */
const phones = "(width < 48rem)";
const mark = "searchSheet";

/** On phones the search covers the screen while one types; the back button, Escape and its own button close it. */
export function attachSheet({ around, leave, signal }: Sheet): void {
  const isOpen = () => around.dataset["sheet"] !== undefined;
  const root = document.documentElement;

  function open() {
    if (isOpen() || !window.matchMedia(phones).matches) return;
    around.dataset["sheet"] = "";
    root.style.overflow = "hidden";
    // Not through the instance: the router would take it for a navigation.
    History.prototype.pushState.call(window.history, { ...stateOf(window.history), [mark]: true }, "");
  }

  function fold() {
    if (!isOpen()) return;
    delete around.dataset["sheet"];
    root.style.overflow = "";
    if (document.activeElement instanceof HTMLElement && around.contains(document.activeElement))
      document.activeElement.blur();
  }

  function close() {
    if (!isOpen()) return;
    fold();
    if (stateOf(window.history)[mark]) window.history.back();
  }

  around.addEventListener("focusin", ({ target }) => target instanceof HTMLInputElement && open(), { signal });
  around.addEventListener(
    "focusout",
    ({ relatedTarget }) => relatedTarget instanceof Node && !around.contains(relatedTarget) && close(),
    { signal },
  );
  // What suggestions do with Escape comes first: they close their list.
  around.addEventListener("keydown", (event) => event.key === "Escape" && !event.defaultPrevented && close(), {
    signal,
  });
  leave.addEventListener("click", close, { signal });
  window.addEventListener("popstate", fold, { signal });
  signal.addEventListener("abort", fold);
}

const stateOf = ({ state }: History): Record<string, unknown> =>
  typeof state === "object" && state !== null ? (state as Record<string, unknown>) : {};
