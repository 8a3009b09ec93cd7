import { expect, test } from "vitest";
import { cellOf, type ComparedCompany, type ComparedRow, groupRows, sortCompanies, spanOf } from "./compare-rows.ts";

const company = (companyId: string, total: number, availableFrom?: string): ComparedCompany => ({
  companyId,
  name: companyId,
  offerId: companyId,
  version: 1,
  clientDecision: "none",
  vat: "included",
  total,
  optionalTotal: 0,
  createdAt: "2026-06-01T08:00:00.000Z",
  ...(availableFrom !== undefined && { availableFrom }),
});
const [a, b, c] = [company("a", 300, "2026-09-01"), company("b", 100), company("c", 200, "2026-07-01")] as const;
const scores: Record<string, number> = { b: 3, c: 4.5 };
const scoreOf = (companyId: string) => ({
  companyId,
  count: scores[companyId] === undefined ? 0 : 4,
  ...(scores[companyId] !== undefined && { score: scores[companyId] }),
  distribution: [0, 0, 0, 0, 0],
});
const names = (companies: readonly ComparedCompany[]) => companies.map(({ companyId }) => companyId).join("");

test("columns stand by total, by day and by reviews; who says nothing stands last", () => {
  const of = (order: "total" | "date" | "reviews") => names(sortCompanies([a, b, c], order, scoreOf));
  expect(of("total")).toBe("bca");
  expect(of("date")).toBe("cab");
  expect(of("reviews")).toBe("cba");
  expect(spanOf([a, b, c])).toEqual({ least: 100, most: 300 });
});

test("shared lines stand first, then own lines in the order of the columns; no company has another one's", () => {
  const row = (companyId: string, standardLineId?: string): ComparedRow => ({
    kind: "work",
    ...(standardLineId !== undefined && { standardLineId }),
    cells: [{ companyId, state: "priced", amount: 1, optional: false }],
  });
  const rows = [row("a", "s"), row("a"), row("b")];
  const groups = groupRows(rows, [b, a]);
  expect(groups.map(({ companyId }) => companyId)).toEqual([undefined, "b", "a"]);
  expect(groups[1]?.rows).toEqual([rows[2]]);
  expect(cellOf(rows[1] ?? row("x"), "b")).toBeUndefined();
});
