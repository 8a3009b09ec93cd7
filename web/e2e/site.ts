import { inject } from "vitest";

/** The site that this file has to itself while it runs: no two files that run at the same time share a worker's number. */
export function site(): {
  /** Of the pages and the calls. */ origin: string;
  /** Of the page of the mails. */ mailbox: string;
} {
  const sites = inject("sites");
  const own = sites[(Number(process.env.VITEST_POOL_ID) - 1) % sites.length];
  if (!own) throw new Error("No site was started for this worker.");
  return own;
}
