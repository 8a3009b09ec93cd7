import type { AnswerTemplate } from "@metiro/shared/answer-template/schema";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { visit } from "#test/app.tsx";

const line = { kind: "work" as const, unit: "m2" as const, vatRate: 810, optional: false };
const template: AnswerTemplate = {
  id: "01900000-0000-7000-8000-00000000ab01",
  name: "Salon",
  message: "Bonjour {prénom}, voici notre offre.",
  revision: 2,
  currency: "CHF",
  lines: [
    {
      ...line,
      label: "Peinture des murs",
      quantity: 10,
      unitPrice: 2_400,
      standardLineId: "01900000-0000-7000-8000-00000000ab02",
    },
    { ...line, label: "Plafond", quantity: 2, unitPrice: 1_800 },
    { ...line, label: "Protection", unitPrice: 500 },
    { ...line, label: "Corniche", quantity: 1, unitPrice: 9_000, optional: true },
  ],
};
const { lines: _lines, ...worded } = template;
const short: AnswerTemplate = { ...worded, id: "01900000-0000-7000-8000-00000000ab03", name: "Visite" };

async function open(templates = [template, short]) {
  const visitor = await visit("/company/templates", {
    role: "Company",
    answers: {
      "answerTemplate.list": () => templates,
      "answerTemplate.update": (input: object) => ({ ...template, ...input, revision: 3 }),
      "answerTemplate.delete": () => undefined,
      "answerTemplate.add": () => short,
    },
  });
  return { ...visitor, card: await screen.findByRole("region", { name: "Salon" }) };
}

test("a template of an offer says so, how many lines it has and what they come to; each stands there once they are opened", async () => {
  const { user, card } = await open();
  within(card).getByText("Modèle d’offre");
  // 10 × 24.– and 2 × 18.–; what is optional, or has no quantity, is not in it.
  within(card).getByText("CHF 276, sans les lignes à compléter");
  await user.click(within(card).getByText("4 lignes"));
  expect(
    within(card)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^Peinture des murs.*240/),
    expect.stringMatching(/^Plafond.*36/),
    expect.stringMatching(/^Protection.*À compléter/),
    expect.stringMatching(/^Corniche En option.*90/),
  ]);
  expect(within(screen.getByRole("region", { name: "Visite" })).queryByText("Modèle d’offre")).toBeNull();
});

test("lines of one's own are renamed, any is taken out, and the rest is saved with the revision it comes from", async () => {
  const { user, asked, card } = await open();
  await user.click(within(card).getByRole("button", { name: "Modifier" }));
  const first = await screen.findByRole("textbox", { name: "Ligne 1" });
  expect(first).toHaveProperty("readOnly", true);
  const second = screen.getByRole("textbox", { name: "Ligne 2" });
  await user.clear(second);
  await user.type(second, "Plafond blanc");
  await user.click(screen.getByRole("button", { name: "Retirer « Protection »" }));
  await user.click(screen.getByRole("button", { name: "Enregistrer le modèle" }));
  await waitFor(() => expect(asked("answerTemplate.update")).toHaveLength(1));
  const { lines = [] } = template;
  expect(asked("answerTemplate.update")[0]).toMatchObject({
    id: template.id,
    baseRevision: 2,
    lines: [lines[0], { ...lines[1], label: "Plafond blanc" }, lines[3]],
  });
});

test("without any line it is a short answer again", async () => {
  const { user, asked, card } = await open();
  await user.click(within(card).getByRole("button", { name: "Modifier" }));
  await screen.findByRole("textbox", { name: "Ligne 1" });
  for (const { label } of template.lines ?? [])
    await user.click(screen.getByRole("button", { name: `Retirer « ${label} »` }));
  screen.getByText("Sans lignes, ce modèle devient une réponse courte.");
  await user.click(screen.getByRole("button", { name: "Enregistrer le modèle" }));
  await waitFor(() => expect(asked("answerTemplate.update")).toHaveLength(1));
  expect(asked("answerTemplate.update")[0]).toMatchObject({ lines: null });
});

test("a template is deleted from its menu, and set up again where that was not meant", async () => {
  const { user, asked } = await open();
  await user.click(screen.getByRole("button", { name: "Autres actions pour Visite" }));
  await user.click(await screen.findByRole("menuitem", { name: "Supprimer" }, { timeout: 10_000 }));
  await screen.findByText("Modèle « Visite » supprimé.");
  expect(asked("answerTemplate.delete")).toEqual([{ id: short.id }]);
  await user.click(screen.getByRole("button", { name: "Annuler" }));
  await screen.findByText("Modèle rétabli.");
  expect(asked("answerTemplate.add")).toMatchObject([{ name: "Visite", message: short.message }]);
});

test("prices in a former currency keep it, and another is said by the company alone: nothing is converted", async () => {
  const { user, asked, card } = await open([{ ...template, currency: "EUR", priceMin: 90_000, priceUnit: "total" }]);
  within(card).getByText("dès EUR 900 au total");
  within(card).getByText("EUR 276, sans les lignes à compléter");
  await user.click(within(card).getByRole("button", { name: "Modifier" }));
  const select = await screen.findByRole("combobox", { name: "Monnaie de ces prix" });
  screen.getByText(/Les nouvelles demandes sont en CHF/);
  await user.selectOptions(select, "CHF");
  screen.getByText(/Rien n’est converti/);
  await user.click(screen.getByRole("button", { name: "Enregistrer le modèle" }));
  await waitFor(() => expect(asked("answerTemplate.update")).toHaveLength(1));
  const { lines = [] } = template;
  expect(asked("answerTemplate.update")[0]).toMatchObject({ currency: "CHF", priceMin: 90_000 });
  expect((asked("answerTemplate.update")[0] as AnswerTemplate).lines).toEqual(
    lines.map(({ unitPrice: _unitPrice, ...line }) => line),
  );
});
