import type { OfferDraftContent } from "@metiro/shared/offer/schema";
import { and, asc, eq } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { jobRequestCompanies, offerDrafts, offerLines, offers } from "../../../db/schema/index.ts";

type Texts = Omit<OfferDraftContent, "lines">;

/** What is known, and nothing where it is not: a draft says what was typed and no more. */
const known = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as {
    [Name in keyof Fields]?: NonNullable<Fields[Name]>;
  };

/** Cents as they are typed: `24.00`. */
const typedAmount = (cents: number | null) => (cents === null ? null : (cents / 100).toFixed(2));
const typedNumber = (value: number | null) => (value === null ? null : String(value));

/**
 * An offer that is taken back goes with its answer; what was written of it becomes the draft that it was sent from. One that was begun
 * meanwhile stays. To be called while the answer still stands; the caller holds the row.
 */
export async function redraftOffer(tx: Transaction, jobRequestId: string, companyId: string): Promise<void> {
  const [sent] = await tx
    .select({ offer: offers, documentId: jobRequestCompanies.documentId })
    .from(offers)
    .innerJoin(
      jobRequestCompanies,
      and(
        eq(jobRequestCompanies.jobRequestId, offers.jobRequestId),
        eq(jobRequestCompanies.companyId, offers.companyId),
        eq(jobRequestCompanies.respondedAt, offers.answeredAt),
      ),
    )
    .where(and(eq(offers.jobRequestId, jobRequestId), eq(offers.companyId, companyId)));
  if (!sent) return;
  const { offer, documentId } = sent;
  const lines = await tx
    .select()
    .from(offerLines)
    .where(eq(offerLines.offerId, offer.id))
    .orderBy(asc(offerLines.position));
  const texts: Texts = known({
    vat: offer.vat,
    message: offer.message,
    validUntil: offer.validUntil,
    availableFrom: offer.availableFrom,
    duration: typedNumber(offer.duration),
    durationUnit: offer.durationUnit,
    visit: offer.visit,
    paymentTerms: offer.paymentTerms,
    documentId,
  });
  const content: OfferDraftContent = {
    ...texts,
    lines: lines.map(({ standardLineId, state, kind, label, quantity, unit, unitPrice, vatRate, optional }) => ({
      ...known({
        standardLineId,
        // The service's words are not the company's to type.
        label: standardLineId === null ? label : null,
        quantity: typedNumber(quantity),
        unit,
        unitPrice: typedAmount(unitPrice),
        vatRate,
      }),
      state,
      kind,
      optional,
    })),
  };
  await tx.insert(offerDrafts).values({ jobRequestId, companyId, content }).onConflictDoNothing();
}
