import { JobStatus } from "@metiro/shared/job-request/lifecycle";
import { listSearch } from "#list/list-search.ts";
import { choiceField, dayField, idField } from "#list/filter/search-field.ts";

/** The tabs, and the status that each shows; the first shows all. */
export const requestViews = ["all", "active", "processed", "canceled"] as const;
export type RequestView = (typeof requestViews)[number];

const statusesOf: Record<RequestView, JobStatus[] | undefined> = {
  all: undefined,
  active: [JobStatus.Active],
  processed: [JobStatus.Processed],
  canceled: [JobStatus.Canceled],
};

/** What the list of requests keeps in its address. */
export const requestsSearch = listSearch({
  status: choiceField(requestViews, "all"),
  categoryId: idField(),
  subcategoryId: idField(),
  regionId: idField(),
  subregionId: idField(),
  createdFrom: dayField(),
  createdTo: dayField(),
  photos: choiceField(["", "with", "without"], ""),
  unanswered: choiceField(["", "ever", "over48Hours"], ""),
  sort: choiceField(["newest", "oldest"], "newest"),
});
export type RequestsValues = typeof requestsSearch.defaults;

/** The call's input. A subcategory says its category, a district its canton: the narrower one alone is asked for. */
export function requestsInput({ status, search, categoryId, regionId, photos, unanswered, ...values }: RequestsValues) {
  return {
    ...values,
    statuses: statusesOf[status],
    search: search.slice(0, 200),
    hasPhotos: photos === "" ? undefined : photos === "with",
    unanswered: unanswered === "" ? undefined : unanswered,
    categoryId: values.subcategoryId ? undefined : categoryId,
    regionId: values.subregionId ? undefined : regionId,
  };
}
