import { comparisonOf } from "@metiro/shared/offer/compare";
import type { DecideAmendmentInput, Offer, OfferHistory } from "@metiro/shared/offer/schema";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Answers, visit } from "#test/app.tsx";
import { lineWith, offerOf, standardLines } from "#domain/offer/offer.fixture.ts";
import { offerWith, requestId, requestWith } from "#domain/request/request.fixture.ts";

const cheap = offerWith({ name: "Atelier Blanc SA", availableFrom: "2026-07-01", offerLines: 2, offerVersion: 1 });
const dear = offerWith({ name: "Peinture Morand Sàrl", availableFrom: "2026-06-15", offerLines: 3, offerVersion: 1 });
const [first, second] = standardLines;
const offers: [typeof cheap, Offer][] = [
  [
    cheap,
    offerOf({
      vat: "excluded",
      lines: [
        lineWith(),
        lineWith({ standardLineId: second?.id, labels: { fr: "Peinture" }, state: "notOffered", amount: undefined }),
      ],
    }),
  ],
  [
    dear,
    offerOf({
      availableFrom: "2026-06-15",
      lines: [
        lineWith({ unitPrice: 9000, amount: 90_000 }),
        lineWith({ standardLineId: second?.id, labels: { fr: "Peinture" }, optional: true }),
        lineWith({ standardLineId: undefined, labels: { fr: "Échafaudage" }, amount: 20_000 }),
      ],
    }),
  ],
];
const comparison = {
  jobRequestId: requestId,
  currency: "CHF",
  ...comparisonOf(
    offers.map(([{ company }, offer]) => ({
      companyId: company.id,
      name: company.name,
      clientDecision: "none" as const,
      offer,
    })),
    [first, second].map((line) => line?.id ?? ""),
  ),
};
const request = requestWith({ jobRequestCompanies: [cheap, dear] });
const open = (address: string, answers: Answers = {}) =>
  visit(`/tenderer/requests/${requestId}${address}`, {
    role: "Tenderer",
    answers: { "jobRequest.get": () => request, "offer.compare": () => comparison, ...answers },
  });
const table = () => screen.findByRole("table", { name: /^Totaux et lignes/ });
const cells = async (row: RegExp) =>
  within(within(await table()).getByRole("row", { name: row }))
    .getAllByRole("cell")
    .map((cell) => cell.textContent);

test("offers stand line by line at one base: what is not offered, an option and what another has not are said in words", async () => {
  await open("/compare");
  // 450 without VAT is 486.45 with it.
  expect(await cells(/^Préparation/)).toEqual(["486.4510\u00a0m²", "90010\u00a0m²"]);
  expect(await cells(/^Peinture/)).toEqual(["Non proposé", "45010\u00a0m²En option, non compté"]);
  expect(await cells(/^Échafaudage/)).toEqual(["–Pas dans cette offre", "20010\u00a0m²"]);
  expect(await cells(/^Place parmi/)).toEqual([
    expect.stringContaining("Total le plus bas"),
    expect.stringContaining("Total le plus haut"),
  ]);
});

test("columns are sorted by total, and by day when asked", async () => {
  const { user } = await open("/compare");
  const names = async () =>
    within(await table())
      .getAllByRole("columnheader")
      .map((head) => head.querySelector("a")?.textContent);
  expect(await names()).toEqual(["Atelier Blanc SA", "Peinture Morand Sàrl"]);
  await user.selectOptions(screen.getByRole("combobox", { name: "Trier par" }), "date");
  expect(await names()).toEqual(["Peinture Morand Sàrl", "Atelier Blanc SA"]);
});

test("the request leads to the table and to each offer; without two offers there is nothing to compare", async () => {
  await open("");
  expect((await screen.findByRole("link", { name: "Comparer ligne par ligne" })).getAttribute("href")).toBe(
    `/tenderer/requests/${requestId}/compare`,
  );
  expect(screen.getAllByRole("link", { name: /^Voir l’offre ligne par ligne/ })).toHaveLength(2);
});

test("the request asks nothing of offers itself: its answers say which of them are some", async () => {
  const { offerLines: _lines, offerVersion: _version, ...short } = dear;
  const one = requestWith({ jobRequestCompanies: [cheap, short] });
  const { asked } = await open("", { "jobRequest.get": () => one });
  expect(await screen.findAllByRole("link", { name: /^Voir l’offre ligne par ligne/ })).toHaveLength(1);
  expect(screen.queryByRole("link", { name: "Comparer ligne par ligne" })).toBeNull();
  expect([...asked("offer.compare"), ...asked("offer.get")]).toEqual([]);
});

test("an amendment is accepted or refused after a question, and says what it changes", async () => {
  const companyId = dear.company.id;
  const current = offerOf({ lines: [lineWith()] });
  const proposed = offerOf({
    id: "01900000-0000-7000-8000-00000000aaaa",
    version: 2,
    kind: "amendment",
    state: "proposed",
    reason: "Le mur est plus abîmé que prévu.",
    lines: [lineWith({ quantity: 12, amount: 54_000 })],
    changes: { fields: ["total"], lines: [{ before: lineWith(), after: lineWith({ quantity: 12, amount: 54_000 }) }] },
  });
  const history: OfferHistory = {
    jobRequestId: requestId,
    companyId,
    company: { id: companyId, name: "Peinture Morand Sàrl" },
    accepted: true,
    current,
    proposed,
    former: [],
    moreFormer: false,
  };
  const decided: DecideAmendmentInput[] = [];
  const { user } = await open(`/offers/${companyId}`, {
    "offer.get": () => history,
    "offer.decideAmendment": (input: DecideAmendmentInput) => {
      decided.push(input);
      return { ...history, current: proposed, proposed: undefined, former: [current] };
    },
  });
  expect(await screen.findByText("Le mur est plus abîmé que prévu.")).toBeTruthy();
  expect(screen.getByText(/^Nouveau total/).textContent).toBe("Nouveau total : CHF\u00a0540");
  await user.click(screen.getByRole("button", { name: "Accepter l’avenant" }));
  const question = within(await screen.findByRole("dialog", { name: "Accepter l’avenant ?" }));
  expect(decided).toEqual([]);
  await user.click(question.getByRole("button", { name: "Accepter l’avenant" }));
  await waitFor(() => expect(decided).toEqual([{ id: proposed.id, decision: "accepted" }]));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Refuser l’avenant" })).toBeNull());
});

test("older versions of an offer come when they are asked for", async () => {
  const companyId = dear.company.id;
  const version = (number: number) =>
    offerOf({
      id: `01900000-0000-7000-8000-00000000bb${String(number).padStart(2, "0")}`,
      version: number,
      state: "replaced",
    });
  const { user, asked } = await open(`/offers/${companyId}`, {
    "offer.get": ({ before }: { before?: string }): OfferHistory => ({
      jobRequestId: requestId,
      companyId,
      company: { id: companyId, name: "Peinture Morand Sàrl" },
      accepted: false,
      current: offerOf({ version: 4 }),
      former: before === "3" ? [version(2), version(1)] : [version(3)],
      moreFormer: before === undefined,
    }),
  });
  expect(await screen.findByText("Version 3")).toBeTruthy();
  expect(screen.queryByText("Version 2")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Afficher les versions plus anciennes" }));
  expect(await screen.findByText("Version 2")).toBeTruthy();
  expect(screen.getByText("Version 1")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Afficher les versions plus anciennes" })).toBeNull();
  expect(asked("offer.get")).toHaveLength(2);
});
