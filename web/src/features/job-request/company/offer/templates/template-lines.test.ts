import { expect, test } from "vitest";
import { standardLines, startWith } from "#domain/offer/offer.fixture.ts";
import { newOfferLine, valuesAtStart } from "../draft/offer-values.ts";
import { linesToKeep, withTemplateLines } from "./template-lines.ts";

const fresh = () => valuesAtStart(startWith(), {}, "2026-06-05");
const [first, second] = standardLines;

test("priced lines are kept, each with what stands in it; what is no number is left open", () => {
  const { lines, ...rest } = fresh();
  const typed = lines.map((line, index) => ({ ...line, unitPrice: ["45.50", "beaucoup", ""][index] ?? "" }));
  const own = { ...newOfferLine("travel", 810), label: "Déplacement", unitPrice: "50" };
  expect(linesToKeep({ ...rest, lines: [...typed, own] })).toEqual([
    {
      standardLineId: first?.id,
      kind: "work",
      label: first?.label,
      quantity: 1,
      unit: "m2",
      unitPrice: 4550,
      vatRate: 810,
      optional: false,
    },
    {
      standardLineId: second?.id,
      kind: "material",
      label: "Peinture",
      quantity: 1,
      unit: "l",
      vatRate: 810,
      optional: false,
    },
    { kind: "travel", label: "Déplacement", quantity: 1, unit: "lump", unitPrice: 5000, vatRate: 810, optional: false },
  ]);
});

test("kept lines fill those of the service that are empty, and stand below where it has none; what was typed stays", () => {
  const values = fresh();
  const typed = { ...values, lines: values.lines.map((line, at) => (at === 1 ? { ...line, unitPrice: "9" } : line)) };
  const line = { kind: "work" as const, unit: "m2" as const, quantity: 12.5, unitPrice: 4500, optional: false };
  const after = withTemplateLines(typed, [
    { ...line, standardLineId: first?.id, label: "Préparation" },
    { ...line, standardLineId: second?.id, label: "Peinture" },
    { ...line, standardLineId: "01900000-0000-7000-8000-00000000dead", label: "D’un autre service" },
  ]);
  expect(after.lines.map(({ label, quantity, unitPrice }) => [label, quantity, unitPrice])).toEqual([
    ["", "12.5", "45"],
    ["", "1", "9"],
    ["", "1", ""],
    ["D’un autre service", "12.5", "45"],
  ]);
  expect(after.lines.at(-1)).not.toHaveProperty("standardLineId");
});
