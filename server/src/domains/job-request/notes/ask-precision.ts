import type { PrecisionInput } from "@metiro/shared/job-request/follow-up";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { enqueueMails } from "../../notification/index.ts";
import type { Call } from "../../../trpc/context.ts";
import { clientUserIdOf } from "../access/client-user-id.ts";
import { getFor } from "../read/get.ts";
import { lockFor } from "../access/lock.ts";
import { refuseBeyond, writeNote } from "./write.ts";
import { audit } from "../../audit/index.ts";

/** Asks the client for what the request leaves open; the question waits in its request until it is answered. */
export async function askPrecision({ ctx, input: { id, message } }: Call<PrecisionInput>): Promise<JobRequest> {
  await ctx.db.transaction(async (tx) => {
    const { request } = await lockFor(tx, ctx.actor, id, "askPrecision", "no key update", []);
    await refuseBeyond(tx, id, "asked");
    const noteId = await writeNote(tx, {
      jobRequestId: id,
      kind: "asked",
      authorId: ctx.actor.userId,
      text: message,
    });
    await audit(tx, ctx, "jobRequest.askPrecision", id, { number: request.number });
    await enqueueMails(tx, [
      {
        kind: "precisionAsked",
        to: await clientUserIdOf(tx, request.tendererId),
        data: { jobRequestId: id, noteId },
      },
    ]);
  });
  return getFor(ctx, id);
}
