import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";

/** Those that wait longest, as many as stand beside the other column; with them come the totals by status. */
export const waitingInput = { statuses: [JobStatus.Active], sort: "oldest" as const, pageSize: 10 };

/** The requests that wait, as many as a sitting sends. */
export const queueInput = { ...waitingInput, pageSize: 30 };

/** Failed mails are only counted: one row is the least that can be asked for. */
export const failedMailsInput = { pageSize: 1 };
