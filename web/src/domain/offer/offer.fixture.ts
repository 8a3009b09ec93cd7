import { sumsOf } from "@metiro/shared/offer/money";
import type { Offer, OfferLine, OfferStart, StandardLine } from "@metiro/shared/offer/schema";
import { requestId } from "#domain/request/request.fixture.ts";

const uuid = (n: number) => `01900000-0000-7000-8000-0000000f${String(n).padStart(4, "0")}`;

/** What a service asks of every offer. */
export const standardLines: StandardLine[] = [
  { id: uuid(1), kind: "work", label: "Préparation des surfaces", labelEn: "Preparing the surfaces", unit: "m2" },
  { id: uuid(2), kind: "material", label: "Peinture", labelEn: "Paint", unit: "l" },
  { id: uuid(3), kind: "disposal", label: "Évacuation", unit: "lump" },
];

/** A priced line: 10 at 45 francs unless it says otherwise. */
export function lineWith(fields: Partial<OfferLine> = {}): OfferLine {
  const [standard] = standardLines;
  return {
    standardLineId: standard?.id,
    kind: "work",
    state: "priced",
    labels: { fr: standard?.label ?? "", en: standard?.labelEn },
    quantity: 10,
    unit: "m2",
    unitPrice: 4500,
    vatRate: 810,
    optional: false,
    amount: 45_000,
    ...fields,
  };
}

/** An offer that stands, with the sums of its lines. */
export function offerOf(fields: Partial<Offer> = {}): Offer {
  const lines = fields.lines ?? [lineWith()];
  const vat = fields.vat ?? "included";
  return {
    id: uuid(900),
    version: 1,
    kind: "offer",
    state: "current",
    currency: "CHF",
    vat,
    createdAt: "2026-06-04T14:41:00.000Z",
    lines,
    ...sumsOf(lines, { vat, currency: "CHF" }),
    ...fields,
  };
}

/** All that a company has before it writes its first offer. */
export const startWith = (fields: Partial<OfferStart> = {}): OfferStart => ({
  jobRequestId: requestId,
  currency: "CHF",
  standardLines,
  vatRates: [
    { kind: "standard", rate: 810, validFrom: "2024-01-01" },
    { kind: "reduced", rate: 260, validFrom: "2024-01-01" },
  ],
  accepted: false,
  version: 0,
  ...fields,
});
