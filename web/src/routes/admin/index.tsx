import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { RequestItem } from "@metiro/shared/job-request/schema";
import { createFileRoute } from "@tanstack/react-router";
import { onEnter } from "#api/on-enter.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { trpc } from "#api/trpc.ts";
import { Dashboard } from "#features/dashboard/dashboard.tsx";
import { failedMailsInput, queueInput, waitingInput } from "#features/dashboard/inputs.ts";
import { useDispatch } from "#features/job-request/admin/dispatch/use-dispatch.tsx";
import { pageTitle } from "#layout/document/page-title.ts";
import { Button } from "#ui/button/button.tsx";

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
  const { t } = useLingui();
  const { jobRequest } = trpc.useUtils();
  const dispatch = useDispatch();
  /** With all that have waited less, though the page shows a few. */
  const send = (request: RequestItem, after: readonly RequestItem[]) => {
    const queue = jobRequest.listForAdmin.fetch(queueInput, handlesOwnErrors).then(
      ({ items }) => items.slice(items.findIndex(({ id }) => id === request.id) + 1),
      () => undefined,
    );
    dispatch.open(request, after, queue);
  };
  return (
    <>
      <Dashboard
        sendButton={(request, after) => (
          <Button
            size="sm"
            variant="secondary"
            aria-label={t`Transmettre l’offre n° ${request.number}`}
            onClick={() => send(request, after)}
          >
            <Trans>Transmettre</Trans>
          </Button>
        )}
      />
      {dispatch.dialog}
    </>
  );
}
