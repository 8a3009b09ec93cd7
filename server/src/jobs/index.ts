export { enqueue } from "./enqueue.ts";
export { failedJobs, type FailedJob, retryFailed } from "./failed.ts";
export { JobFailure } from "./failure.ts";
export { startJobs, type Jobs } from "./jobs.ts";
export { defineQueue } from "./queue.ts";
export type { Handler, Log } from "./work.ts";
