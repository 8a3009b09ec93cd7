import { lineUnits } from "@metiro/shared/offer/constants";
import { lineAmount, sumsOf } from "@metiro/shared/offer/money";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { testDatabase } from "../../../test/database/database.ts";
import { offersIn } from "./offer.fixture.ts";

const database = await testDatabase();
const { sql } = database;
const world = await offersIn(database);
const [client, company] = await Promise.all([world.client(), world.company()]);
const jobRequestId = await world.request(client.id, [company.id]);
const standardLineId = world.trade.id;
const answered = "2026-03-02T09:00:00.000Z";
await sql`
  update job_request_companies set created_at = '2026-03-01', seen_at = ${answered}, response = 'interested', responded_at = ${answered}
  where job_request_id = ${jobRequestId}`;

type Row = Record<string, string | number | boolean | null>;
interface Version {
  row: Row;
  lines: readonly Row[];
}

const offer = (row: Row): Row => ({
  job_request_id: jobRequestId,
  company_id: company.id,
  version: 1,
  kind: "offer",
  state: "current",
  answered_at: answered,
  created_at: answered,
  currency: "CHF",
  ...row,
});

/** By which constraint PostgreSQL refuses rows as they are, undefined where it takes them; nothing of them stays. */
async function refusedBy(versions: readonly Version[]): Promise<string | undefined> {
  class Taken extends Error {}
  return sql
    .begin(async (tx): Promise<string | undefined> => {
      for (const { row, lines } of versions) {
        const [kept] = await tx<{ id: string }[]>`insert into offers ${tx(row)} returning id`;
        for (const [index, line] of lines.entries())
          await tx`insert into offer_lines ${tx({ ...line, offer_id: kept?.id ?? "", position: index + 1 })}`;
      }
      await tx`set constraints all immediate`;
      throw new Taken();
    })
    .catch((error: unknown) => {
      if (error instanceof Taken) return undefined;
      return (error as { constraint_name?: string }).constraint_name ?? String(error);
    });
}

const lines = {
  unit: fc.constantFrom(...lineUnits),
  rate: fc.constantFrom(810, 380, 260),
  optional: fc.boolean(),
};
const priced = fc.record({
  thousandths: fc.oneof(fc.integer({ min: 0, max: 5_000 }), fc.integer({ min: 0, max: 100_000 })),
  price: fc.oneof(fc.integer({ min: 0, max: 2_000 }), fc.integer({ min: 0, max: 1_000_000 })),
  ...lines,
});
/** On sums of whole pieces at round prices the tax ends on half a cent as often as not, on others hardly ever. */
const round = fc.record({
  thousandths: fc.constantFrom(1_000, 2_000, 3_000),
  price: fc.integer({ min: 1, max: 40 }).map((count) => count * 250),
  ...lines,
});
const unpriced = fc.constantFrom("includedElsewhere", "notOffered");
const content = fc.record({
  vat: fc.constantFrom("included" as const, "excluded" as const, "exempt" as const),
  currency: fc.constantFrom("CHF", "EUR"),
  lines: fc.oneof(
    fc.array(fc.oneof({ weight: 4, arbitrary: priced }, { weight: 1, arbitrary: unpriced }), {
      minLength: 1,
      maxLength: 8,
    }),
    fc.array(fc.oneof({ weight: 4, arbitrary: round }, { weight: 1, arbitrary: unpriced }), {
      minLength: 1,
      maxLength: 3,
    }),
  ),
});
type Content = typeof content extends fc.Arbitrary<infer Value> ? Value : never;
type Line = Exclude<Content["lines"][number], string>;
type Said = Omit<Content, "lines"> & { lines: readonly (string | (Omit<Line, "rate"> & { rate: number }))[] };

function lineOf(line: Said["lines"][number], vat: Content["vat"]) {
  if (typeof line === "string")
    return { kind: "work", state: line, label: "Échafaudage", standard_line_id: standardLineId, optional: false };
  const quantity = line.thousandths / 1_000;
  return {
    kind: "material",
    state: "priced",
    label: "Peinture",
    quantity,
    unit: line.unit,
    unit_price: line.price,
    vat_rate: vat === "exempt" ? null : line.rate,
    optional: line.optional,
    amount: lineAmount(quantity, line.price),
  };
}

/** An offer with the sums of shared. */
function summed({ vat, currency, lines }: Said) {
  const rows = lines.map((line) => lineOf(line, vat));
  const counted = rows.map((row) => ({
    amount: "amount" in row ? row.amount : undefined,
    vatRate: "vat_rate" in row ? (row.vat_rate ?? undefined) : undefined,
    optional: row.optional,
  }));
  const sums = sumsOf(counted, { vat, currency });
  const figures = {
    line_count: rows.length,
    subtotal: sums.subtotal,
    vat_amount: sums.vatAmount,
    total: sums.total,
  };
  return { vat, currency, figures, rows, rounding: sums.rounding };
}

describe("rows that are written past the server", () => {
  test("are taken exactly when their sums are those that shared reckons", () =>
    fc.assert(
      fc.asyncProperty(
        content,
        fc.constantFrom("line_count", "subtotal", "vat_amount", "total"),
        fc.oneof(fc.constant(0), fc.integer({ min: -6, max: 6 })),
        async (said, figure, off) => {
          const { vat, currency, figures, rows } = summed(said);
          const row = offer({ vat, currency, ...figures, [figure]: figures[figure] + off });
          expect((await refusedBy([{ row, lines: rows }])) === undefined).toBe(off === 0);
        },
      ),
      { numRuns: 150 },
    ));

  test("are taken in francs only by steps of five centimes, and in other money as they are", () =>
    fc.assert(
      fc.asyncProperty(content, async (said) => {
        const { vat, currency, figures, rows, rounding } = summed(said);
        const exact = figures.total - rounding;
        const row = offer({ vat, currency, ...figures, total: exact });
        expect((await refusedBy([{ row, lines: rows }])) === undefined).toBe(rounding === 0);
      }),
      { numRuns: 60 },
    ));

  test("have lines whose amounts are quantity times price, rounded half up", () =>
    fc.assert(
      fc.asyncProperty(priced, fc.integer({ min: -1, max: 1 }), async (line, off) => {
        const { vat, currency, figures, rows } = summed({ vat: "included", currency: "EUR", lines: [line] });
        const wrong = rows.map((row) => ({ ...row, amount: ("amount" in row ? row.amount : 0) + off }));
        const refusal = await refusedBy([{ row: offer({ vat, currency, ...figures }), lines: wrong }]);
        expect(refusal).toBe(off === 0 ? undefined : "offer_lines_amount");
      }),
      { numRuns: 40 },
    ));

  test("name rates that held on their day", () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom(810, 380, 260, 770, 370, 250, 0, 900),
        fc.constantFrom("2026-03-02T09:00:00.000Z", "2023-12-31T22:59:59.000Z", "2023-12-31T23:00:00.000Z"),
        async (rate, at) => {
          // Both end and begin at midnight in Zurich, an hour before that of UTC.
          const former = at.startsWith("2023-12-31T22");
          const holds = (former ? [770, 370, 250] : [810, 380, 260]).includes(rate);
          const line = { thousandths: 1_000, price: 1_000, unit: "piece" as const, rate, optional: false };
          const { vat, currency, figures, rows } = summed({ vat: "included", currency: "EUR", lines: [line] });
          const row = offer({ vat, currency, ...figures, created_at: at });
          expect(await refusedBy([{ row, lines: rows }])).toBe(holds ? undefined : "offers_vat_rates_hold");
        },
      ),
      { numRuns: 40 },
    ));

  test("are whole: no line is missing, none is added behind, and one that is priced says how", async () => {
    const line = { thousandths: 1_000, price: 1_000, unit: "piece" as const, rate: 810, optional: false };
    const { vat, currency, figures, rows } = summed({ vat: "included", currency: "EUR", lines: [line, line] });
    const row = offer({ vat, currency, ...figures });
    const [first = {}, second = {}]: Row[] = rows;
    expect(await refusedBy([{ row, lines: [first] }])).toBe("offers_add_up");
    expect(await refusedBy([{ row, lines: [first, second, first] }])).toBe("offers_stay");
    for (const field of ["quantity", "unit", "unit_price", "amount"])
      expect(await refusedBy([{ row, lines: [first, { ...second, [field]: null }] }])).toBe("offer_lines_priced_whole");
    const untaxed = { ...figures, vat_amount: Math.round(figures.vat_amount / 2) };
    const withoutRate = [first, { ...second, vat_rate: null }];
    expect(await refusedBy([{ row: offer({ vat, currency, ...untaxed }), lines: withoutRate }])).toBe(
      "offers_vat_rates_hold",
    );
    expect(await refusedBy([{ row, lines: rows }])).toBeUndefined();
  });

  test("ascend: a later version was given later", () =>
    fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.integer({ min: 0, max: 50 }), { minLength: 2, maxLength: 4 }),
        async (hours) => {
          const { vat, currency, figures, rows } = summed({
            vat: "exempt",
            currency: "CHF",
            lines: [{ thousandths: 1_000, price: 1_000, unit: "piece", rate: 810, optional: false }],
          });
          const at = (hour: number) => new Date(Date.parse("2026-02-25T00:00:00Z") + hour * 3_600_000).toISOString();
          const versions = hours.map((hour, index) => ({
            row: offer({ vat, currency, ...figures, version: index + 1, state: "replaced", created_at: at(hour) }),
            lines: rows,
          }));
          const ascends = hours.every((hour, index) => index === 0 || hour > (hours[index - 1] ?? 0));
          expect(await refusedBy(versions)).toBe(ascends ? undefined : "offers_versions_ascend");
        },
      ),
      { numRuns: 40 },
    ));
});
