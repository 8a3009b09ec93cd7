/** Something that keys do wherever one stands in the page. */
export interface Shortcut {
  /** `?`, `/`, `mod+k`, `mod+shift+z`: `mod` is Ctrl, and ⌘ on a Mac. */
  keys: string;
  /** What it does, in the list of all of them: « Rechercher partout ». */
  label: string;
  run: () => void;
  /** In a field, too: for keys with `mod`, which write nothing there. */
  whileTyping?: boolean | undefined;
}

/** What a component has registered, as it was last drawn. */
interface Registered {
  current: readonly Shortcut[];
}

const registered: Registered[] = [];

/** All shortcuts of the page as it is, the latest first: it hides an earlier one of the same keys. */
export function presentShortcuts(): Shortcut[] {
  const all = registered.toReversed().flatMap(({ current }) => current);
  return all.filter((shortcut, index) => all.findIndex(({ keys }) => keys === shortcut.keys) === index);
}

/** One listener for all of them, for as long as there is any. */
export function registerShortcuts(shortcuts: Registered): () => void {
  if (registered.length === 0) document.addEventListener("keydown", press);
  registered.push(shortcuts);
  return () => {
    registered.splice(registered.indexOf(shortcuts), 1);
    if (registered.length === 0) document.removeEventListener("keydown", press);
  };
}

let singleKeys = true;

/** Whether keys without Ctrl or ⌘ count. */
export function allowSingleKeys(allowed: boolean): void {
  singleKeys = allowed;
}

function press(event: KeyboardEvent): void {
  // What has the focus comes first: an editor, a list, a menu.
  if (event.defaultPrevented || event.isComposing) return;
  const shortcut = presentShortcuts().find(({ keys }) => matches(keys, event));
  if (!shortcut || (isTyping(event.target) && !shortcut.whileTyping) || isCovered()) return;
  event.preventDefault();
  shortcut.run();
}

/** A sign is asked for itself, whatever it takes on a keyboard to write it. */
function matches(keys: string, event: KeyboardEvent): boolean {
  const parts = keys.split("+");
  const key = parts.at(-1);
  const withModifier = event.ctrlKey || event.metaKey;
  if (event.altKey || parts.includes("mod") !== withModifier || !(singleKeys || withModifier)) return false;
  return event.key.toLowerCase() === key && (!withModifier || parts.includes("shift") === event.shiftKey);
}

const typedInto =
  "input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable=true], [role=menu]";

/** In a field, a list of choices or a menu the letters are its own. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(typedInto) !== null;

/** A layer that is open waits for an answer. */
const isCovered = (): boolean => document.querySelector("[role=dialog], [role=alertdialog], dialog[open]") !== null;

export const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);
