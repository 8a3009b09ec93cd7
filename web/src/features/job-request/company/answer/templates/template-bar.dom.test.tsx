import type { AnswerTemplate } from "@metiro/shared/answer-template/schema";
import type { OfferStart } from "@metiro/shared/offer/schema";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { type Answers, visit } from "#test/app.tsx";
import { startWith } from "#domain/offer/offer.fixture.ts";
import { recipientWith, requestId, requestWith } from "#domain/request/request.fixture.ts";

const templates: AnswerTemplate[] = [
  {
    id: "1",
    name: "Visite",
    message: "Bonjour {prénom}, nous passons.",
    priceMin: 900,
    priceUnit: "hour",
    revision: 1,
    currency: "CHF",
  },
  { id: "2", name: "Merci", message: "Merci {prénom}.", revision: 1, currency: "CHF" },
  {
    id: "3",
    name: "Marches",
    message: "Voici notre offre.",
    lines: [{ kind: "work", label: "Ponçage", quantity: 12, unit: "piece", unitPrice: 4500, optional: false }],
    revision: 1,
    currency: "CHF",
  },
];

const open = (answers: Answers = {}) =>
  visit(`/company/requests/${requestId}`, {
    role: "Company",
    answers: {
      "jobRequest.get": () => requestWith({ jobRequestCompanies: [recipientWith()], contactVisible: false }),
      "answerTemplate.list": () => templates,
      ...answers,
    },
  });

const field = (name: string | RegExp) => screen.getByRole<HTMLTextAreaElement>("textbox", { name });

test("a second template takes the place of the first one, and stands after it once a word of it is changed", async () => {
  const { user } = await open();
  const insert = async (name: RegExp) => {
    await user.click(await screen.findByRole("button", { name: "Insérer un modèle" }));
    await user.click(await screen.findByRole("menuitem", { name }));
  };
  await insert(/^Visite/);
  expect([field(/Message/).value, field("De").value]).toEqual(["Bonjour Françoise, nous passons.", "9"]);
  await insert(/^Merci/);
  expect([field(/Message/).value, field("De").value]).toEqual(["Merci Françoise.", ""]);
  await user.type(field(/Message/), " À lundi.");
  await insert(/^Visite/);
  expect(field(/Message/).value).toBe("Merci Françoise. À lundi.\n\nBonjour Françoise, nous passons.");
});

describe("a template in another currency", () => {
  const former = templates.map((template) => ({ ...template, currency: "EUR" }));
  const answers: Answers = { "answerTemplate.list": () => former };

  test("shows its own, and gives its words without its price, and says so", async () => {
    const { user } = await open(answers);
    await user.click(await screen.findByRole("button", { name: "Insérer un modèle" }));
    await user.click(await screen.findByRole("menuitem", { name: /^Visite.*EUR/ }));
    expect([field(/Message/).value, field("De").value]).toEqual(["Bonjour Françoise, nous passons.", ""]);
    await screen.findByText(/« Visite » inséré sans ses prix : ils sont en EUR, cette demande est en CHF/);
  });

  test("gives an offer its lines without their prices", async () => {
    const { user } = await open({ ...answers, "offer.start": () => startWith({ standardLines: [] }) });
    await user.click(await screen.findByRole("button", { name: "Insérer un modèle" }));
    await user.click(await screen.findByRole("menuitem", { name: /^Marches/ }));
    await screen.findByText(/« Marches » inséré sans ses prix/);
    expect(screen.getByDisplayValue("Ponçage")).toBeTruthy();
    expect(field(/^Prix unitaire/).value).toBe("");
  });
});

describe("a template with lines", () => {
  const saveDraft = ({ baseRevision }: { baseRevision: number }) => ({
    jobRequestId: requestId,
    revision: baseRevision + 1,
    updatedAt: "2026-06-05T08:00:00.000Z",
  });
  const toOffer = async (start: OfferStart) => {
    const visitor = await open({ "offer.start": () => start, "offer.saveDraft": saveDraft });
    const { user } = visitor;
    await user.type(field(/Message/), "Bonjour Madame");
    await user.click(await screen.findByRole("button", { name: "Insérer un modèle" }));
    await user.click(
      await screen.findByRole("menuitem", { name: /^Marches.*1 ligne : ouvre l’offre ligne par ligne$/ }),
    );
    expect(await screen.findByText(/Modèle «\sMarches\s» inséré dans l’offre ligne par ligne/)).toBeTruthy();
    return visitor;
  };

  test("opens the offer with its lines and what was typed, once", async () => {
    const { asked, at } = await toOffer(startWith({ standardLines: [] }));
    expect(screen.getAllByDisplayValue("Ponçage")).toHaveLength(1);
    expect(field(/^Prix unitaire/).value).toBe("45");
    expect(field(/^Message/).value).toBe("Bonjour Madame\n\nVoici notre offre.");
    await waitFor(() => expect(at()).toBe(`/company/requests/${requestId}/offer`));
    await waitFor(() => expect(asked("offer.saveDraft")).toHaveLength(1), { timeout: 10_000 });
    expect(asked("offer.saveDraft")[0]).toMatchObject({
      content: { message: "Bonjour Madame\n\nVoici notre offre.", lines: [{ label: "Ponçage", unitPrice: "45" }] },
    });
  });

  test("goes into the offer that was begun, and takes the words of the short answer with it", async () => {
    const content = { message: "Déjà écrit", lines: [{ label: "Échafaudage", quantity: "1", unitPrice: "300" }] };
    const draft = { jobRequestId: requestId, revision: 1, updatedAt: "2026-06-05T08:00:00.000Z", content };
    await toOffer(startWith({ standardLines: [], draft }));
    expect(field(/^Message/).value).toBe("Déjà écrit\n\nBonjour Madame\n\nVoici notre offre.");
    expect(screen.getByDisplayValue("Échafaudage")).toBeTruthy();
    expect(screen.getByDisplayValue("Ponçage")).toBeTruthy();
  });
});
