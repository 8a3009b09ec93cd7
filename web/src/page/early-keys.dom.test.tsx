import { afterEach, expect, test, vi } from "vitest";
import { cleanup } from "@testing-library/react";
import { show } from "#test/render.tsx";
import { allowSingleKeys } from "#ui/shortcut/shortcuts.ts";
import { useShortcuts } from "#ui/shortcut/use-shortcuts.ts";
import { rememberEarlyKeys, takeEarlyKeys } from "./early-keys.ts";

const acts = { help: vi.fn(), find: vi.fn(), go: vi.fn(), open: vi.fn() };

function Frame() {
  allowSingleKeys(true);
  useShortcuts([
    { keys: "?", label: "Afficher les raccourcis", run: acts.help },
    { keys: "mod+k", label: "Rechercher partout", run: acts.find, whileTyping: true },
    { keys: "g o", label: "Aller aux offres", run: acts.go },
  ]);
  return null;
}

function Help() {
  useShortcuts([{ keys: "?", label: "Afficher les raccourcis", run: acts.help }]);
  return null;
}

function Rows() {
  useShortcuts([{ keys: "o", label: "Ouvrir la ligne", run: acts.open }]);
  return null;
}

/** A document at an address whose script has not come yet. */
function arriveAt(path: string) {
  history.replaceState(null, "", path);
  document.body.innerHTML = '<input aria-label="Recherche" />';
  rememberEarlyKeys();
}
const press = (key: string, options: KeyboardEventInit = {}, on: Element = document.body) =>
  on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...options }));
const calls = () => Object.values(acts).map((act) => act.mock.calls.length);

afterEach(() => {
  takeEarlyKeys();
  for (const act of Object.values(acts)) act.mockReset();
});

test("what is pressed before a panel is alive acts once it is, in its order, and once", async () => {
  arriveAt("/admin/jobs");
  press("?");
  // The browser would begin to search by itself.
  expect(press("k", { ctrlKey: true })).toBe(false);
  press("g");
  press("o");
  expect(calls()).toEqual([0, 0, 0, 0]);
  const user = show(<Frame />);
  await vi.waitFor(() => expect(calls()).toEqual([1, 1, 1, 0]));
  await user.keyboard("?");
  expect(calls()).toEqual([2, 1, 1, 0]);
});

test("what nothing takes yet waits for the next slice of the page", async () => {
  arriveAt("/admin/jobs");
  press("o");
  show(<Frame />);
  await vi.waitFor(() => expect(window.earlyKeys).toBeUndefined());
  show(<Rows />);
  await vi.waitFor(() => expect(calls()).toEqual([0, 0, 0, 1]));
});

test.each(["g", ""])("two keys in a row act together where the page comes alive after « %s »", async (before) => {
  arriveAt("/admin/jobs");
  if (before) press(before);
  const user = show(<Help />);
  await vi.waitFor(() => expect(window.earlyKeys).toBeUndefined());
  await user.keyboard("go".slice(before.length));
  expect(calls()).toEqual([0, 0, 0, 0]);
  show(<Frame />);
  await vi.waitFor(() => expect(calls()).toEqual([0, 0, 1, 0]));
});

test("who does without single keys has none waiting, and none waits once its page is gone", async () => {
  arriveAt("/admin/jobs");
  const user = show(<Help />);
  allowSingleKeys(false);
  await user.keyboard("o");
  allowSingleKeys(true);
  show(<Rows />);
  await user.keyboard("x");
  cleanup();
  await user.keyboard("o");
  show(<Frame />);
  show(<Rows />);
  await user.keyboard("?");
  expect(calls()).toEqual([1, 0, 0, 0]);
});

test("what waits is forgotten on another page, and once another key was taken", async () => {
  arriveAt("/admin/jobs");
  const user = show(<Help />);
  await user.keyboard("o");
  history.replaceState(null, "", "/admin/company");
  show(<Rows />);
  await user.keyboard("o");
  expect(calls()).toEqual([0, 0, 0, 1]);
  await user.keyboard("g?");
  show(<Frame />);
  await user.keyboard("o");
  expect(calls()).toEqual([1, 0, 0, 2]);
});

test("what is written into a field is a text, and pages without shortcuts leave every key alone", () => {
  arriveAt("/company");
  press("?", {}, document.querySelector("input") ?? document.body);
  expect(press("k", { ctrlKey: true })).toBe(true);
  expect(takeEarlyKeys()).toEqual([]);
  arriveAt("/companies");
  press("?");
  expect(window.earlyKeys).toBeUndefined();
});
