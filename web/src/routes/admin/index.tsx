import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { createFileRoute } from "@tanstack/react-router";
import { atFirst } from "#api/at-first.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { Dashboard } from "#features/dashboard/dashboard.tsx";
import { failedMailsInput, waitingInput } from "#features/dashboard/inputs.ts";
import { useDispatch } from "#features/job-request/admin/dispatch/use-dispatch.tsx";
import { pageTitle } from "#layout/page-title.ts";
import { Button } from "#ui/button/button.tsx";

export const Route = createFileRoute("/admin/")({
  loader: ({ context: { api }, cause }) =>
    atFirst(cause, [
      api.jobRequest.listForAdmin.prefetch(waitingInput),
      api.dashboard.summary.prefetch(undefined, handlesOwnErrors),
      api.dashboard.lastWeek.prefetch(undefined, handlesOwnErrors),
      api.mail.listFailed.prefetch(failedMailsInput, handlesOwnErrors),
    ]),
  head: (args) => pageTitle(args, msg`Tableau de bord`),
  component: Home,
});

function Home() {
  const { t } = useLingui();
  const dispatch = useDispatch();
  return (
    <>
      <Dashboard
        sendButton={(request) => (
          <Button
            size="sm"
            variant="secondary"
            aria-label={t`Transmettre l’offre n° ${request.number}`}
            onClick={() => dispatch.open(request)}
          >
            <Trans>Transmettre</Trans>
          </Button>
        )}
      />
      {dispatch.dialog}
    </>
  );
}
