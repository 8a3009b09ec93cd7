interface Suggestions {
  /** What holds the field and its list; the list closes when the focus leaves it. */
  around: HTMLElement;
  field: HTMLInputElement;
  list: HTMLElement;
  said: HTMLElement;
  /** What is said when there are some; `#` stands for how many. */
  words: string;
  /** What stands in the list where something was typed and nothing was found; without it the list stays closed. */
  nothing?: string | undefined;
  /** The rows for what is typed, each with one link or button. Without an answer nothing is suggested. */
  find: (typed: string, signal: AbortSignal) => Promise<readonly Node[]>;
  signal: AbortSignal;
}

/** Rows under a field while one types: shown, said, reached with the arrows, closed with Escape. */
export function attachSuggestions({ around, field, list, said, words, nothing, find, signal }: Suggestions): {
  close: () => void;
} {
  let asking = new AbortController();

  async function show() {
    asking.abort();
    asking = new AbortController();
    const { signal: asked } = asking;
    const rows = await find(field.value, asked).catch(() => undefined);
    if (asked.aborted || signal.aborted) return;
    const none = rows?.length === 0 && field.value.trim() !== "" ? nothing : undefined;
    list.replaceChildren(...(none === undefined ? (rows ?? []) : [sentence(none)]));
    list.hidden = list.childElementCount === 0 || document.activeElement !== field;
    said.textContent = list.hidden ? "" : (none ?? words.replace("#", String(list.childElementCount)));
  }

  const close = () => {
    asking.abort();
    list.hidden = true;
  };
  const isOwn = (target: EventTarget | null) => target === field || (target instanceof Node && list.contains(target));
  // What is pressed stays under the finger: a list in the flow of the page that closed by the press would move the button
  // away before the click. A press takes the focus, so it is noted before.
  let isPressed = false;
  around.addEventListener("mousedown", () => (isPressed = true), { signal });
  window.addEventListener(
    "mouseup",
    () => {
      if (!isPressed) return;
      isPressed = false;
      setTimeout(() => !isOwn(document.activeElement) && close());
    },
    { signal },
  );
  field.addEventListener("focus", () => void show(), { signal });
  field.addEventListener("input", () => void show(), { signal });
  around.addEventListener("focusout", ({ relatedTarget }) => !isPressed && !isOwn(relatedTarget) && close(), {
    signal,
  });
  around.addEventListener(
    "keydown",
    (event) => {
      const stops = [field, ...list.querySelectorAll<HTMLElement>("a, button")];
      const here = stops.findIndex((stop) => stop === document.activeElement);
      if (here === -1 || list.hidden) return;
      if (event.key === "Escape") {
        event.preventDefault();
        field.focus();
        close();
      }
      // A letter typed on a row goes on in the field: the browser writes it where the focus is by then.
      if (here > 0 && isTyped(event)) field.focus();
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      stops.at((here + step) % stops.length)?.focus();
    },
    { signal },
  );
  return { close };
}

function sentence(words: string): Node {
  const row = document.createElement("li");
  row.className = "px-3 py-2 text-base text-ink-2";
  row.textContent = words;
  return row;
}

const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  !ctrlKey && !metaKey && !altKey && (key === "Backspace" || (key.length === 1 && key !== " "));
