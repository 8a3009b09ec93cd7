import type { ReviewScore } from "@metiro/shared/review/schema";
import type { OfferComparison } from "@metiro/shared/offer/schema";

export type ComparedCompany = OfferComparison["companies"][number];
export type ComparedRow = OfferComparison["rows"][number];
export type ComparedCell = ComparedRow["cells"][number];

export const compareOrders = ["total", "date", "reviews"] as const;
export type CompareOrder = (typeof compareOrders)[number];

/** Without a day, without reviews: last. */
const compareBy: Record<
  CompareOrder,
  (scoreOf: (companyId: string) => ReviewScore | undefined) => (one: ComparedCompany, other: ComparedCompany) => number
> = {
  total: () => (one, other) => one.total - other.total,
  date: () => (one, other) => (one.availableFrom ?? "9999").localeCompare(other.availableFrom ?? "9999"),
  reviews: (scoreOf) => (one, other) =>
    (scoreOf(other.companyId)?.score ?? 0) - (scoreOf(one.companyId)?.score ?? 0) ||
    (scoreOf(other.companyId)?.count ?? 0) - (scoreOf(one.companyId)?.count ?? 0),
};

/** The columns in the order asked for; among equals the cheapest first. */
export const sortCompanies = (
  companies: readonly ComparedCompany[],
  order: CompareOrder,
  scoreOf: (companyId: string) => ReviewScore | undefined,
): ComparedCompany[] =>
  companies.toSorted((one, other) => compareBy[order](scoreOf)(one, other) || one.total - other.total);

/** What a company says to a row; nothing where its offer does not have it. */
export const cellOf = (row: ComparedRow, companyId: string): ComparedCell | undefined =>
  row.cells.find((cell) => cell.companyId === companyId);

export interface RowGroup {
  /** Whose own lines these are; absent: the lines that offers share. */
  companyId?: string;
  rows: ComparedRow[];
}

/** The lines that offers share first, then each company's own, companies in the order of the columns. */
export function groupRows(rows: readonly ComparedRow[], companies: readonly ComparedCompany[]): RowGroup[] {
  const shared = rows.filter(({ standardLineId }) => standardLineId !== undefined);
  const own = companies.map(({ companyId }) => ({
    companyId,
    rows: rows.filter(
      ({ standardLineId, cells }) => standardLineId === undefined && cells.some((cell) => cell.companyId === companyId),
    ),
  }));
  return [{ rows: shared }, ...own].filter((group) => group.rows.length > 0);
}

/** The ends of the scale on which totals lie. */
export const spanOf = (companies: readonly ComparedCompany[]): { least: number; most: number } => ({
  least: Math.min(...companies.map(({ total }) => total)),
  most: Math.max(...companies.map(({ total }) => total)),
});
