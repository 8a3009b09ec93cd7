import type { RequestDesk } from "@metiro/shared/job-request/desk-schema";
import { count, desc, eq, max } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Queryable } from "../../../db/client.ts";
import { omitNulls } from "../../../db/rows/omit-nulls.ts";
import { jobRequests, officeNotes, requestDesks, requestReminders, users } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import type { Call } from "../../../trpc/context.ts";
import { notesIn } from "../../office-note/index.ts";

/** Somebody who sends the same thing a hundred times is no list to read. */
const shownDuplicates = 50;

const originals = alias(jobRequests, "originals");
const person = { id: users.id, firstName: users.firstName, lastName: users.lastName };

/** How the back office deals with a request: who looks after it, what it noted, whom it asked again. */
export const desk = ({ ctx, input: { id } }: Call<{ id: string }>): Promise<RequestDesk> => deskOf(ctx.db, id);

export async function deskOf(db: Queryable, id: string): Promise<RequestDesk> {
  const [[row], duplicates, notes, reminders] = await Promise.all([
    db
      .select({ assignee: person, mark: requestDesks.mark, original: { id: originals.id, number: originals.number } })
      .from(jobRequests)
      .leftJoin(requestDesks, eq(requestDesks.jobRequestId, jobRequests.id))
      .leftJoin(users, eq(users.id, requestDesks.assigneeId))
      .leftJoin(originals, eq(originals.id, requestDesks.originalId))
      .where(eq(jobRequests.id, id)),
    db
      .select({ id: jobRequests.id, number: jobRequests.number })
      .from(requestDesks)
      .innerJoin(jobRequests, eq(jobRequests.id, requestDesks.jobRequestId))
      .where(eq(requestDesks.originalId, id))
      .orderBy(desc(jobRequests.createdAt), desc(jobRequests.id))
      .limit(shownDuplicates),
    notesIn(db, officeNotes, eq(officeNotes.jobRequestId, id)),
    db
      .select({
        companyId: requestReminders.companyId,
        at: max(requestReminders.createdAt),
        count: count(),
      })
      .from(requestReminders)
      .where(eq(requestReminders.jobRequestId, id))
      .groupBy(requestReminders.companyId),
  ]);
  if (!row) throw new DomainError("NOT_FOUND");
  return {
    ...omitNulls(row),
    duplicates,
    notes,
    reminders: reminders.flatMap(({ at, ...reminder }) => (at === null ? [] : [{ ...reminder, at }])),
  };
}
