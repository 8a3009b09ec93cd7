import { lineAmount } from "@metiro/shared/offer/money";
import type { OfferStart, SaveOfferInput } from "@metiro/shared/offer/schema";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Answers, refusal, visit } from "#test/app.tsx";
import { lineWith, offerOf, standardLines, startWith } from "#domain/offer/offer.fixture.ts";
import { offerWith, recipientWith, requestId, requestWith } from "#domain/request/request.fixture.ts";

async function open(start: OfferStart, answers: Answers = {}, own = recipientWith()) {
  const visitor = await visit(`/company/requests/${requestId}/offer`, {
    role: "Company",
    answers: {
      "jobRequest.get": () => requestWith({ jobRequestCompanies: [own], contactVisible: false }),
      "offer.start": () => start,
      "offer.saveDraft": ({ baseRevision }: { baseRevision: number }) => ({
        jobRequestId: requestId,
        revision: baseRevision + 1,
        updatedAt: "2026-06-05T08:00:00.000Z",
      }),
      ...answers,
    },
  });
  // The editor comes when its page is opened.
  await screen.findByRole("form", { name: "Offre" });
  return visitor;
}
/** A line, by what its button on a phone says. */
function line(name: RegExp) {
  const item = screen.getByRole("button", { name }).closest("li");
  if (!item) throw new Error(`No line ${String(name)}`);
  return within(item);
}
const field = (of: RegExp, name: RegExp) => line(of).getByRole<HTMLInputElement>("textbox", { name });
const total = () => within(screen.getByRole("region", { name: "Total et envoi" })).getByText(/^CHF/).textContent;
const preview = () => screen.getByRole("button", { name: "Aperçu et envoi" });

const savedOffer = {
  jobRequestId: requestId,
  companyId: "c",
  company: { id: "c", name: "M" },
  accepted: false,
  former: [],
  moreFormer: false,
};

test("an offer starts from the lines of the service, reckons while one types, and is sent from its preview", async () => {
  const sent: SaveOfferInput[] = [];
  const { user, at } = await open(startWith(), {
    "offer.save": (input: SaveOfferInput) => {
      sent.push(input);
      return savedOffer;
    },
  });
  await user.clear(field(/^Préparation/, /^Quantité/));
  await user.type(field(/^Préparation/, /^Quantité/), "12,5");
  await user.type(field(/^Préparation/, /^Prix unitaire/), "45.50");
  expect(total()).toBe("CHF\u00a0568.75");
  await user.selectOptions(
    line(/^Peinture/).getByRole("combobox", { name: /^Ce que vous proposez/ }),
    "includedElsewhere",
  );
  await user.click(screen.getByRole("button", { name: /^Marquer la ligne vide/ }));
  await user.click(preview());
  const dialog = within(await screen.findByRole("dialog", { name: /comme le client la lira/ }));
  expect(dialog.getByText("Compris ailleurs")).toBeTruthy();
  expect(dialog.getByText("Non proposé")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Envoyer l’offre" }));
  await waitFor(() => expect(at()).toBe(`/company/requests/${requestId}`));
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ baseRevision: 0, vat: "included" });
  expect(sent[0]?.lines?.map(({ state, unitPrice }) => [state, unitPrice])).toEqual([
    ["priced", 4550],
    ["includedElsewhere", undefined],
    ["notOffered", undefined],
  ]);
});

test("the preview shows what the client will read: no way to reach the company before a choice", async () => {
  const current = offerOf({ lines: [lineWith()], message: "Appelez le 079 123 45 67." });
  const { user } = await open(startWith({ current, version: 1, standardLines: standardLines.slice(0, 1) }));
  const message = screen.getByRole("textbox", { name: /^Message au client/ });
  await user.clear(message);
  await user.type(message, "Mon numéro : 079 123 45 68.");
  await user.click(preview());
  const dialog = within(await screen.findByRole("dialog", { name: /comme le client la lira/ }));
  expect(dialog.getAllByText("Mon numéro : •••.")).not.toHaveLength(0);
  expect(dialog.queryByText(/079/)).toBeNull();
  expect(dialog.getByText(/^••• remplace vos coordonnées/)).toBeTruthy();
});

test("an offer that is taken back leads to its lines, which are there again", async () => {
  const content = { lines: [{ label: "Ponçage du parquet", quantity: "64.5", unitPrice: "78.50" }] };
  const draft = { jobRequestId: requestId, revision: 1, updatedAt: "2026-06-05T08:00:00.000Z", content };
  const steps = { sent: false, undone: false };
  const bare = startWith({ standardLines: [] });
  const { user, at } = await open(bare, {
    "jobRequest.get": () =>
      requestWith({ jobRequestCompanies: [steps.sent ? offerWith({ offerLines: 1 }) : recipientWith()] }),
    "offer.start": () => (steps.undone ? startWith({ standardLines: [], draft }) : bare),
    "offer.save": () => {
      steps.sent = true;
      return savedOffer;
    },
    "jobRequest.undoAnswer": () => {
      Object.assign(steps, { sent: false, undone: true });
      return requestWith({ jobRequestCompanies: [recipientWith()] });
    },
  });
  await user.type(screen.getByRole("textbox", { name: /^Désignation|^Libellé|^Ce que/ }), "Ponçage");
  await user.type(screen.getByRole("textbox", { name: /^Prix unitaire/ }), "78.50");
  await user.click(preview());
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Envoyer l’offre" }));
  await waitFor(() => expect(at()).toBe(`/company/requests/${requestId}`));
  await user.click(await screen.findByRole("button", { name: "Annuler" }));
  await waitFor(() => expect(at()).toBe(`/company/requests/${requestId}/offer`));
  expect(await screen.findByText("C’est annulé : votre offre est de nouveau un brouillon.")).toBeTruthy();
  expect(await screen.findByDisplayValue("Ponçage du parquet")).toBeTruthy();
});

test("an offer that was sent and withdrawn begins with the lines that were sent, not with an amendment that never stood", async () => {
  const gone = recipientWith({ response: "declined", withdrawn: true, respondedAt: "2026-06-05T08:00:00.000Z" });
  const pair = { jobRequestId: requestId, companyId: gone.company.id };
  const { asked } = await open(
    startWith({ version: 3 }),
    {
      "offer.get": () => ({
        ...savedOffer,
        ...pair,
        former: [
          offerOf({ version: 3, kind: "amendment", state: "refused", lines: [lineWith({ unitPrice: 100 })] }),
          offerOf({ version: 2, state: "replaced", lines: [lineWith()] }),
          offerOf({ version: 1, state: "replaced", lines: [lineWith({ unitPrice: 9900 })] }),
        ],
      }),
    },
    gone,
  );
  expect(screen.getByRole("heading", { level: 1, name: "Nouvelle version de l’offre" })).toBeTruthy();
  expect(field(/^Préparation/, /^Prix unitaire/).value).toBe("45");
  expect(total()).toBe("CHF\u00a0450");
  expect(asked("offer.get")).toEqual([pair]);
});

test("what offers usually ask stands beside the total, and not beside that of an amendment", async () => {
  const price = { subcategoryId: requestId, count: 14, low: 400_000, median: 500_000, high: 580_000, currency: "CHF" };
  const answers = { "price.get": () => ({ country: { ...price, day: "2026-06-01" } }) };
  await open(startWith(), answers);
  await screen.findByText(/^En Suisse, la moitié des offres/, {}, { timeout: 20_000 });
  cleanup();
  const amended = offerWith({ clientDecision: "accepted" });
  const { asked } = await open({ ...startWith(), accepted: true, version: 1 }, answers, amended);
  expect(asked("price.get")).toEqual([]);
});

test("what is missing stands at its field, the first one has the focus, and nothing is sent", async () => {
  const { user, asked } = await open(startWith());
  await user.type(field(/^Préparation/, /^Prix unitaire/), "45");
  await user.click(preview());
  await waitFor(() => expect(document.activeElement).toBe(field(/^Peinture/, /^Prix unitaire/)));
  expect(line(/^Peinture/).getByText("Ce champ est à compléter.")).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
  await user.type(field(/^Peinture/, /^Prix unitaire/), "beaucoup");
  expect(await line(/^Peinture/).findByText("Indiquez un nombre.")).toBeTruthy();
  expect(asked("offer.save")).toEqual([]);
});

test("the first fault on the page has the focus, whatever the rules tell first", async () => {
  const { user } = await open(startWith({ standardLines: standardLines.slice(0, 2) }));
  await user.type(field(/^Préparation/, /^Prix unitaire/), "45");
  await user.clear(field(/^Préparation/, /^Quantité/));
  await user.type(field(/^Préparation/, /^Quantité/), "beaucoup");
  await user.type(field(/^Peinture/, /^Prix unitaire/), "cher");
  await user.type(screen.getByRole("textbox", { name: /^Disponible dès le/ }), "demain");
  await user.click(preview());
  await waitFor(() => expect(document.activeElement).toBe(field(/^Préparation/, /^Quantité/)));
  expect(
    line(/^Préparation/)
      .getByRole("button", { name: /^Préparation/ })
      .getAttribute("aria-expanded"),
  ).toBe("true");
});

test("what is typed is kept on the server; another window that saved meanwhile leaves the choice", async () => {
  const theirs = {
    jobRequestId: requestId,
    revision: 7,
    updatedAt: "2026-06-05T08:00:00.000Z",
    content: { message: "D’ailleurs", lines: [] },
  };
  let saves = 0;
  const { user, asked } = await open(startWith(), {
    "offer.start": () => (saves === 0 ? startWith() : startWith({ draft: theirs })),
    "offer.saveDraft": () => {
      saves += 1;
      throw refusal("REVISION_CONFLICT");
    },
  });
  await user.type(screen.getByRole("textbox", { name: /^Message au client/ }), "Ici");
  expect(await screen.findByText(/modifiée dans une autre fenêtre/)).toBeTruthy();
  expect(preview().getAttribute("aria-disabled")).toBe("true");
  await user.click(screen.getByRole("button", { name: "Reprendre l’autre version" }));
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Message au client/ }).value).toBe("D’ailleurs");
  expect(asked("offer.saveDraft")).toHaveLength(1);
});

test("who leaves right after typing is not asked: it is kept first; only what cannot be kept is asked about", async () => {
  const { user, at, asked } = await open(startWith());
  const back = () => screen.getByRole("link", { name: "La demande" });
  await user.type(field(/^Préparation/, /^Prix unitaire/), "45");
  await user.click(back());
  await waitFor(() => expect(at()).toBe(`/company/requests/${requestId}`));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(asked("offer.saveDraft")).toHaveLength(1);
  cleanup();

  const again = await open(startWith(), {
    "offer.saveDraft": () => {
      throw refusal("INTERNAL");
    },
  });
  await again.user.type(field(/^Préparation/, /^Prix unitaire/), "46");
  await again.user.click(back());
  expect(await screen.findByRole("dialog", { name: "Quitter sans enregistrer ?" })).toBeTruthy();
});

test("once it is accepted a change is an amendment, which says why", async () => {
  const start = startWith({
    accepted: true,
    version: 1,
    current: offerOf({ lines: [lineWith()] }),
    standardLines: standardLines.slice(0, 1),
  });
  const { user } = await open(start, {}, offerWith({ clientDecision: "accepted" }));
  expect(screen.getByRole("heading", { level: 1, name: "Proposer un avenant" })).toBeTruthy();
  await user.click(preview());
  const why = screen.getByRole("textbox", { name: /^Pourquoi ce changement/ });
  await waitFor(() => expect(document.activeElement).toBe(why));
});

test("sixty lines are typed in without drawing the others anew: a sum stays right", async () => {
  const lines = Array.from({ length: 60 }, (_, index) =>
    lineWith({ standardLineId: undefined, labels: { fr: `Ligne ${index + 1}` } }),
  );
  const { user } = await open(
    startWith({ standardLines: [], version: 1, current: offerOf({ lines }) }),
    {},
    offerWith(),
  );
  expect(screen.getByRole("heading", { name: "60 lignes" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Ajouter une ligne" }).getAttribute("aria-disabled")).toBe("true");
  const [price] = screen.getAllByRole("textbox", { name: /^Prix unitaire/ });
  if (!price) throw new Error("No price");
  await user.clear(price);
  await user.type(price, "50");
  const sum = 59 * lineAmount(10, 4500) + lineAmount(10, 5000);
  expect(total()?.replaceAll(/\D/g, "")).toBe(String(sum / 100));
});

test("a line leads to the next one, the last to none: what adds one stands below it", async () => {
  const { user } = await open(startWith({ standardLines: standardLines.slice(0, 2) }));
  expect(screen.getAllByRole("button", { name: "Ligne suivante" })).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "Ajouter une ligne" }));
  await user.click(await screen.findByRole("menuitem", { name: "Main-d’œuvre" }));
  expect(screen.getAllByRole("button", { name: "Ligne suivante" })).toHaveLength(2);
});

test("one VAT rate above the lines holds for all; the menu of a line gives it its own, which says so", async () => {
  const sent: SaveOfferInput[] = [];
  const { user } = await open(startWith({ standardLines: standardLines.slice(0, 2) }), {
    "offer.save": (input: SaveOfferInput) => {
      sent.push(input);
      return savedOffer;
    },
  });
  expect(screen.getAllByRole("combobox", { name: /TVA/ })).toHaveLength(1);
  await user.type(field(/^Préparation/, /^Prix unitaire/), "45");
  await user.type(field(/^Peinture/, /^Prix unitaire/), "10");
  await user.click(line(/^Peinture/).getByRole("button", { name: /^Actions sur/ }));
  await user.click(await screen.findByRole("menuitem", { name: "TVA à 2,6\u00a0% pour cette ligne" }));
  expect(line(/^Peinture/).getAllByText(/TVA 2,6/).length).toBeGreaterThan(0);
  await user.click(screen.getByRole("button", { name: /^Appliquer la TVA de 8,1/ }));
  expect(screen.queryByRole("button", { name: /^Appliquer la TVA/ })).toBeNull();
  await user.selectOptions(screen.getByRole("combobox", { name: "Taux de TVA de l’offre" }), "260");
  await user.click(preview());
  const dialog = within(await screen.findByRole("dialog", { name: /comme le client la lira/ }));
  await user.click(dialog.getByRole("button", { name: "Envoyer l’offre" }));
  await waitFor(() => expect(sent[0]?.lines?.map(({ vatRate }) => vatRate)).toEqual([260, 260]));
});
