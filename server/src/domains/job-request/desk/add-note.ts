import type { RequestDesk } from "@metiro/shared/job-request/desk-schema";
import type { AddNoteInput } from "@metiro/shared/office-note/schema";
import { officeNotes } from "../../../db/schema/index.ts";
import { now } from "../../../db/sql.ts";
import type { Call } from "../../../trpc/context.ts";
import { audit } from "../../audit/index.ts";
import { refuseAction } from "../access/lock.ts";
import { deskOf } from "./desk.ts";
import { lockDesk } from "./lock-desk.ts";

/** Notes something about a request for the back office alone. The audit keeps that, not what: it outlives the request's words. */
export async function addNote({ ctx, input: { id, text } }: Call<AddNoteInput>): Promise<RequestDesk> {
  await ctx.db.transaction(async (tx) => {
    const request = await lockDesk(tx, id);
    refuseAction("addNote", ctx.actor, request);
    await tx.insert(officeNotes).values({ jobRequestId: id, authorId: ctx.actor.userId, text, createdAt: now });
    await audit(tx, ctx, "jobRequest.addNote", id, { number: request.number });
  });
  return deskOf(ctx.db, id);
}
