import { refreshUsualFigures } from "../../db/queries/usual-figures.ts";
import { settings } from "../application-config/index.ts";
import { defineQueue, type Task } from "../../jobs/index.ts";
import { recountSums } from "./recount.ts";
import { cutCoverageChanges } from "./uncovered.ts";

const recountQueue = defineQueue<Record<string, never>>("recount", {
  maxRetries: 2,
  backoffSeconds: 600,
  maxBackoffSeconds: 3_600,
  concurrency: 1,
  pollSeconds: 60,
  timeoutSeconds: 3_600,
});

/** At night: the sums behind totals and figures are counted anew, and then what is usual among companies. */
export const recount: Task = {
  queue: recountQueue,
  cron: "20 2 * * *",
  run: async ({ db, log }) => {
    const drift = await recountSums(db);
    if (Object.values(drift).some((count) => count > 0))
      log.warn({ drift }, "Kept sums differed from a recount and were put right");
    await cutCoverageChanges(db);
    const { "jobRequest.answerDays": answerDays, "site.currency": currency } = await settings(db);
    await refreshUsualFigures(db, { answerDays, currency });
    return drift;
  },
};
