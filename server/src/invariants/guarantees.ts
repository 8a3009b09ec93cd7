import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import type { Invariant } from "./invariant.ts";

/** What clients were promised against the requests that it is about. */
export const guaranteeInvariants: readonly Invariant[] = [
  {
    name: "promise-from-first-sending",
    holds: "What is promised of a request runs from the moment at which it was first sent.",
    broken: `select r.id, 'promised from ' || g.started_at as what
      from request_guarantees g join job_requests r on r.id = g.job_request_id
      where r.processed_at is distinct from g.started_at`,
  },
  {
    name: "relaunch-of-sent",
    holds: "Only a request that companies have is to be sent to others.",
    broken: `select r.id, 'waits to be sent at all' as what
      from request_relaunches l join job_requests r on r.id = l.job_request_id
      where r.status = ${JobStatus.Active} and l.ended_at is null`,
  },
];
