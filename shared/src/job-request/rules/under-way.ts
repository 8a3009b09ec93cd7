import { jobCan, type JobState } from "./lifecycle.ts";

/** Whether a request is under way: companies have it, and it is not at its end. `underWay` says it in SQL; neither asks for its words. */
export const isUnderWay = ({ status, doneAt }: Pick<JobState, "status" | "doneAt">): boolean =>
  jobCan("answer", "Company", { status, doneAt: doneAt ?? undefined });
