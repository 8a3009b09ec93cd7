import { inboxBoxNames } from "@metiro/shared/job-request/response";
import type { ReceivedListInput } from "@metiro/shared/job-request/schema";
import { type ListSearch, listSearch, type ListValues } from "#list/list-search.ts";
import { choiceField, idField } from "#list/filter/search-field.ts";
import { keptOrder } from "./inbox-order.ts";

export const inboxTabs = [...inboxBoxNames, "all"] as const;
export type InboxTab = (typeof inboxTabs)[number];

/** What may be chosen of each, as words of the address: a bare number would stand in quotes there. */
export const inboxDistances = ["5km", "10km", "20km", "50km"] as const;
export const inboxBudgets = ["1k", "5k", "20k"] as const;
export const inboxAges = ["2d", "7d", "30d"] as const;

/** In cents. */
export const leastBudget = (budget: (typeof inboxBudgets)[number]): number => Number.parseInt(budget) * 100_000;

export type InboxSearch = ListValues & {
  tab: InboxTab;
  subcategoryId: string;
  subregionId: string;
  /** At most so many kilometres away. */
  distance: "" | (typeof inboxDistances)[number];
  /** A budget that reaches so many thousands, or any. */
  budget: "" | "any" | (typeof inboxBudgets)[number];
  photos: "" | "with" | "without";
  /** Received since so many days. */
  age: "" | (typeof inboxAges)[number];
  /** None: the one that this device keeps. */
  order: "" | "newest" | "oldest" | "dueFirst";
};

/** The address of a company's inbox. */
export const inboxSearch: ListSearch<InboxSearch> = listSearch({
  tab: choiceField(inboxTabs, "toAnswer"),
  subcategoryId: idField(),
  subregionId: idField(),
  distance: choiceField(["", ...inboxDistances], ""),
  budget: choiceField(["", "any", ...inboxBudgets], ""),
  photos: choiceField(["", "with", "without"], ""),
  age: choiceField(["", ...inboxAges], ""),
  order: choiceField(["", "newest", "oldest", "dueFirst"], ""),
});

type Input = Partial<ReceivedListInput>;

type OrderedSearch = InboxSearch & { order: Exclude<InboxSearch["order"], ""> };

/** What has no deadline stands in no order of it. */
export const inboxOrders = (tab: InboxTab) =>
  tab === "toAnswer" ? (["newest", "dueFirst", "oldest"] as const) : (["newest", "oldest"] as const);

/** In the order that a person reads it in: the address goes before what this device keeps. */
export const inOrder = (values: InboxSearch, userId: string | undefined): OrderedSearch => ({
  ...values,
  order: inboxOrders(values.tab).find((order) => order === (values.order || keptOrder(userId).read())) ?? "newest",
});

/** By the clock of the world: every page of a company loads this, and an hour or two of a night decide nothing here. */
const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** What the inbox asks of the server. */
export const inboxInput = (values: OrderedSearch): Input => {
  const { tab, search, subcategoryId, subregionId, distance, budget, photos, age, order, pageNumber, pageSize } =
    values;
  return {
    ...(tab !== "all" && { box: tab }),
    pageNumber,
    pageSize,
    ...(search && { search }),
    ...(subcategoryId && { subcategoryId }),
    ...(subregionId && { subregionId }),
    ...(distance && { withinKm: Number.parseInt(distance) }),
    ...(budget && { budgetFrom: budget === "any" ? 0 : leastBudget(budget) }),
    ...(photos && { hasPhotos: photos === "with" }),
    ...(age && { receivedFrom: daysAgo(Number.parseInt(age)) }),
    ...(order !== "newest" && { sort: order }),
  };
};
