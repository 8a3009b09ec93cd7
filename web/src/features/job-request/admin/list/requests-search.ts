import { guaranteeStates } from "@metiro/shared/guarantee/constants";
import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import { requestProgress } from "@metiro/shared/job-request/rules/progress";
import { listSearch } from "#list/list-search.ts";
import { choiceField, dayField, idField } from "#list/filter/search-field.ts";

/** The tabs, and the status that each shows; the list opens with what is to be done. `relaunch`: those sent that are to be sent on. */
export const requestViews = ["active", "relaunch", "processed", "canceled", "all"] as const;
export type RequestView = (typeof requestViews)[number];

const statusesOf: Record<RequestView, JobStatus[] | undefined> = {
  all: undefined,
  active: [JobStatus.Active],
  relaunch: [JobStatus.Processed],
  processed: [JobStatus.Processed],
  canceled: [JobStatus.Canceled],
};

/** What the list of requests keeps in its address. */
export const requestsSearch = listSearch({
  status: choiceField(requestViews, "active"),
  categoryId: idField(),
  subcategoryId: idField(),
  regionId: idField(),
  subregionId: idField(),
  createdFrom: dayField(),
  createdTo: dayField(),
  sentFrom: dayField(),
  sentTo: dayField(),
  photos: choiceField(["", "with", "without"], ""),
  unanswered: choiceField(["", "no", "without", "ever", "over48Hours"], ""),
  progress: choiceField(["", ...requestProgress], ""),
  guarantee: choiceField(["", ...guaranteeStates], ""),
  coverage: choiceField(["", "none"], ""),
  desk: choiceField(["", "mine", "nobody", "marked"], ""),
  sort: choiceField(["oldest", "newest"], "oldest"),
});
export type RequestsValues = typeof requestsSearch.defaults;

/** The call's input. A subcategory says its category, a district its canton: the narrower one alone is asked for. */
export function requestsInput(
  { status, categoryId, regionId, photos, unanswered, progress, desk, coverage, guarantee, ...values }: RequestsValues,
  /** Whose « mine » is. */
  userId: string | undefined,
) {
  return {
    ...values,
    statuses: statusesOf[status],
    hasPhotos: photos === "" ? undefined : photos === "with",
    unanswered: unanswered === "ever" || unanswered === "over48Hours" ? unanswered : undefined,
    hasAnswer: unanswered === "no" ? true : unanswered === "without" ? false : undefined,
    progress: progress === "" ? undefined : progress,
    guarantee: status === "relaunch" ? ("toRelaunch" as const) : guarantee === "" ? undefined : guarantee,
    assigneeId: desk === "mine" ? userId : undefined,
    unassigned: desk === "nobody" ? (true as const) : undefined,
    uncovered: coverage === "none" ? (true as const) : undefined,
    marked: desk === "marked" ? (true as const) : undefined,
    categoryId: values.subcategoryId ? undefined : categoryId,
    regionId: values.subregionId ? undefined : regionId,
  };
}
