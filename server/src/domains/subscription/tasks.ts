import { noticeDays } from "@metiro/shared/subscription/constants";
import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { companies, subscriptions } from "../../db/schema/index.ts";
import { endsWithoutNext } from "../../db/queries/company/subscription-standing.ts";
import { now } from "../../db/sql.ts";
import { defineQueue, type Task } from "../../jobs/index.ts";
import { enqueueMails } from "../notification/index.ts";

/**
 * Tells companies that their subscription ends, once for each: the mark and the mail are one transaction, and of two
 * processes the second finds the mark. A day that was missed is caught up with, as long as the subscription runs.
 */
export async function announceEnds(db: Db): Promise<number> {
  return db.transaction(async (tx) => {
    const ending = await tx
      .update(subscriptions)
      .set({ endNoticeAt: now })
      .from(companies)
      .where(
        and(eq(companies.id, subscriptions.companyId), isNull(subscriptions.endNoticeAt), endsWithoutNext(noticeDays)),
      )
      .returning({ id: subscriptions.id, to: companies.userId });
    await enqueueMails(
      tx,
      ending.map(({ id, to }) => ({ kind: "subscriptionEnds" as const, to, data: { subscriptionId: id } })),
    );
    return ending.length;
  });
}

const noticeQueue = defineQueue<Record<string, never>>("notice", {
  maxRetries: 5,
  backoffSeconds: 60,
  maxBackoffSeconds: 3_600,
  concurrency: 1,
  pollSeconds: 30,
  timeoutSeconds: 120,
});

/** In the morning: what companies are told of before it happens. */
export const subscriptionNotice: Task = {
  queue: noticeQueue,
  cron: "5 7 * * *",
  run: async ({ db }) => ({ subscriptionEnds: await announceEnds(db) }),
};
