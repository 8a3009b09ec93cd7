import { takeEarlyKeys } from "#page/early-keys.ts";
import { inTab } from "#page/in-tab.ts";

/** Something that keys do wherever one stands in the page. */
export interface Shortcut {
  /** `?`, `/`, `enter`, `mod+k`, `mod+shift+z`, or two keys in a row: `g o`. `mod` is Ctrl, and ⌘ on a Mac. */
  keys: string;
  /** What it does, in the list of all of them: « Rechercher partout ». */
  label: string;
  run: () => void;
  /** In a field, too: for keys with `mod`, which write nothing there. */
  whileTyping?: boolean | undefined;
  /** Over a dialog that is open, too: for what opens a layer of its own. */
  overDialogs?: boolean | undefined;
}

/** What a component has registered, as it was last drawn. */
export interface Registered {
  current: readonly Shortcut[];
  /** Where it stands: keys of a dialog work in that dialog, those of the page where none is open. Nothing: the page. */
  place: () => Element | null;
}

const registered: Registered[] = [];

/** All shortcuts that act as the page is, the latest first: it hides an earlier one of the same keys. */
export function presentShortcuts(): Shortcut[] {
  const top = topDialog();
  const all = registered.toReversed().flatMap(({ current, place }) => {
    const isHere = dialogOf(place()) === top;
    return current.filter(({ overDialogs }) => isHere || overDialogs);
  });
  return all.filter((shortcut, index) => all.findIndex(({ keys }) => keys === shortcut.keys) === index);
}

/** One listener for all of them, for as long as there is any. */
export function registerShortcuts(shortcuts: Registered): () => void {
  if (registered.length === 0) document.addEventListener("keydown", press);
  cameAlive.current ??= performance.now();
  registered.push(shortcuts);
  // Once all that came alive together is registered: what came last has the keys.
  setTimeout(pressEarly);
  return () => {
    registered.splice(registered.indexOf(shortcuts), 1);
    if (registered.length > 0) return;
    document.removeEventListener("keydown", press);
    // The page went with the last of them, and what was pressed on it.
    early.current = [];
  };
}

/** Pressed before what takes them was there, and on which page: a panel comes alive in slices. */
const early = inTab((): { event: KeyboardEvent; pathname: string }[] => []);
/** When the first shortcut was registered. */
const cameAlive = inTab((): number | undefined => undefined);
/** Milliseconds in which a panel comes alive, and after which nobody waits for what a key was to do. */
const patience = 10_000;

function pressEarly(): void {
  const { pathname } = location;
  const keys = [...early.current, ...takeEarlyKeys().map((event) => ({ event, pathname }))];
  early.current = keys.filter(
    (key) =>
      key.pathname === location.pathname && performance.now() - key.event.timeStamp < patience && !act(key.event),
  );
}

const singleKeys = inTab(() => true);

/** Whether keys without Ctrl or ⌘ count. */
export function allowSingleKeys(allowed: boolean): void {
  singleKeys.current = allowed;
}

/** Whether what takes a key may still be coming. */
const mayBeEarly = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  singleKeys.current &&
  performance.now() - (cameAlive.current ?? 0) < patience &&
  key.length === 1 &&
  !(ctrlKey || metaKey || altKey || isTyping(target) || topDialog());

/** The first key of two, and when it was pressed. */
const first = inTab((): { key: string; at: number } | undefined => undefined);
const secondWithinMs = 1500;

function press(event: KeyboardEvent): void {
  // What has the focus comes first: an editor, a list, a menu.
  if (event.defaultPrevented || event.isComposing) return;
  if (["Shift", "Control", "Meta", "Alt"].includes(event.key)) return;
  const taken = act(event);
  if (taken) event.preventDefault();
  early.current = taken || !mayBeEarly(event) ? [] : [...early.current, { event, pathname: location.pathname }];
}

/** Whether a key was taken: it did something, or it is the first of two. */
function act(event: KeyboardEvent): boolean {
  const typing = isTyping(event.target);
  const live = presentShortcuts().filter(({ whileTyping }) => !typing || whileTyping);
  const before = first.current && event.timeStamp - first.current.at < secondWithinMs ? `${first.current.key} ` : "";
  first.current = undefined;
  const shortcut = live.find(({ keys }) => keys.startsWith(before) && matches(keys.slice(before.length), event));
  if (shortcut) {
    shortcut.run();
    return true;
  }
  const opening = live.find(({ keys }) => keys.includes(" ") && matches(keys.split(" ")[0] ?? "", event));
  if (!opening || before !== "") return false;
  first.current = { key: event.key.toLowerCase(), at: event.timeStamp };
  return true;
}

/** A sign is asked for itself, whatever it takes on a keyboard to write it. */
function matches(keys: string, event: KeyboardEvent): boolean {
  const parts = keys.split("+");
  const key = parts.at(-1);
  const withModifier = event.ctrlKey || event.metaKey;
  if (event.altKey || parts.includes("mod") !== withModifier || !(singleKeys.current || withModifier)) return false;
  if (key === "enter" && (event.repeat || isPressedByEnter(event.target))) return false;
  return event.key.toLowerCase() === key && (!withModifier || parts.includes("shift") === event.shiftKey);
}

/** What has the focus is meant; and one press that lasts is one. */
const isPressedByEnter = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("a, button, summary") !== null;

const typedInto =
  "input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable=true], [role=menu]";

/** In a field, a list of choices or a menu the letters are its own. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(typedInto) !== null;

const dialogs = "[role=dialog], [role=alertdialog], dialog[open]";

const dialogOf = (element: Element | null): Element | null => element?.closest(dialogs) ?? null;

/** The layer that waits for an answer: the one that was opened last stands last in the page, or in another. One that is fading out waits no more. */
export const topDialog = (): Element | null =>
  [...document.querySelectorAll(dialogs)].findLast((dialog) => !dialog.matches("[data-state=closed]")) ?? null;

export const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);
