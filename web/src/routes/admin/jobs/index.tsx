import { createFileRoute } from "@tanstack/react-router";
import { onEnter } from "#api/on-enter.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { RequestsList } from "#features/job-request/admin/list/requests-list.tsx";
import { requestsHeading } from "#features/job-request/admin/list/requests-head.ts";
import { requestsInput } from "#features/job-request/admin/list/requests-search.ts";
import { pageTitle } from "#layout/document/page-title.ts";

export const Route = createFileRoute("/admin/jobs/")({
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api, session }, deps, cause }) =>
    onEnter(cause, [
      api.category.list.prefetch(undefined, handlesOwnErrors),
      api.region.tree.prefetch(undefined, handlesOwnErrors),
      api.jobRequest.rowsForAdmin.prefetch(requestsInput(deps, session.current()?.user.id)),
    ]),
  staticData: { heading: requestsHeading },
  head: (args) => pageTitle(args, requestsHeading.title),
  component: RequestsList,
});
