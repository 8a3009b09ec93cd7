import type { RequestDesk } from "@metiro/shared/job-request/desk-schema";
import type { AddNoteInput } from "@metiro/shared/office-note/schema";
import { officeNotes } from "../../../db/schema/index.ts";
import { now } from "../../../db/sql.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import type { Call } from "../../../trpc/context.ts";
import { audit } from "../../audit/index.ts";
import { deskOf } from "./desk.ts";
import { lockDesk } from "./lock-desk.ts";

/** Notes something about a request for the back office alone. The audit keeps that, not what: it outlives the request's words. */
export async function addNote({ ctx, input: { id, text } }: Call<AddNoteInput>): Promise<RequestDesk> {
  await ctx.db.transaction(async (tx) => {
    const { number, erasedAt } = await lockDesk(tx, id);
    // Its personal data went: nobody would erase a note again.
    if (erasedAt !== null) throw new DomainError("STATUS_CONFLICT");
    await tx.insert(officeNotes).values({ jobRequestId: id, authorId: ctx.actor.userId, text, createdAt: now });
    await audit(tx, ctx, "jobRequest.addNote", id, { number });
  });
  return deskOf(ctx.db, id);
}
