import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { onEnter } from "#api/on-enter.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { Dashboard } from "#features/dashboard/dashboard.tsx";
import { failedMailsInput, waitingInput } from "#features/dashboard/dashboard-inputs.ts";
import { useDispatch } from "#features/job-request/admin/dispatch/use-dispatch.tsx";
import { pageTitle } from "#layout/document/page-title.ts";

export const Route = createFileRoute("/admin/")({
  loader: ({ context: { api }, cause }) =>
    onEnter(cause, [
      api.jobRequest.listForAdmin.prefetch(waitingInput),
      api.dashboard.summary.prefetch(undefined, handlesOwnErrors),
      api.dashboard.lastWeek.prefetch(undefined, handlesOwnErrors),
      api.mail.listFailed.prefetch(failedMailsInput, handlesOwnErrors),
    ]),
  staticData: { heading: { title: msg`Tableau de bord` } },
  head: (args) => pageTitle(args, msg`Tableau de bord`),
  component: Home,
});

function Home() {
  const dispatch = useDispatch();
  return (
    <>
      <Dashboard send={dispatch.open} />
      {dispatch.dialog}
    </>
  );
}
