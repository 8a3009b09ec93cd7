import type { TaskParts } from "../jobs/index.ts";
import { sweepAttempts } from "./attempts.ts";
import { sweepRateCounts } from "./rate-counts.ts";

/** What goes every hour. */
export const limitSweeps: TaskParts = {
  attempts: ({ db, signal }) => sweepAttempts(db, signal),
  rateCounts: ({ db, signal }) => sweepRateCounts(db, signal),
};
