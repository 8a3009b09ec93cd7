import { jobCan, type JobState } from "./lifecycle.ts";

/** Whether a request is under way: companies have it and may still answer, because it is not at its end. */
export const isUnderWay = (state: JobState): boolean => jobCan("answer", "Company", state);
