import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Answers, refusal, visit } from "#test/app.tsx";
import { category, categoryId, id, subcategory } from "./subcategory.fixture.ts";

const items = [{ kind: "tradePermit", need: "needed" }];
async function open(answers: Answers = {}) {
  const visitor = await visit(`/admin/category/${categoryId}/subcategories/${id}`, {
    role: "Admin",
    answers: {
      "subCategory.get": () => subcategory,
      "category.list": () => [category],
      "category.overview": () => [],
      "proof.trade": () => ({ items }),
      ...answers,
    },
  });
  await visitor.user.click(await screen.findByRole("button", { name: /^Preuves demandées aux entreprises/ }));
  return visitor;
}
const need = (kind: string) => screen.findByRole<HTMLSelectElement>("combobox", { name: kind });
const press = () => screen.getByRole("button", { name: "Enregistrer" });
const restsSaved = () => press().getAttribute("aria-disabled") === "true";

test("what a service asks is chosen kind by kind and saved whole by the bar of the page, without its texts", async () => {
  const { user, asked } = await open({ "proof.setTrade": (input: { items: unknown }) => ({ items: input.items }) });
  expect((await need("Autorisation de pratiquer")).value).toBe("needed");
  expect((await need("Assurance RC")).value).toBe("");
  expect(restsSaved()).toBe(true);
  await user.selectOptions(await need("Assurance RC"), "Recommandée");
  await user.selectOptions(await need("Autorisation de pratiquer"), "Pas demandée");
  await user.click(press());
  await waitFor(() =>
    expect(asked("proof.setTrade")).toEqual([
      { subcategoryId: id, items: [{ kind: "liabilityInsurance", need: "recommended" }] },
    ]),
  );
  await screen.findByRole("heading", { level: 1, name: "Catégories" });
  expect(asked("subCategory.update")).toEqual([]);
});

test("what was chosen is given up with the rest of what is not saved", async () => {
  const { user, asked } = await open();
  await user.selectOptions(await need("Assurance RC"), "Recommandée");
  await user.click(screen.getByRole("button", { name: /^Nom et description/ }));
  await user.type(screen.getByRole("textbox", { name: "Nom" }), " et plus");
  await user.click(screen.getByRole("button", { name: "Abandonner" }));
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Nom" }).value).toBe("Peinture intérieure");
  await user.click(screen.getByRole("button", { name: /^Preuves demandées aux entreprises/ }));
  expect((await need("Assurance RC")).value).toBe("");
  expect(restsSaved()).toBe(true);
  expect(asked("proof.setTrade")).toEqual([]);
});

test("what could not be fetched is asked for again", async () => {
  let tries = 0;
  const { user } = await open({
    "proof.trade": () => {
      tries += 1;
      if (tries === 1) throw refusal("INTERNAL");
      return { items };
    },
  });
  const failed = (await screen.findByText("Les preuves n’ont pas pu être chargées")).closest("section");
  await user.click(within(failed ?? document.body).getByRole("button", { name: "Réessayer" }));
  expect((await need("Autorisation de pratiquer")).value).toBe("needed");
});
