import { reviewReminderDays } from "@metiro/shared/review/constants";
import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { jobRequests, reviewReminders, reviews, tenderers } from "../../db/schema/index.ts";
import { defineQueue, type Task, taskOf } from "../../jobs/index.ts";
import { enqueueMails } from "../notification/index.ts";

/** So many days a reminder may come late, after mornings on which nothing ran; what is older is left alone. */
const lateDays = 7;

/** Asks clients for a review of the work that was done for them, once at each distance: the mark and the mail are one transaction. */
export async function askForReviews(db: Db): Promise<number> {
  let asked = 0;
  for (const days of reviewReminderDays)
    asked += await db.transaction(async (tx) => {
      const done = await tx
        .select({ id: jobRequests.id, to: tenderers.userId })
        .from(jobRequests)
        .innerJoin(tenderers, eq(tenderers.id, jobRequests.tendererId))
        .leftJoin(reviewReminders, eq(reviewReminders.jobRequestId, jobRequests.id))
        .where(
          and(
            sql`${jobRequests.doneAt} > now() - ${days + lateDays} * interval '1 day'`,
            sql`${jobRequests.doneAt} <= now() - ${days} * interval '1 day'`,
            isNull(jobRequests.erasedAt),
            or(isNull(reviewReminders.days), lt(reviewReminders.days, days)),
            sql`not exists (select from ${reviews} where ${reviews.jobRequestId} = ${jobRequests.id})`,
          ),
        );
      if (done.length === 0) return 0;
      const marked = await tx
        .insert(reviewReminders)
        .values(done.map(({ id }) => ({ jobRequestId: id, days })))
        .onConflictDoUpdate({
          target: reviewReminders.jobRequestId,
          set: { days, remindedAt: sql`now()` },
          setWhere: lt(reviewReminders.days, days),
        })
        .returning({ jobRequestId: reviewReminders.jobRequestId });
      const clients = new Map(done.map(({ id, to }) => [id, to]));
      await enqueueMails(
        tx,
        marked.flatMap(({ jobRequestId }) => {
          const to = clients.get(jobRequestId);
          return to === undefined ? [] : [{ kind: "reviewAsked" as const, to, data: { jobRequestId } }];
        }),
      );
      return marked.length;
    });
  return asked;
}

const reminderQueue = defineQueue<Record<string, never>>("review-reminders", {
  maxRetries: 5,
  backoffSeconds: 60,
  maxBackoffSeconds: 3_600,
  concurrency: 1,
  pollSeconds: 30,
  timeoutSeconds: 300,
});

/** In the morning, when the work is some days old. */
export const reviewReminderTask: Task = taskOf(
  { queue: reminderQueue, cron: "25 7 * * *" },
  { reviewReminders: ({ db }) => askForReviews(db) },
);
