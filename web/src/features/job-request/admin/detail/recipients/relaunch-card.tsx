import { Trans, useLingui } from "@lingui/react/macro";
import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { trpc } from "#api/trpc.ts";
import { relaunchWords } from "#domain/guarantee/relaunch-words.ts";
import { useMomentText } from "#domain/request/moment-text.ts";
import { Button } from "#ui/button/button.tsx";
import { Card, CardBody, CardHead } from "#ui/display/card.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { useConfirm } from "#ui/overlay/confirm-context.ts";

/** « À relancer »: why a request is to be sent to other companies, and the way to leave that. It is sent on by the button above, as any. */
export function RelaunchCard({ request: { id, number, status } }: { request: JobRequest }) {
  const { t, i18n } = useLingui();
  const momentOf = useMomentText();
  const confirm = useConfirm();
  const utils = trpc.useUtils();
  const { data } = trpc.guarantee.get.useQuery(
    { id },
    { ...handlesOwnErrors, enabled: status === JobStatus.Processed },
  );
  const dismiss = trpc.guarantee.dismiss.useMutation({
    onSuccess: (after) => {
      utils.guarantee.get.setData({ id }, after);
      void utils.dashboard.summary.invalidate();
      toast.success(t`L’offre n° ${number} n’est plus à relancer. Son client en est averti.`);
    },
    onError: () => void utils.guarantee.get.invalidate({ id }),
  });
  const relaunch = data?.relaunch;
  if (!relaunch || relaunch.end !== undefined) return null;
  const giveUp = async () => {
    const confirmed = await confirm({
      title: t`Retirer cette offre de la liste ?`,
      children: (
        <Trans>
          Elle ne sera envoyée à personne d’autre. Son client apprend par e-mail qu’aucune autre entreprise ne la
          couvre, et ce qu’il peut faire.
        </Trans>
      ),
      action: t`Retirer de la liste`,
      keep: t`Garder`,
    });
    if (confirmed) dismiss.mutate({ id });
  };
  return (
    <Card className="print:hidden">
      <CardHead
        title={<Trans>À relancer</Trans>}
        aside={<span className="num text-sm">{momentOf(relaunch.since)}</span>}
      />
      <CardBody className="grid gap-4">
        <p>
          {i18n._(relaunchWords[relaunch.reason])}{" "}
          {relaunch.uncovered ? (
            <Trans>Aucune autre entreprise ne couvrait ce service dans ce district.</Trans>
          ) : (
            <Trans>« Transmettre » propose les suivantes.</Trans>
          )}
        </p>
        <Button
          variant="secondary"
          onClick={() => void giveUp()}
          loading={dismiss.isPending}
          className="justify-self-start max-md:w-full"
        >
          <Trans>Retirer de la liste</Trans>
        </Button>
      </CardBody>
    </Card>
  );
}
