import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { requestsSearch } from "#features/job-request/admin/list/requests-search.ts";

/** A request keeps the address of the list that it was opened from, so that the way back leads to the same place. */
export const Route = createFileRoute("/admin/jobs")({
  validateSearch: requestsSearch.validate,
  search: { middlewares: [stripSearchParams(requestsSearch.defaults)] },
});
