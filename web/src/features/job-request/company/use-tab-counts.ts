import { trpc } from "../../../api.ts";
import { quietly } from "../../../calls/quietly.ts";
import { countInput, type InboxTab, inboxTabs } from "./inbox-search.ts";

/** How many requests each tab of the inbox holds; undefined until it is known. */
export function useTabCounts(): Record<InboxTab, number | undefined> {
  const totals = trpc.useQueries((api) =>
    inboxTabs.map((tab) => api.jobRequest.listForCompany(countInput(tab), quietly)),
  );
  return Object.fromEntries(inboxTabs.map((tab, index) => [tab, totals[index]?.data?.totalCount])) as Record<
    InboxTab,
    number | undefined
  >;
}
