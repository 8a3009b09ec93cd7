import type { ClientDecision } from "../job-request/response.ts";
import { comparable } from "./money.ts";
import type { Offer, OfferComparison, OfferLine } from "./schema.ts";

/** An offer that stands, with whose it is. */
export interface ComparedOffer {
  companyId: string;
  name: string;
  clientDecision: ClientDecision;
  offer: Offer;
}
type Row = OfferComparison["rows"][number];
type Cell = Row["cells"][number];

const cellOf = (companyId: string, { vat }: Offer, line: OfferLine): Cell => ({
  companyId,
  state: line.state,
  optional: line.optional,
  ...(line.quantity !== undefined && { quantity: line.quantity }),
  ...(line.unit !== undefined && { unit: line.unit }),
  ...(line.amount !== undefined && { amount: comparable(line.amount, line.vatRate, vat) }),
});

const rowOf = (line: OfferLine, cells: Cell[]): Row => ({
  ...(line.standardLineId !== undefined && { standardLineId: line.standardLineId }),
  kind: line.kind,
  ...(line.labels && { labels: line.labels }),
  cells,
});

/** Rows that several share, in the order in which they are kept now; one that is kept no more stands after them. */
function standardRows(offers: readonly ComparedOffer[], order: readonly string[]): Row[] {
  const rows = new Map<string, Row>();
  for (const { companyId, offer } of offers)
    for (const line of offer.lines) {
      if (line.standardLineId === undefined) continue;
      const cell = cellOf(companyId, offer, line);
      const row = rows.get(line.standardLineId);
      if (row) row.cells.push(cell);
      else rows.set(line.standardLineId, rowOf(line, [cell]));
    }
  const rank = new Map(order.map((id, index) => [id, index]));
  const rankOf = ({ standardLineId = "" }: Row) => rank.get(standardLineId) ?? order.length;
  return [...rows.values()].toSorted((one, other) => rankOf(one) - rankOf(other));
}

const ownRows = (offers: readonly ComparedOffer[]): Row[] =>
  offers.flatMap(({ companyId, offer }) =>
    offer.lines
      .filter(({ standardLineId }) => standardLineId === undefined)
      .map((line) => rowOf(line, [cellOf(companyId, offer, line)])),
  );

/** Where a total lies between the cheapest and the dearest; all the same: in the middle. */
function positionIn(total: number, totals: readonly number[]): number {
  const [least, most] = [Math.min(...totals), Math.max(...totals)];
  return most === least ? 0.5 : (total - least) / (most - least);
}

/** Offers side by side; `order`: ids of the standard lines as they stand. */
export function comparisonOf(
  offers: readonly ComparedOffer[],
  order: readonly string[],
): Pick<OfferComparison, "companies" | "rows"> {
  const sorted = offers.toSorted((one, other) => one.offer.total - other.offer.total);
  const totals = sorted.map(({ offer }) => offer.total);
  return {
    companies: sorted.map(({ companyId, name, clientDecision, offer }) => {
      const { validUntil, availableFrom, duration, durationUnit, visit } = offer;
      return {
        companyId,
        name,
        offerId: offer.id,
        version: offer.version,
        vat: offer.vat,
        total: offer.total,
        optionalTotal: offer.optionalTotal,
        ...(totals.length > 1 && { position: positionIn(offer.total, totals) }),
        ...(validUntil !== undefined && { validUntil }),
        ...(availableFrom !== undefined && { availableFrom }),
        ...(duration !== undefined && { duration }),
        ...(durationUnit !== undefined && { durationUnit }),
        ...(visit !== undefined && { visit }),
        createdAt: offer.createdAt,
        clientDecision,
      };
    }),
    rows: [...standardRows(sorted, order), ...ownRows(sorted)],
  };
}
