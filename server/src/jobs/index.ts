export { enqueue, hasten, holdWaiting, takeOut, withdraw } from "./enqueue.ts";
export { type Chosen, failedJobs, type FailedJob, retryFailed } from "./failed.ts";
export { JobFailure } from "./failure.ts";
export { startJobs, type Jobs } from "./jobs.ts";
export type { JobList } from "./page-of-jobs.ts";
export { type JobProgress, progressOf } from "./progress.ts";
export { defineQueue } from "./queue.ts";
export { jobData, type WaitingJob, waitingJobs } from "./waiting.ts";
export type { Handler, Log } from "./work.ts";
