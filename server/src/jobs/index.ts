export { failedJobDays } from "./declare.ts";
export {
  enqueue,
  jobsWith,
  promoteJobs,
  lockWaitingJobs,
  ownersWaiting,
  removeActiveJob,
  cancelJobs,
} from "./enqueue.ts";
export { type Chosen, failedJobs, type FailedJob, retryFailed } from "./failed.ts";
export { JobFailure } from "./failure.ts";
export { runSequentially } from "./in-turn.ts";
export { startJobs, type Jobs } from "./jobs.ts";
export type { JobList } from "./page-of-jobs.ts";
export { type PendingJob, pendingJobs } from "./pending-jobs.ts";
export { defineQueue } from "./queue.ts";
export { dueChannel } from "./due-channel.ts";
export { triggerTask } from "./run-now.ts";
export { type Task, taskOf, type TaskParts } from "./task.ts";
export { type QueueState, queueStates } from "./queue-states.ts";
export { jobData, type WaitingJob, waitingJobs } from "./waiting.ts";
export type { Handler, Log } from "./work.ts";
