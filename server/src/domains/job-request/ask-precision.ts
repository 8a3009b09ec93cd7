import type { PrecisionInput } from "@metiro/shared/job-request/follow-up";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { and, desc, eq, sql } from "drizzle-orm";
import type { Transaction } from "../../db/client.ts";
import { jobRequestNotes } from "../../db/schema/index.ts";
import { DomainError } from "../../errors/domain-error.ts";
import { enqueueMails } from "../../mail/index.ts";
import type { Call } from "../../trpc/context.ts";
import { recordAudit } from "../audit/index.ts";
import { clientOf } from "./cancel.ts";
import { getFor } from "./get.ts";
import { lockFor } from "./lock.ts";

/** So many questions a client gets about one request in a day: who asks more often should call. */
const perDay = 5;

/** Asks the client by mail for what the request leaves open. */
export async function askPrecision({ ctx, input: { id, message } }: Call<PrecisionInput>): Promise<JobRequest> {
  await ctx.db.transaction(async (tx) => {
    const request = await lockFor(tx, ctx.actor, id, "askPrecision", "no key update");
    await refuseBeyond(tx, id);
    const [note] = await tx
      .insert(jobRequestNotes)
      .values({
        jobRequestId: id,
        kind: "asked",
        authorId: ctx.actor.userId,
        text: message,
        createdAt: sql`clock_timestamp()`,
      })
      .returning({ id: jobRequestNotes.id });
    if (!note) throw new Error("Inserting a note returned no row");
    await recordAudit(tx, {
      actorId: ctx.actor.userId,
      action: "jobRequest.askPrecision",
      entity: "jobRequest",
      entityId: id,
      details: { number: request.number },
    });
    await enqueueMails(tx, [
      {
        kind: "precisionAsked",
        to: await clientOf(tx, request.tendererId),
        data: { jobRequestId: id, noteId: note.id },
      },
    ]);
  });
  return getFor(ctx, id);
}

/** Counted while the request is held, so that simultaneous calls do not pass each other. */
async function refuseBeyond(tx: Transaction, id: string): Promise<void> {
  const left = sql<number>`ceil(extract(epoch from ${jobRequestNotes.createdAt} + interval '24 hours' - clock_timestamp()))::int`;
  const [oldest] = await tx
    .select({ left })
    .from(jobRequestNotes)
    .where(and(eq(jobRequestNotes.jobRequestId, id), eq(jobRequestNotes.kind, "asked")))
    .orderBy(desc(jobRequestNotes.createdAt))
    .limit(1)
    .offset(perDay - 1);
  if (oldest && oldest.left > 0)
    throw new DomainError("TOO_MANY_REQUESTS", { params: { retryAfterSeconds: oldest.left } });
}
