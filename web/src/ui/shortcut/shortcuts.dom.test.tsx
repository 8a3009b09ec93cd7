import { useRef, useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { screen, show } from "#test/render.tsx";
import { allowSingleKeys, presentShortcuts } from "./shortcuts.ts";
import { useShortcuts } from "./use-shortcuts.ts";

const acts = { help: vi.fn(), find: vi.fn(), undo: vi.fn(), undoNearer: vi.fn() };
beforeEach(() => {
  for (const act of Object.values(acts)) act.mockReset();
  allowSingleKeys(true);
});

function Page({ dialog = false }: { dialog?: boolean }) {
  const [nearer, setNearer] = useState(false);
  useShortcuts([
    { keys: "?", label: "Afficher les raccourcis", run: acts.help },
    { keys: "mod+k", label: "Rechercher partout", run: acts.find, whileTyping: true },
    { keys: "mod+z", label: "Annuler", run: acts.undo },
  ]);
  return (
    <>
      <input aria-label="Nom" />
      <input type="checkbox" aria-label="Choisir" onChange={({ target }) => setNearer(target.checked)} />
      {nearer && <Nearer />}
      {dialog && <dialog open aria-label="Question" />}
    </>
  );
}

function Nearer() {
  useShortcuts([{ keys: "mod+z", label: "Annuler l’envoi", run: acts.undoNearer }]);
  return null;
}

test("keys act wherever one stands, but in a field only those that say so", async () => {
  const user = show(<Page />);
  await user.keyboard("?{Control>}z{/Control}{Meta>}k{/Meta}");
  expect([acts.help, acts.undo, acts.find].map((act) => act.mock.calls.length)).toEqual([1, 1, 1]);
  await user.click(screen.getByRole("checkbox", { name: "Choisir" }));
  await user.keyboard("?");
  expect(acts.help).toHaveBeenCalledTimes(2);
  await user.click(screen.getByRole("textbox", { name: "Nom" }));
  await user.keyboard("?{Control>}z{/Control}{Control>}k{/Control}{Control>}{Shift>}k{/Shift}{/Control}");
  expect([acts.help, acts.undo, acts.find].map((act) => act.mock.calls.length)).toEqual([2, 1, 2]);
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Nom" }).value).toBe("?");
});

test("nothing acts under a dialog", async () => {
  const user = show(<Page dialog />);
  await user.keyboard("?{Control>}zk{/Control}");
  expect([acts.help, acts.undo, acts.find].map((act) => act.mock.calls.length)).toEqual([0, 0, 0]);
});

test("a dialog that is fading out leaves the keys to the page", async () => {
  const user = show(<Page dialog />);
  screen.getByRole("dialog").dataset["state"] = "closed";
  await user.keyboard("{Control>}z{/Control}");
  expect(acts.undo).toHaveBeenCalledOnce();
});

test("what came last has the keys, and gives them back when it goes", async () => {
  const user = show(<Page />);
  const nearer = screen.getByRole("checkbox", { name: "Choisir" });
  await user.click(nearer);
  expect(presentShortcuts().map(({ label }) => label)).toEqual([
    "Annuler l’envoi",
    "Afficher les raccourcis",
    "Rechercher partout",
  ]);
  await user.keyboard("{Control>}z{/Control}");
  await user.click(nearer);
  await user.keyboard("{Control>}z{/Control}");
  expect([acts.undoNearer, acts.undo].map((act) => act.mock.calls.length)).toEqual([1, 1]);
});

test("who does without single keys keeps those with Ctrl", async () => {
  const user = show(<Page />);
  allowSingleKeys(false);
  await user.keyboard("?{Control>}z{/Control}");
  expect([acts.help, acts.undo].map((act) => act.mock.calls.length)).toEqual([0, 1]);
});

const acted = { go: vi.fn(), grow: vi.fn(), send: vi.fn(), tick: vi.fn() };

/** A dialog with keys of its own, over a page with two keys in a row. */
function Layers({ open }: { open: boolean }) {
  useShortcuts([
    { keys: "g o", label: "Aller aux offres", run: acted.go },
    { keys: "o", label: "Ouvrir", run: acted.grow },
  ]);
  return open ? <Layer /> : null;
}

function Layer() {
  const place = useRef<HTMLParagraphElement>(null);
  useShortcuts(
    [
      { keys: "enter", label: "Envoyer", run: acted.send },
      { keys: "1", label: "Cocher", run: acted.tick },
    ],
    place,
  );
  return (
    <dialog open aria-label="Transmettre">
      <p ref={place} />
      <button type="button">Annuler</button>
      <input type="checkbox" aria-label="Une" />
    </dialog>
  );
}

test("two keys in a row are one, and the second alone is another", async () => {
  for (const act of Object.values(acted)) act.mockReset();
  const user = show(<Layers open={false} />);
  await user.keyboard("go");
  expect([acted.go, acted.grow].map((act) => act.mock.calls.length)).toEqual([1, 0]);
  await user.keyboard("ogx");
  await user.keyboard("o");
  expect([acted.go, acted.grow].map((act) => act.mock.calls.length)).toEqual([1, 2]);
});

test("keys of a dialog work in it alone, those of the page do not; Enter presses what has the focus", async () => {
  for (const act of Object.values(acted)) act.mockReset();
  const user = show(<Layers open />);
  expect(presentShortcuts().map(({ keys }) => keys)).toEqual(["enter", "1"]);
  await user.keyboard("1go{Enter}");
  await user.click(screen.getByRole("checkbox", { name: "Une" }));
  await user.keyboard("{Enter}");
  await user.click(screen.getByRole("button", { name: "Annuler" }));
  await user.keyboard("{Enter}");
  expect(Object.values(acted).map((act) => act.mock.calls.length)).toEqual([0, 0, 2, 1]);
});
