import { useState } from "react";
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
