import * as fc from "fast-check";
import { expect, test } from "vitest";
import { changesOf } from "./changes.ts";
import { offerFields } from "./constants.ts";
import type { Offer, OfferLine } from "./schema.ts";

const standardIds = ["01900000-0000-7000-8000-000000000001", "01900000-0000-7000-8000-000000000002"];

/** Few names, so that versions share lines, and some of one name stand twice. */
const line: fc.Arbitrary<OfferLine> = fc
  .record({
    standardLineId: fc.option(fc.constantFrom(...standardIds), { nil: undefined }),
    label: fc.constantFrom("Peinture", "Ponçage", "Échafaudage"),
    kind: fc.constantFrom("work" as const, "material" as const),
    state: fc.constantFrom("priced" as const, "priced" as const, "notOffered" as const),
    quantity: fc.constantFrom(1, 2.5),
    unit: fc.constantFrom("m2" as const, "hour" as const),
    unitPrice: fc.constantFrom(1_850, 2_400),
    vatRate: fc.constantFrom(810, 260),
    optional: fc.boolean(),
  })
  .map(({ standardLineId, label, ...rest }) => ({
    ...rest,
    ...(standardLineId === undefined ? { labels: { fr: label } } : { standardLineId, kind: "work" as const }),
    amount: rest.quantity * rest.unitPrice,
  }));

const fields = fc.record({
  vat: fc.constantFrom("included" as const, "excluded" as const),
  total: fc.constantFrom(100_000, 120_000),
  message: fc.constantFrom(undefined, "Volontiers."),
  validUntil: fc.constantFrom(undefined, "2099-03-31"),
  availableFrom: fc.constantFrom(undefined, "2099-03-08"),
  duration: fc.constantFrom(undefined, 3),
  durationUnit: fc.constantFrom("day" as const, "week" as const),
  visit: fc.constantFrom(undefined, "done" as const),
  paymentTerms: fc.constantFrom(undefined, "30 jours."),
});
const version: fc.Arbitrary<Offer> = fc
  .record({ fields, lines: fc.array(line, { minLength: 1, maxLength: 8 }) })
  .map((one) => ({ ...one.fields, lines: one.lines }) as Offer);

/** A line as text, so that the lines of a version can be counted; what it comes to follows from the rest. */
const said = ({ standardLineId, kind, labels, state, quantity, unit, unitPrice, vatRate, optional }: OfferLine) =>
  JSON.stringify([standardLineId ?? `${kind} ${labels?.fr}`, state, quantity, unit, unitPrice, vatRate, optional]);

test("a version changes nothing of itself", () =>
  fc.assert(
    fc.property(version, (one) => {
      expect(changesOf(one, one)).toEqual({ fields: [], lines: [] });
    }),
  ));

test("what went, came and is priced otherwise makes the one version of the other, and no line is told that stayed", () =>
  fc.assert(
    fc.property(version, version, (before, after) => {
      const { lines } = changesOf(before, after);
      const made = before.lines.map(said);
      for (const { before: was } of lines)
        if (was) {
          expect(made).toContain(said(was));
          made.splice(made.indexOf(said(was)), 1);
        }
      made.push(...lines.flatMap((change) => (change.after ? [said(change.after)] : [])));
      expect(made.toSorted()).toEqual(after.lines.map(said).toSorted());
      for (const change of lines)
        expect(change.before && said(change.before)).not.toBe(change.after && said(change.after));
    }),
    { numRuns: 500 },
  ));

test("a line that is priced otherwise is one change, not one that went and one that came", () =>
  fc.assert(
    fc.property(line, fc.constantFrom(900, 1_234), (one, unitPrice) => {
      const [before, after] = [one, { ...one, unitPrice }].map((each) => ({ lines: [each] }) as Offer);
      if (!before || !after) return;
      expect(changesOf(before, after).lines).toEqual([{ before: one, after: { ...one, unitPrice } }]);
    }),
  ));

test("exactly the fields that differ are told, the length of the work with its unit as one", () =>
  fc.assert(
    fc.property(version, version, (before, after) => {
      const differing = offerFields.filter(
        (field) =>
          before[field] !== after[field] || (field === "duration" && before.durationUnit !== after.durationUnit),
      );
      expect(changesOf(before, after).fields.toSorted()).toEqual(differing.toSorted());
    }),
    { numRuns: 300 },
  ));
