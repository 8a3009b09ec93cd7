import type { EditInput } from "@metiro/shared/job-request/follow-up";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { saveRevision } from "../../../db/revision.ts";
import { jobRequests } from "../../../db/schema/index.ts";
import { enqueueMails } from "../../notification/index.ts";
import type { Call } from "../../../trpc/context.ts";
import { clientOf } from "../respond/cancel.ts";
import { getFor } from "../read/get.ts";
import { maskedWords } from "../access/contact-visibility.ts";
import { lockFor } from "../access/lock.ts";
import { writeNote } from "../notes/write.ts";
import { audit } from "../../audit/index.ts";

/** What of a request an admin can put right. */
const wording = ["title", "description"] as const;
type Wording = Record<(typeof wording)[number], string>;

/** Puts title and description right, before any company has them. The client reads what was changed, and why. */
export async function edit({ ctx, input }: Call<EditInput>): Promise<JobRequest> {
  const { id, reason, baseRevision } = input;
  await ctx.db.transaction(async (tx) => {
    const { request } = await lockFor(tx, ctx.actor, id, "edit", "no key update");
    const changed = wording.filter((field) => request[field] !== input[field]);
    if (changed.length === 0) return;
    const of = (row: Wording, fields: readonly (keyof Wording)[]): Partial<Wording> =>
      Object.fromEntries(fields.map((field) => [field, row[field]]));
    const target = { table: jobRequests, revision: jobRequests.revision, returning: { id: jobRequests.id } };
    await saveRevision(
      tx,
      target,
      { id, baseRevision },
      {
        ...of(input, changed),
        ...(await maskedWords(tx, request.tendererId, { ...input, street: request.street })),
      },
    );
    const noteId = await writeNote(tx, {
      jobRequestId: id,
      kind: "edited",
      authorId: ctx.actor.userId,
      text: reason,
      before: of(request, changed),
      after: of(input, changed),
    });
    // The entry outlives the request's personal data: what the description said stands in the note, which does not.
    const kept = changed.filter((field) => field === "title");
    await audit(tx, ctx, "jobRequest.edit", id, {
      number: request.number,
      fields: changed,
      before: of(request, kept),
      after: of(input, kept),
    });
    await enqueueMails(tx, [
      {
        kind: "requestEdited",
        to: await clientOf(tx, request.tendererId),
        data: { jobRequestId: id, noteId },
      },
    ]);
  });
  return getFor(ctx, id);
}
