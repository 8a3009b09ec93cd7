import type { RequestDesk, SetDeskInput } from "@metiro/shared/job-request/desk-schema";
import { isDeepStrictEqual } from "node:util";
import { and, eq, isNull, ne, not } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { jobRequests, requestDesks, users } from "../../../db/schema/index.ts";
import { now } from "../../../db/sql.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import type { Call } from "../../../trpc/context.ts";
import { audit } from "../../audit/index.ts";
import { deskOf } from "./desk.ts";
import { lockDesk } from "./lock-desk.ts";

/** Gives a request to a colleague, and marks one that is none. Neither its client nor a company learns of it. */
export async function setDesk({ ctx, input }: Call<SetDeskInput>): Promise<RequestDesk> {
  const { id, assigneeId, mark, originalId } = input;
  await ctx.db.transaction(async (tx) => {
    const { number } = await lockDesk(tx, id);
    if (assigneeId) await refuseStranger(tx, assigneeId);
    if (originalId) await refuseUnknownOriginal(tx, id, originalId);
    const [present] = await tx
      .select({ assigneeId: requestDesks.assigneeId, mark: requestDesks.mark, originalId: requestDesks.originalId })
      .from(requestDesks)
      .where(eq(requestDesks.jobRequestId, id));
    const before = present ?? { assigneeId: null, mark: null, originalId: null };
    const after = {
      assigneeId: assigneeId === undefined ? before.assigneeId : assigneeId,
      mark: mark === undefined ? before.mark : mark,
      originalId: originalId === undefined ? before.originalId : originalId,
    };
    if (after.mark !== "duplicate") {
      if (originalId) throw refusedOriginal();
      after.originalId = null;
    }
    if (isDeepStrictEqual(after, before)) return;
    await tx
      .insert(requestDesks)
      .values({ jobRequestId: id, ...after, updatedAt: now })
      .onConflictDoUpdate({ target: requestDesks.jobRequestId, set: { ...after, updatedAt: now } });
    await audit(tx, ctx, "jobRequest.setDesk", id, { number, before, after });
  });
  return deskOf(ctx.db, id);
}

/** Only those who work in the back office look after requests. */
async function refuseStranger(tx: Transaction, userId: string): Promise<void> {
  const [colleague] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.role, "Admin"), not(users.isMachine), isNull(users.deletedAt)));
  if (!colleague) throw new DomainError("VALIDATION_FAILED", { errors: { assigneeId: [{ rule: "unknown" }] } });
}

const refusedOriginal = () => new DomainError("VALIDATION_FAILED", { errors: { originalId: [{ rule: "unknown" }] } });

/** A duplicate repeats another request, and one that is there. */
async function refuseUnknownOriginal(tx: Transaction, id: string, originalId: string): Promise<void> {
  const [original] = await tx
    .select({ id: jobRequests.id })
    .from(jobRequests)
    .where(and(eq(jobRequests.id, originalId), ne(jobRequests.id, id)))
    .for("key share");
  if (!original) throw refusedOriginal();
}
