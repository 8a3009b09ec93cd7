import { lineAmount, sumsOf } from "@metiro/shared/offer/money";
import { and, eq, sql } from "drizzle-orm";
import type { Queryable } from "../db/client.ts";
import { jobRequestCompanies, offerLines, offers } from "../db/schema/index.ts";
import { onlyRow } from "./only-row.ts";

export type OfferRow = typeof offers.$inferSelect;
type LineFields = Partial<Omit<typeof offerLines.$inferInsert, "offerId" | "position">>;
export type OfferFields = Partial<typeof offers.$inferInsert> &
  Pick<typeof offers.$inferInsert, "jobRequestId" | "companyId"> & { lines?: readonly LineFields[] };

const usual = {
  kind: "work" as const,
  state: "priced" as const,
  label: "Peinture des murs",
  quantity: 10,
  unit: "m2" as const,
  unitPrice: 2_400,
  vatRate: 810,
  optional: false,
};
const unpriced = { quantity: null, unit: null, unitPrice: null, amount: null, vatRate: null, optional: false };

function lineOf(fields: LineFields, exempt: boolean) {
  const line = { ...usual, ...fields, ...(exempt && { vatRate: null }) };
  if (line.state !== "priced") return { ...line, ...unpriced };
  return { ...line, amount: lineAmount(line.quantity ?? 0, line.unitPrice ?? 0) };
}

/**
 * A version with its lines and their sums: the answer of its company, which is given where there is none, or, where it is so asked, an
 * amendment of what the client has accepted.
 */
export function createOffer(db: Queryable, { lines = [usual], ...fields }: OfferFields): Promise<OfferRow> {
  const { vat = "excluded", currency = "CHF", kind = "offer" } = fields;
  const kept = lines.map((line) => lineOf(line, vat === "exempt"));
  const counted = kept.map(({ amount, vatRate, optional }) => ({
    amount: amount ?? undefined,
    vatRate: vatRate ?? undefined,
    optional,
  }));
  const { subtotal, vatAmount, total } = sumsOf(counted, { vat, currency });
  const occasion = async (tx: Queryable) =>
    kind === "offer"
      ? { state: "current" as const, answeredAt: await answerOf(tx, fields, total) }
      : { state: "proposed" as const, reason: "Le mur est humide." };
  return db.transaction(async (tx) => {
    const row = onlyRow(
      await tx
        .insert(offers)
        .values({
          version: 1,
          kind,
          vat,
          currency,
          lineCount: kept.length,
          subtotal,
          vatAmount,
          total,
          ...(await occasion(tx)),
          ...fields,
        })
        .returning(),
    );
    await tx.insert(offerLines).values(kept.map((line, index) => ({ ...line, offerId: row.id, position: index + 1 })));
    return row;
  });
}

/** When the company answered: now, by this offer, where it has not. */
async function answerOf(db: Queryable, { jobRequestId, companyId }: OfferFields, total: number): Promise<string> {
  const own = and(eq(jobRequestCompanies.jobRequestId, jobRequestId), eq(jobRequestCompanies.companyId, companyId));
  const price = { priceMin: total, priceMax: total, priceUnit: "total" as const, vat: "included" as const };
  const moment = sql<string>`coalesce(${jobRequestCompanies.respondedAt}, clock_timestamp())`;
  const { at } = onlyRow(
    await db
      .update(jobRequestCompanies)
      .set({ response: "interested", ...price, seenAt: moment, respondedAt: moment })
      .where(own)
      .returning({ at: jobRequestCompanies.respondedAt }),
  );
  return at ?? "";
}
