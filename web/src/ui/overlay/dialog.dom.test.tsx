import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { screen, show } from "#test/render.tsx";
import { Dialog } from "./dialog.tsx";

const dialog = async (children: ReactNode, touched = false) => {
  vi.stubGlobal("matchMedia", (media: string) => ({ matches: touched && media === "(pointer: coarse)" }));
  show(
    <Dialog open onClose={() => undefined} title="Modifier">
      {children}
    </Dialog>,
  );
  return screen.findByRole("dialog", { name: "Modifier" });
};

const form = (
  <form>
    <input type="hidden" name="id" />
    <input aria-label="Numéro" disabled />
    <input aria-label="Nom" />
    <input aria-label="Prénom" />
  </form>
);

test("a form opens with the focus on the first field that can be filled in", async () => {
  await dialog(form);
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Nom" }));
});

test("where fingers do the pointing it opens without the keyboard over it", async () => {
  const layer = await dialog(form, true);
  expect(document.activeElement).toBe(layer);
});

test("what the content marks has the focus first, on a phone too", async () => {
  await dialog(
    <form>
      <input aria-label="Nom" />
      <input aria-label="Code" data-autofocus="" />
    </form>,
    true,
  );
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Code" }));
});

test("what only shows something opens with the focus on its first control", async () => {
  await dialog(<button type="button">Voir</button>);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Fermer" }));
});
