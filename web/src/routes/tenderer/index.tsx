import { msg } from "@lingui/core/macro";
import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { onEnter } from "#api/on-enter.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { ClientRequests } from "#features/job-request/client/list/client-requests.tsx";
import {
  clientListInput,
  clientSearch,
  openInput,
  questionsInput,
} from "#features/job-request/client/list/client-search.ts";
import { PanelNotices } from "#features/job-request/client/list/panel-notices.tsx";
import { ProfileReminder } from "#layout/panel/profile-reminder.tsx";
import { pageTitle } from "#layout/document/page-title.ts";

export const Route = createFileRoute("/tenderer/")({
  validateSearch: clientSearch.validate,
  search: { middlewares: [stripSearchParams(clientSearch.defaults)] },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api }, deps, cause }) =>
    onEnter(cause, [
      api.jobRequest.listForTenderer.prefetch(clientListInput(deps)),
      api.jobRequest.listForTenderer.prefetch(openInput, handlesOwnErrors),
      api.jobRequest.listForTenderer.prefetch(questionsInput, handlesOwnErrors),
      api.requestDraft.list.prefetch(undefined, handlesOwnErrors),
    ]),
  head: (args) => pageTitle(args, msg`Mes demandes`),
  component: Requests,
});

function Requests() {
  return (
    <>
      <PanelNotices />
      <ProfileReminder of="Tenderer" within />
      <ClientRequests />
    </>
  );
}
