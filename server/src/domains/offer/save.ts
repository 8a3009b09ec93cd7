import type { OfferHistory, SaveOfferInput } from "@metiro/shared/offer/schema";
import type { CompanyActor } from "../../trpc/actor.ts";
import type { Call } from "../../trpc/context.ts";
import { giveAnswer } from "../job-request/index.ts";
import { addVersion, readOffer, summaryOf } from "./add-version.ts";
import { historyFor } from "./read/get.ts";

/** A company answers with an offer, or replaces the one it gave, until the client decides. The answer is its sum. */
export async function save({ ctx, input }: Call<SaveOfferInput, CompanyActor>): Promise<OfferHistory> {
  const { jobRequestId, baseRevision, documentId, ...content } = input;
  const read = await readOffer(ctx, jobRequestId, content);
  await ctx.db.transaction(async (tx) => {
    const summary = summaryOf({ ...content, total: read.sums.total });
    const given = { id: jobRequestId, response: "interested" as const, documentId, ...summary };
    const answeredAt = await giveAnswer(tx, ctx.actor, given);
    await addVersion(tx, read, { occasion: { kind: "offer", answeredAt }, baseRevision });
  });
  return historyFor(ctx, read.pair);
}
