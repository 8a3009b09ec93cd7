import type { EditInput } from "@metiro/shared/job-request/follow-up";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { sql } from "drizzle-orm";
import { saveRevision } from "../../db/revision.ts";
import { jobRequestNotes, jobRequests, type Wording } from "../../db/schema/index.ts";
import { enqueueMails } from "../../mail/index.ts";
import type { Call } from "../../trpc/context.ts";
import { recordAudit } from "../audit/index.ts";
import { clientOf } from "./cancel.ts";
import { getFor } from "./get.ts";
import { lockFor } from "./lock.ts";

const wording = ["title", "description"] as const satisfies (keyof Wording)[];

/** Puts title and description right, before any company has them. The client reads what was changed, and why. */
export async function edit({ ctx, input }: Call<EditInput>): Promise<JobRequest> {
  const { id, reason, baseRevision } = input;
  await ctx.db.transaction(async (tx) => {
    const request = await lockFor(tx, ctx.actor, id, "edit", "no key update");
    const changed = wording.filter((field) => request[field] !== input[field]);
    if (changed.length === 0) return;
    const of = (row: Wording, fields: readonly (keyof Wording)[]): Partial<Wording> =>
      Object.fromEntries(fields.map((field) => [field, row[field]]));
    const target = { table: jobRequests, revision: jobRequests.revision, returning: { id: jobRequests.id } };
    await saveRevision(tx, target, { id, baseRevision }, of(input, changed));
    const [note] = await tx
      .insert(jobRequestNotes)
      .values({
        jobRequestId: id,
        kind: "edited",
        authorId: ctx.actor.userId,
        text: reason,
        before: of(request, changed),
        after: of(input, changed),
        createdAt: sql`clock_timestamp()`,
      })
      .returning({ id: jobRequestNotes.id });
    if (!note) throw new Error("Inserting a note returned no row");
    // The entry outlives the request's personal data: what the description said stands in the note, which does not.
    const kept = changed.filter((field) => field === "title");
    await recordAudit(tx, {
      actorId: ctx.actor.userId,
      action: "jobRequest.edit",
      entity: "jobRequest",
      entityId: id,
      details: { number: request.number, fields: changed, before: of(request, kept), after: of(input, kept) },
    });
    await enqueueMails(tx, [
      {
        kind: "requestEdited",
        to: await clientOf(tx, request.tendererId),
        data: { jobRequestId: id, noteId: note.id },
      },
    ]);
  });
  return getFor(ctx, id);
}
