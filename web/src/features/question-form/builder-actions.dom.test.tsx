import { expect, test, vi } from "vitest";
import { screen, show } from "#test/render.tsx";
import { BuilderActions } from "./builder-actions.tsx";
import type { Builder } from "./use-builder.ts";

const acts = { onReplay: vi.fn(), onVersions: vi.fn(), onDiscard: vi.fn(), onPublish: vi.fn() };

/** A draft that was changed, on a screen as narrow as a phone or wider. */
function actionsOf(onPhone: boolean, more: Partial<Builder> = {}) {
  vi.stubGlobal("matchMedia", () => ({
    matches: onPhone,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  for (const act of Object.values(acts)) act.mockReset();
  const builder = {
    undo: vi.fn(),
    redo: vi.fn(),
    changed: true,
    faults: [],
    incomplete: false,
    keeps: true,
    published: { revision: 3 },
    sync: { state: "waiting" },
    ...more,
  } as unknown as Builder;
  return { builder, user: show(<BuilderActions builder={builder} missing={2} {...acts} />) };
}

const names = () =>
  screen.getAllByRole("button").map((button) => button.getAttribute("aria-label") ?? button.textContent);

test("on a phone one row publishes and undoes, and a menu has the rest, by keys as well", async () => {
  const { builder, user } = actionsOf(true);
  expect(names()).toEqual(["Annuler (Ctrl+Z)", "Autres actions", "Publier"]);
  await user.tab();
  await user.tab();
  const open = async () => {
    await user.keyboard("{Enter}");
    return screen.findAllByRole("menuitem", {}, { timeout: 10_000 });
  };
  expect((await open()).map(({ textContent }) => textContent)).toEqual([
    "Rétablir la modification annulée",
    "Essayer sur les demandes passées",
    "Versions",
    "Abandonner le brouillon",
  ]);
  expect(screen.getByText("2 textes anglais manquent")).toBeTruthy();
  await user.keyboard("{Escape}");
  for (const [place, act] of [builder.redo, acts.onReplay, acts.onVersions, acts.onDiscard].entries()) {
    await open();
    await user.keyboard(`${"{ArrowDown}".repeat(place)}{Enter}`);
    await vi.waitFor(() => expect(act).toHaveBeenCalledOnce());
  }
});

test("an entry that cannot be chosen says why", async () => {
  const { user } = actionsOf(true, { changed: false, incomplete: true, redo: undefined });
  await user.click(screen.getByRole("button", { name: "Autres actions" }));
  const entries = await screen.findAllByRole("menuitem", {}, { timeout: 10_000 });
  expect(entries.map((entry) => [entry.textContent, entry.hasAttribute("data-disabled")])).toEqual([
    ["Rétablir la modification annulée", true],
    ["Essayer sur les demandes passéesCorrigez d’abord les points signalés.", true],
    ["Versions", false],
    ["Abandonner le brouillonRien n’est changé.", true],
  ]);
});

test("elsewhere every action is a button of its own", () => {
  actionsOf(false);
  expect(names()).toEqual([
    "Annuler (Ctrl+Z)",
    "Rétablir (Ctrl+Maj+Z)",
    "Essayer sur les demandes passéesEssai",
    "Versions",
    "Abandonner le brouillonAbandonner",
    "Publier",
  ]);
});
