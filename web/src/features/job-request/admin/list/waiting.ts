import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import type { RequestView } from "./requests-search.ts";

/** Who waits in a list: of those to be sent on everyone, of others those that nobody has. */
export const isWaitingIn =
  (view: RequestView) =>
  ({ status }: { status: JobStatus }): boolean =>
    view === "relaunch" || status === JobStatus.Active;
