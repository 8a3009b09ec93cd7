import { msg } from "@lingui/core/macro";
import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { onEnter } from "#api/on-enter.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { Inbox } from "#features/job-request/company/inbox/inbox.tsx";
import { inboxInput, inboxSearch, inOrder } from "#features/job-request/company/inbox/inbox-search.ts";
import { pageTitle } from "#layout/document/page-title.ts";

export const Route = createFileRoute("/company/")({
  validateSearch: inboxSearch.validate,
  search: { middlewares: [stripSearchParams(inboxSearch.defaults)] },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api, session }, deps, cause }) =>
    onEnter(cause, [
      api.jobRequest.listForCompany.prefetch(inboxInput(inOrder(deps, session.current()?.user.id))),
      api.company.own.prefetch(undefined, handlesOwnErrors),
    ]),
  staticData: { heading: { title: msg`Demandes reçues` }, keptAs: "inbox-order" },
  head: (args) => pageTitle(args, msg`Demandes reçues`),
  component: Inbox,
});
