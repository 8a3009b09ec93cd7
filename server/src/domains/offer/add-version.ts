import { swissToday } from "@metiro/shared/calendar-day";
import { maxVersions } from "@metiro/shared/offer/constants";
import { sumsOf } from "@metiro/shared/offer/money";
import type { OfferForm, OfferPair } from "@metiro/shared/offer/schema";
import { asc, desc, eq } from "drizzle-orm";
import type { Transaction } from "../../db/client.ts";
import { offerDrafts, offerLines, offers } from "../../db/schema/index.ts";
import { DomainError } from "../../errors/domain-error.ts";
import type { CompanyActor } from "../../trpc/actor.ts";
import type { ActorContext } from "../../trpc/context.ts";
import { linesToKeep, type Shared } from "./lines.ts";
import { ownOfferDraft } from "./policy.ts";
import { ofPair, pairFor, vatRatesInForce } from "./queries.ts";
import { standardLinesOf } from "./standard/queries.ts";

/** What is about to be sent, with its sums; refused where it cannot be. */
export async function readOffer(ctx: ActorContext<CompanyActor>, jobRequestId: string, content: OfferForm) {
  const { db, actor } = ctx;
  const pair = { jobRequestId, companyId: actor.companyId };
  const { currency, subcategoryId, clientDecision } = await pairFor(db, actor, pair);
  const days = { validUntil: content.validUntil, availableFrom: content.availableFrom };
  for (const [field, day] of Object.entries(days))
    if (day !== undefined && day < swissToday())
      throw new DomainError("VALIDATION_FAILED", { errors: { [field]: [{ rule: "past" }] } });
  const [standard, rates, former] = await Promise.all([
    standardLinesOf(db, subcategoryId),
    vatRatesInForce(db),
    sharedLinesOf(ctx, pair),
  ]);
  const lines = linesToKeep(content, {
    standard: standard.lines,
    former,
    rates: rates.map(({ rate }) => rate),
    whole: clientDecision !== "accepted",
  });
  const counted = lines.map(({ amount, vatRate, optional }) => ({
    amount: amount ?? undefined,
    vatRate: vatRate ?? undefined,
    optional,
  }));
  return { pair, currency, content, lines, sums: sumsOf(counted, { vat: content.vat, currency }) };
}
export type ReadOffer = Awaited<ReturnType<typeof readOffer>>;

/** Lines of the service that what stands answers, as they were called then. */
const sharedLinesOf = async ({ db }: ActorContext, pair: OfferPair): Promise<Shared[]> => {
  const rows = await db
    .select({
      id: offerLines.standardLineId,
      kind: offerLines.kind,
      label: offerLines.label,
      labelEn: offerLines.labelEn,
    })
    .from(offers)
    .innerJoin(offerLines, eq(offerLines.offerId, offers.id))
    .where(ofPair(pair))
    .orderBy(desc(offers.version), asc(offerLines.position));
  const seen = new Set<string>();
  return rows.flatMap(({ id, ...line }) => {
    if (id === null || seen.has(id)) return [];
    seen.add(id);
    return [{ ...line, id }];
  });
};

/** How a version comes to be: with the answer that was given at this moment, or as an amendment for a reason, with its PDF. */
export type Occasion =
  | { kind: "offer"; answeredAt: string }
  | { kind: "amendment"; reason: string; documentId: string | undefined };

/** Keeps a version, whose recipient the caller holds; what was drafted of it goes. */
export async function addVersion(
  tx: Transaction,
  { pair, currency, content, lines, sums }: ReadOffer,
  { occasion, baseRevision }: { occasion: Occasion; baseRevision: number | undefined },
): Promise<string> {
  const [latest] = await tx
    .select({ version: offers.version })
    .from(offers)
    .where(ofPair(pair))
    .orderBy(desc(offers.version))
    .limit(1);
  const before = latest?.version ?? 0;
  if (baseRevision !== undefined && baseRevision !== before)
    throw new DomainError("REVISION_CONFLICT", { params: { revision: before } });
  if (before >= maxVersions)
    throw new DomainError("VALIDATION_FAILED", { errors: { root: [{ rule: "tooMany", max: maxVersions }] } });
  const { lines: _lines, duration, durationUnit, ...fields } = content;
  const [row] = await tx
    .insert(offers)
    .values({
      ...pair,
      version: before + 1,
      state: occasion.kind === "offer" ? "current" : "proposed",
      ...occasion,
      currency,
      vat: fields.vat,
      message: fields.message,
      validUntil: fields.validUntil,
      availableFrom: fields.availableFrom,
      visit: fields.visit,
      paymentTerms: fields.paymentTerms,
      duration,
      durationUnit: duration === undefined ? undefined : durationUnit,
      lineCount: lines.length,
      subtotal: sums.subtotal,
      vatAmount: sums.vatAmount,
      total: sums.total,
    })
    .returning({ id: offers.id });
  if (!row) throw new Error("Keeping an offer returned no row");
  await tx.insert(offerLines).values(lines.map((line, index) => ({ ...line, offerId: row.id, position: index + 1 })));
  await tx.delete(offerDrafts).where(ownOfferDraft(pair, pair.jobRequestId));
  return row.id;
}

/** What the answer's own columns tell of an offer: its total with VAT in it. */
export const summaryOf = ({
  vat,
  total,
  ...offer
}: Pick<OfferForm, "vat" | "message" | "availableFrom" | "duration" | "durationUnit" | "visit"> & {
  total: number;
}) => ({
  message: offer.message,
  priceMin: total,
  priceMax: total,
  priceUnit: "total" as const,
  vat: vat === "exempt" ? ("exempt" as const) : ("included" as const),
  availableFrom: offer.availableFrom,
  duration: offer.duration,
  durationUnit: offer.duration === undefined ? undefined : offer.durationUnit,
  visit: offer.visit,
});
