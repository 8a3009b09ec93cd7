import type { JobRequest } from "@metiro/shared/job-request/schema";
import { inTab } from "#page/in-tab.ts";

/** A sending that can still be taken back. */
export interface PendingDispatch {
  id: string;
  number: string;
  title: string;
  companyIds: string[];
  /** When it leaves, by the clock of this device, in milliseconds. */
  until: number;
}

/** By how much this device's clock is ahead of the server's, as far as a fresh answer of the server tells. */
const ahead = inTab(() => 0);

/** Notes the server's clock by something that it has just written. */
export function noteServerTime(iso: string): void {
  ahead.current = Date.now() - Date.parse(iso);
}

/** What of a request waits to be sent; undefined when nothing does. Several sendings leave with the first of them. */
export function pendingDispatchOf({
  id,
  number,
  title,
  jobRequestCompanies,
}: Pick<JobRequest, "id" | "number" | "title" | "jobRequestCompanies">): PendingDispatch | undefined {
  const waiting = jobRequestCompanies.flatMap(({ company, heldUntil }) =>
    heldUntil === undefined ? [] : [{ id: company.id, until: Date.parse(heldUntil) + ahead.current }],
  );
  if (waiting.length === 0) return undefined;
  const until = Math.min(...waiting.map((company) => company.until));
  return {
    id,
    number,
    title,
    companyIds: waiting.filter((company) => company.until - until < 1000).map((company) => company.id),
    until,
  };
}

/** One sending among those that wait. */
export const keyOf = ({ id, companyIds }: PendingDispatch): string => [id, ...companyIds].join(" ");
