import type { OwnOffer, OwnOfferDraft } from "@metiro/shared/auth/export";
import { asc, eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { jobRequests, offerDrafts, offers } from "../../db/schema/index.ts";
import { linesOf, versionColumns } from "./queries.ts";
import { offerFor } from "./read/view.ts";

/** Every version that a company ever offered, the oldest first. */
export async function offersOf(db: Db, companyId: string): Promise<OwnOffer[]> {
  const rows = await db
    .select({ number: jobRequests.number, jobRequestId: offers.jobRequestId, offer: versionColumns })
    .from(offers)
    .innerJoin(jobRequests, eq(jobRequests.id, offers.jobRequestId))
    .where(eq(offers.companyId, companyId))
    .orderBy(asc(offers.createdAt), asc(offers.id));
  const lines = await linesOf(
    db,
    rows.map(({ offer }) => offer.id),
  );
  return rows.map(({ number, jobRequestId, offer }) => ({
    number,
    jobRequestId,
    ...offerFor((texts) => [...texts], { ...offer, lines: lines.get(offer.id) ?? [] }),
  }));
}

/** What a company has begun to offer. */
export const offerDraftsOf = (db: Db, companyId: string): Promise<OwnOfferDraft[]> =>
  db
    .select({
      jobRequestId: offerDrafts.jobRequestId,
      revision: offerDrafts.revision,
      updatedAt: offerDrafts.updatedAt,
      content: offerDrafts.content,
    })
    .from(offerDrafts)
    .where(eq(offerDrafts.companyId, companyId))
    .orderBy(asc(offerDrafts.createdAt));
