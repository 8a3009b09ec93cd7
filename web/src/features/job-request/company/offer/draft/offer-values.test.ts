import { changesOf } from "@metiro/shared/offer/changes";
import { expect, test } from "vitest";
import { lineWith, offerOf, standardLines, startWith } from "#domain/offer/offer.fixture.ts";
import { withOneRate, withRate } from "./offer-rate.ts";
import { offerInputOf, isBlank, linesToSend, previewOf, sumsOfValues } from "../offer-reckoning.ts";
import {
  contentOf,
  type LineValues,
  newOfferLine,
  type OfferValues,
  valuesAtStart,
  valuesOfContent,
  withAnswer,
} from "./offer-values.ts";

const today = "2026-06-05";
const at = (values: OfferValues, index: number): LineValues => {
  const line = values.lines[index];
  if (!line) throw new Error(`No line ${index}`);
  return line;
};
const priced = (values: OfferValues, prices: readonly string[]): OfferValues => ({
  ...values,
  lines: values.lines.map((line, index) => ({ ...line, unitPrice: prices[index] ?? "" })),
});

test("a first offer begins with the lines of the service and with what the short answer says", () => {
  const values = valuesAtStart(startWith(), { message: "Bonjour", duration: 3, vat: "excluded" }, today);
  expect(values.lines.map(({ standardLineId, unit, vatRate }) => [standardLineId, unit, vatRate])).toEqual(
    standardLines.map(({ id, unit }) => [id, unit, 810]),
  );
  expect(values).toMatchObject({ message: "Bonjour", duration: "3", vat: "excluded", validUntil: "2026-07-05" });
  expect(values.lines.every(isBlank)).toBe(true);
});

test("a service without lines begins with one of the company's own", () => {
  const values = valuesAtStart(startWith({ standardLines: [] }), {}, today);
  expect(values.lines).toHaveLength(1);
  expect(linesToSend(values)).toEqual([]);
});

test("comma and point are both understood, and sums are those of the server's rules while one types", () => {
  const values = priced(valuesAtStart(startWith(), { vat: "excluded" }, today), ["45.50", "1’200,05", "CHF 80.-"]);
  const typed = {
    ...values,
    lines: values.lines.map((line, index) => ({ ...line, quantity: ["2,5", "1", "1"][index] ?? "" })),
  };
  expect(offerInputOf(typed, "id", 0).lines?.map(({ quantity, unitPrice }) => [quantity, unitPrice])).toEqual([
    [2.5, 4550],
    [1, 120_005],
    [1, 8000],
  ]);
  // 113.75 + 1200.05 + 80 = 1393.80; 8.1 % of it 112.8978.
  expect(sumsOfValues(typed, "CHF")).toMatchObject({ subtotal: 139_380, vatAmount: 11_290, total: 150_670 });
});

test("a line that is not priced says so and no more; one without VAT has no rate", () => {
  const values = priced(valuesAtStart(startWith(), { vat: "exempt" }, today), ["10"]);
  const lines = values.lines.with(1, { ...at(values, 1), state: "notOffered", unitPrice: "3" });
  const sent = offerInputOf({ ...values, lines }, "id", 0).lines ?? [];
  expect(sent[0]).not.toHaveProperty("vatRate");
  expect(sent[1]).toEqual({
    standardLineId: standardLines[1]?.id,
    state: "notOffered",
    kind: "material",
    optional: false,
  });
});

test("what is no number goes to the rules as it is, and counts nothing", () => {
  const values = priced(valuesAtStart(startWith(), {}, today), ["beaucoup"]);
  expect(offerInputOf(values, "id", 0).lines?.[0]?.unitPrice).toBeNaN();
  expect(sumsOfValues(values, "CHF").total).toBe(0);
});

test("a draft comes back as it was typed; lines of the service that came since stand in their place, those that went are gone", () => {
  const values = priced(valuesAtStart(startWith(), {}, today), ["45.5", "x"]);
  const own = { ...newOfferLine("travel", 810), label: "Déplacement", unitPrice: "50" };
  const content = contentOf({ ...values, lines: [at(values, 0), at(values, 1), own] });
  const back = valuesOfContent(content, startWith({ standardLines: standardLines.toSpliced(1, 1) }));
  expect(back.lines.map(({ labels, label, unitPrice }) => [labels?.fr ?? label, unitPrice])).toEqual([
    ["Préparation des surfaces", "45.5"],
    ["Évacuation", ""],
    ["Déplacement", "50"],
  ]);
  expect(contentOf(back)).toMatchObject({ validUntil: "2026-07-05", vat: "included" });
});

test("a new version begins with what stands, and would stand with what was changed of it", () => {
  const current = offerOf({ lines: [lineWith()], message: "Avant" });
  const start = startWith({ current, version: 1, standardLines: standardLines.slice(0, 1) });
  const values = valuesAtStart(start, {}, today);
  expect(at(values, 0)).toMatchObject({ quantity: "10", unitPrice: "45", labels: { fr: "Préparation des surfaces" } });
  const cheaper = { ...values, lines: values.lines.with(0, { ...at(values, 0), unitPrice: "40" }) };
  const preview = previewOf(cheaper, start, "2026-06-06T08:00:00.000Z");
  expect(preview).toMatchObject({ version: 2, total: 40_000, kind: "offer" });
  expect(changesOf(current, preview)).toMatchObject({ fields: ["total"], lines: [{ after: { unitPrice: 4000 } }] });
});

test("an offer that was withdrawn begins with its lines again; what is over is asked anew, what was answered since is kept", () => {
  const own = lineWith({ standardLineId: undefined, labels: { fr: "Plafond" }, unitPrice: 12_050 });
  const sent = offerOf({
    state: "replaced",
    vat: "excluded",
    lines: [lineWith(), own],
    message: "Avant",
    paymentTerms: "30 jours net.",
    validUntil: "2026-06-04",
    availableFrom: "2026-06-20",
  });
  const start = { ...startWith({ version: 1 }), sent };
  const values = valuesAtStart(start, { message: "", vat: "", visit: "done", duration: null }, today);
  expect(values.lines.map(({ labels, label, unitPrice }) => [labels?.fr ?? label, unitPrice])).toEqual([
    ["Préparation des surfaces", "45"],
    ["Peinture", ""],
    ["Évacuation", ""],
    ["Plafond", "120.50"],
  ]);
  expect(values).toMatchObject({
    vat: "excluded",
    message: "Avant",
    paymentTerms: "30 jours net.",
    validUntil: "2026-07-05",
    availableFrom: "2026-06-20",
    visit: "done",
  });
  expect(valuesAtStart(start, { message: "Plutôt" }, today).message).toBe("Plutôt");
});

test("a draft of an offer that was withdrawn keeps the line that its service asks no more", () => {
  const sent = offerOf({ state: "replaced", lines: [lineWith()] });
  const start = { ...startWith({ version: 1, standardLines: [] }), sent };
  const content = contentOf(valuesAtStart(start, {}, today));
  expect(valuesOfContent(content, start).lines).toMatchObject([{ labels: { fr: "Préparation des surfaces" } }]);
});

test("what is typed in the short answer goes into an offer that was begun, after its words and where nothing stands", () => {
  const begun = valuesAtStart(startWith(), { message: "Déjà écrit", visit: "done" }, today);
  const typed = {
    message: "Bonjour\n",
    visit: "offered",
    duration: 2,
    durationUnit: "week",
    documentId: "pdf",
  } as const;
  const values = withAnswer(begun, typed);
  expect(values).toMatchObject({
    message: "Déjà écrit\n\nBonjour",
    visit: "done",
    duration: "2",
    durationUnit: "week",
    documentId: "pdf",
  });
  expect(withAnswer(values, typed)).toEqual(values);
});

test("one rate holds for an offer; a line that has its own keeps it until it is given up", () => {
  const own = lineWith({ standardLineId: undefined, labels: { fr: "Livres" }, vatRate: 260 });
  const stands = offerOf({
    lines: [lineWith({ vatRate: 810 }), lineWith({ ...own }), lineWith({ ...own, vatRate: 810 })],
  });
  const values = valuesAtStart(startWith({ current: stands, version: 1 }), {}, today);
  const rates = ({ lines }: OfferValues) => lines.map(({ vatRate }) => vatRate);
  expect(values.vatRate).toBe(810);
  expect(rates(values)).toEqual([810, 810, 810, 260, 810]);
  const reduced = withRate(values, 380);
  expect(rates(reduced)).toEqual([380, 380, 380, 260, 380]);
  expect(rates(withOneRate(reduced))).toEqual([380, 380, 380, 380, 380]);
  // What is kept of it brings the same rate back, and the line's own.
  const back = valuesOfContent(contentOf(reduced), startWith({ current: stands, version: 1 }));
  expect([back.vatRate, ...rates(back)]).toEqual([380, 380, 380, 380, 260, 380]);
});

test("lines that come to an offer of another rate than the usual one have that of the offer", () => {
  const stands = offerOf({ lines: [lineWith({ vatRate: 260 })] });
  const values = valuesAtStart(startWith({ current: stands, version: 1 }), {}, today);
  expect(values.lines.map(({ vatRate }) => vatRate)).toEqual([260, 260, 260]);
});
