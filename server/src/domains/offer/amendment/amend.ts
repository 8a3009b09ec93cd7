import type { AmendOfferInput, OfferHistory } from "@metiro/shared/offer/schema";
import { and, eq } from "drizzle-orm";
import { lockAccount } from "../../../db/lock-account.ts";
import { offers } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import type { CompanyActor } from "../../../trpc/actor.ts";
import type { Call } from "../../../trpc/context.ts";
import { refuseOtherThanPdf } from "../../document/index.ts";
import { lockAgreement } from "../../job-request/index.ts";
import { enqueueMails } from "../../notification/index.ts";
import { addVersion, readOffer } from "../add-version.ts";
import { historyFor } from "../read/get.ts";
import { ofPair } from "../queries.ts";

/** A company proposes to change what its client has accepted. One proposal at a time waits for the client. */
export async function amend({ ctx, input }: Call<AmendOfferInput, CompanyActor>): Promise<OfferHistory> {
  const { jobRequestId, baseRevision, reason, documentId, ...content } = input;
  const read = await readOffer(ctx, jobRequestId, content);
  await ctx.db.transaction(async (tx) => {
    await lockAccount(tx, ctx.actor.userId, "key share");
    const { clientUserId } = await lockAgreement(tx, ctx.actor, read.pair);
    const waiting = await tx.$count(offers, and(ofPair(read.pair), eq(offers.state, "proposed")));
    if (waiting > 0) throw new DomainError("AMENDMENT_OPEN");
    await refuseOtherThanPdf(tx, ctx.actor.userId, documentId);
    const offerId = await addVersion(tx, read, { occasion: { kind: "amendment", reason, documentId }, baseRevision });
    await enqueueMails(tx, [{ kind: "amendmentProposed", to: clientUserId, data: { ...read.pair, offerId } }]);
  });
  return historyFor(ctx, read.pair);
}
