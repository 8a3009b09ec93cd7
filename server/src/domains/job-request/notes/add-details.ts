import type { AddDetailsInput } from "@metiro/shared/job-request/notes";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { lockAccount } from "../../../db/lock-account.ts";
import { enqueueMails } from "../../notification/index.ts";
import type { Call } from "../../../trpc/context.ts";
import { recipientsInPlay } from "../respond/cancel.ts";
import { getFor } from "../read/get.ts";
import { lockFor } from "../access/lock.ts";
import { attachPhotos, refuseBeyond, writeNote } from "./write.ts";
import { audit } from "../../audit/index.ts";

/** The client completes a request that companies have. Those that are still in play are told; of the others it shows on their page. */
export async function addDetails({ ctx, input }: Call<AddDetailsInput>): Promise<JobRequest> {
  const { id, text = "", photoIds } = input;
  const { userId } = ctx.actor;
  await ctx.db.transaction(async (tx) => {
    await lockAccount(tx, userId, "key share");
    const { number } = (await lockFor(tx, ctx.actor, id, "addDetails", "no key update")).request;
    await refuseBeyond(tx, id, "added");
    const noteId = await writeNote(tx, { jobRequestId: id, kind: "added", authorId: userId, text });
    await attachPhotos(tx, { noteId, userId, photoIds });
    await audit(tx, ctx, "jobRequest.addDetails", id, { number });
    const readers = await recipientsInPlay(tx, [id]);
    await enqueueMails(
      tx,
      readers
        .filter(({ held }) => !held)
        .map(({ to, companyId }) => ({
          kind: "detailsAdded" as const,
          to,
          data: { jobRequestId: id, companyId, noteId },
        })),
    );
  });
  return getFor(ctx, id);
}
