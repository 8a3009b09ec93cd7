import { subscriptionSorts } from "@metiro/shared/subscription/constants";
import { listSearch } from "#list/list-search.ts";
import { choiceField, dayField } from "#list/filter/search-field.ts";

/** The tabs, and the state that each shows; the first shows all. */
export const subscriptionViews = ["all", "active", "upcoming", "expired", "canceled"] as const;
export type SubscriptionView = (typeof subscriptionViews)[number];

/** Within how many days a subscription ends. With a letter: a bare number would stand in quotes in the address. */
export const endings = ["30d", "60d", "90d"] as const;

/** What the list of subscriptions keeps in its address. */
export const subscriptionsSearch = listSearch({
  status: choiceField(subscriptionViews, "all"),
  ending: choiceField(["", ...endings], ""),
  from: dayField(),
  to: dayField(),
  sort: choiceField(subscriptionSorts, "due"),
});
export type SubscriptionsValues = typeof subscriptionsSearch.defaults;

/** What the call filters by. */
export const subscriptionsFilter = ({ status, search, ending, from, to, sort }: SubscriptionsValues) => ({
  status: status === "all" ? undefined : status,
  search,
  endingWithinDays: ending === "" ? undefined : Number.parseInt(ending, 10),
  from,
  to,
  sort,
});

/** The call's input. */
export const subscriptionsInput = (values: SubscriptionsValues) => ({
  ...subscriptionsFilter(values),
  pageNumber: values.pageNumber,
  pageSize: values.pageSize,
});
