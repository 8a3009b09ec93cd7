import type { SaveStandardLinesInput, StandardLines } from "@metiro/shared/offer/schema";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Answers, refusal, visit } from "#test/app.tsx";
import { standardLines } from "#domain/offer/offer.fixture.ts";

const [categoryId, id] = ["01900000-0000-7000-8000-000000000a01", "01900000-0000-7000-8000-000000000a02"];
const subcategory = { id, categoryId, name: "Peinture intérieure", slug: "peinture", translations: {}, revision: 4 };
const row: StandardLines = { subcategoryId: id, revision: 3, lines: standardLines };

async function open(answers: Answers = {}) {
  const visitor = await visit(`/admin/category/${categoryId}/subcategories/${id}/lines`, {
    role: "Admin",
    answers: {
      "subCategory.get": () => subcategory,
      "category.list": () => [],
      "standardLine.get": () => row,
      ...answers,
    },
  });
  await screen.findByRole("heading", { level: 1, name: /^Lignes des offres/ });
  return visitor;
}
const french = () =>
  screen.getAllByRole<HTMLInputElement>("textbox", { name: /, en français$/ }).map(({ value }) => value);
const save = () =>
  within(screen.getByRole("region", { name: "Enregistrement" })).getByRole("button", { name: "Enregistrer" });

test("lines change places by keys, are added by Enter, and are saved at once with the revision they come from", async () => {
  const { user, asked } = await open({
    "standardLine.save": ({ lines }: SaveStandardLinesInput) => ({
      subcategoryId: id,
      revision: 4,
      lines: lines.map((line, index) => ({ ...line, id: line.id ?? `new-${index}` })),
    }),
  });
  expect(screen.getByText("Tout est enregistré.")).toBeTruthy();
  screen.getByRole("button", { name: "Déplacer « Évacuation »" }).focus();
  await user.keyboard("{ArrowUp}");
  expect(french()).toEqual(["Préparation des surfaces", "Évacuation", "Peinture"]);
  await user.type(screen.getByRole("textbox", { name: "Ligne 3, en français" }), "{Enter}");
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Ligne 4, en français" })),
  );
  await user.keyboard("Protection du sol");
  await user.selectOptions(screen.getAllByRole("combobox", { name: "Unité" }).at(-1) ?? document.body, "m2");
  await user.click(save());
  await waitFor(() => expect(asked("standardLine.save")).toHaveLength(1));
  expect(asked("standardLine.save")[0]).toMatchObject({
    baseRevision: 3,
    lines: [{ id: standardLines[0]?.id }, { id: standardLines[2]?.id }, {}, { label: "Protection du sol", unit: "m2" }],
  });
  await screen.findByText("Tout est enregistré.");
});

test("a second Ctrl+S while the first is on its way saves nothing more", async () => {
  let arrive = (_saved: StandardLines) => {};
  const { user, asked } = await open({
    "standardLine.save": () => new Promise<StandardLines>((resolve) => (arrive = resolve)),
  });
  const first = screen.getByRole<HTMLInputElement>("textbox", { name: "Ligne 1, en français" });
  await user.type(first, " fines");
  await user.keyboard("{Control>}ss{/Control}");
  await waitFor(() => expect(asked("standardLine.save")).toHaveLength(1));
  await user.keyboard("{Control>}s{/Control}");
  arrive({ ...row, revision: 4 });
  await screen.findByText("Tout est enregistré.");
  expect(asked("standardLine.save")).toHaveLength(1);
  await user.type(first, " et propres");
  await user.keyboard("{Control>}s{/Control}");
  await waitFor(() => expect(asked("standardLine.save")).toHaveLength(2));
});

test("a line without French words is refused at its field; who saves second is told and loses nothing", async () => {
  const { user, asked } = await open({
    "standardLine.save": () => {
      throw refusal("REVISION_CONFLICT");
    },
  });
  const first = screen.getByRole<HTMLInputElement>("textbox", { name: "Ligne 1, en français" });
  await user.clear(first);
  await user.click(save());
  expect(await screen.findByText("Ce champ est à compléter.")).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(first));
  expect(asked("standardLine.save")).toEqual([]);
  await user.type(first, "Ponçage");
  await user.click(save());
  expect(await screen.findByText("Quelqu’un d’autre a enregistré entre-temps")).toBeTruthy();
  expect(french()[0]).toBe("Ponçage");
});
