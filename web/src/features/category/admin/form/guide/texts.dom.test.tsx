import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { visit } from "#test/app.tsx";
import { category, categoryId, id, subcategory } from "../subcategory.fixture.ts";

const open = () =>
  visit(`/admin/category/${categoryId}/subcategories/${id}`, {
    role: "Admin",
    answers: {
      "subCategory.get": () => subcategory,
      "category.list": () => [category],
      "category.overview": () => [],
      "subCategory.update": (input: object) => ({ ...subcategory, ...input }),
    },
  });
const preview = () => within(screen.getByRole("region", { name: "Aperçu" }));
const bar = () => within(screen.getByRole("region", { name: "Enregistrement" }));

test("texts of one language at a time, beside the page that they make, and saved once something changed", async () => {
  const { user, asked } = await open();
  const way = within(screen.getByRole("navigation", { name: "Fil d’Ariane" }));
  expect(way.getByRole("link", { name: "Peinture" }).getAttribute("href")).toBe(
    `/admin/category/list?category=${categoryId}`,
  );
  expect(bar().getByText("Tout est enregistré.")).toBeTruthy();
  expect(preview().getByRole("heading", { level: 2, name: "Peinture intérieure" })).toBeTruthy();
  expect(preview().getByText("La surface")).toBeTruthy();
  expect(screen.queryByRole("textbox", { name: /Nom en anglais/ })).toBeNull();

  await user.click(screen.getByRole("radio", { name: "Anglais" }));
  expect(preview().getByRole("heading", { level: 2, name: "Interior painting" })).toBeTruthy();
  expect(preview().queryByText("La surface")).toBeNull();
  expect(screen.queryByRole("textbox", { name: "Nom" })).toBeNull();
  await user.type(screen.getByRole("textbox", { name: /Nom en anglais/ }), " and more");
  expect(preview().getByRole("heading", { level: 2, name: "Interior painting and more" })).toBeTruthy();
  expect(bar().getByText("Des changements ne sont pas enregistrés.")).toBeTruthy();
  await user.click(bar().getByRole("button", { name: "Enregistrer" }));
  await waitFor(() =>
    expect(asked("subCategory.update")).toMatchObject([
      {
        id,
        name: "Peinture intérieure",
        translations: { en: { name: "Interior painting and more" } },
        baseRevision: 4,
      },
    ]),
  );
});

test("what is wrong in the language and the row that are not open opens both", async () => {
  const { user, asked } = await open();
  await user.clear(screen.getByRole("textbox", { name: "Nom" }));
  await user.click(screen.getByRole("radio", { name: "Anglais" }));
  await user.click(screen.getByRole("button", { name: /^Mots de recherche/ }));
  await user.click(bar().getByRole("button", { name: "Enregistrer" }));
  const name = await screen.findByRole("textbox", { name: "Nom" });
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect(asked("subCategory.update")).toEqual([]);
});

test("what a page tells stands in rows that say how much is in them, of which one at a time is open", async () => {
  const { user } = await open();
  expect(
    screen.getByRole("button", { name: /^Ce qui influence le prix\s*La surface\s*1$/, expanded: false }),
  ).toBeTruthy();
  expect(screen.getByRole("button", { name: /^Mots de recherche\s*Rien encore$/ })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^Ce qui influence le prix/ }));
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Ce qui influence le prix/ }).value).toBe(
    "La surface",
  );
  expect(screen.queryByRole("textbox", { name: "Nom" })).toBeNull();
});

test("steps are rows with their titles, of which one at a time is open, and any in which something is missing", async () => {
  const { user, asked } = await open();
  const row = (name: RegExp) => screen.getByRole("button", { name });
  const titles = () => screen.queryAllByRole<HTMLInputElement>("textbox", { name: "Titre" }).map(({ value }) => value);
  await user.click(row(/^Le déroulement/));
  await user.click(row(/^Ajouter une étape/));
  await user.type(screen.getByRole("textbox", { name: "Titre" }), "La visite");
  await user.type(screen.getByRole("textbox", { name: "Texte" }), "Une demi-heure sur place.");
  await user.click(row(/^Ajouter une étape/));
  await waitFor(() => expect(titles()).toEqual([""]));
  await user.click(row(/^Étape 1\s?La visite/));
  await waitFor(() => expect(titles()).toEqual(["La visite", ""]));
  await user.click(row(/^Étape 1\s?La visite/));
  await waitFor(() => expect(titles()).toEqual([""]));
  await user.click(bar().getByRole("button", { name: "Enregistrer" }));
  expect(asked("subCategory.update")).toEqual([]);
});
