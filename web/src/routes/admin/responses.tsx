import { msg } from "@lingui/core/macro";
import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { ResponsesList } from "#features/job-request/admin/responses/responses-list.tsx";
import { responsesInput, responsesSearch } from "#features/job-request/admin/responses/responses-search.ts";
import { pageTitle } from "#layout/document/page-title.ts";

export const Route = createFileRoute("/admin/responses")({
  validateSearch: responsesSearch.validate,
  search: { middlewares: [stripSearchParams(responsesSearch.defaults)] },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api }, deps }) => {
    void api.jobRequest.responsesForAdmin.prefetch(responsesInput(deps));
  },
  head: (args) => pageTitle(args, msg({ message: "Réponses", context: "of companies" })),
  component: ResponsesList,
});
