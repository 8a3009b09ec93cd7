import { Trans, useLingui } from "@lingui/react/macro";
import { formatDay } from "@metiro/shared/text/format";
import { canHaveDone, canUndoDone } from "@metiro/shared/job-request/rules/done-rules";
import { undoDoneDays } from "@metiro/shared/job-request/constants";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { CircleCheck } from "lucide-react";
import { Suspense, useState } from "react";
import { trpc } from "#api/trpc.ts";
import { Button } from "#ui/button/button.tsx";
import { Card, CardBody } from "#ui/display/card.tsx";
import { useConfirm } from "#ui/overlay/confirm-context.ts";
import { Icon } from "#ui/icon.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { useKeepRequest } from "#domain/request/keep-request.ts";
import { useRefusalWords } from "#domain/request/refusal-words.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { useCompanyName } from "#domain/company/use-company-name.ts";

const DoneDialog = lazyPart(() => import("./done-dialog.tsx"));

/** Once a company is accepted: whether the work is done, and by whom. */
export function DoneCard({ request }: { request: JobRequest }) {
  if (request.doneAt !== undefined) return <Done request={request} doneAt={request.doneAt} />;
  return request.jobRequestCompanies.some(canHaveDone) ? <NotYet request={request} /> : null;
}

function NotYet({ request }: { request: JobRequest }) {
  const [open, setOpen] = useState(false);
  const refusal = useRefusalWords("Tenderer")("markDone", request);
  if (refusal !== undefined) return null;
  return (
    <Card>
      <CardBody className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 className="title-4">
            <Trans>Le travail est terminé ?</Trans>
          </h2>
          <p className="text-sm text-ink-2">
            <Trans>Dites-nous qui l’a réalisé : votre demande est alors close.</Trans>
          </p>
        </div>
        <Button variant="secondary" icon={CircleCheck} onClick={() => setOpen(true)} className="max-md:w-full">
          <Trans>Marquer comme terminé</Trans>
        </Button>
        {open && (
          <Suspense>
            <DoneDialog request={request} onClose={() => setOpen(false)} />
          </Suspense>
        )}
      </CardBody>
    </Card>
  );
}

function Done({ request, doneAt }: { request: JobRequest; doneAt: string }) {
  const { t } = useLingui();
  const confirm = useConfirm();
  const nameOf = useCompanyName();
  const keep = useKeepRequest("Tenderer", request.id);
  const undo = trpc.jobRequest.undoDone.useMutation({
    ...keep,
    // Said here and not at the call: what comes back puts another card in the place of this one.
    onSuccess: (changed) => {
      toast.success(t`Le suivi est rouvert.`);
      return keep.onSuccess(changed);
    },
  });
  const { doneOn = doneAt, doneCompanyId, jobRequestCompanies } = request;
  const by = jobRequestCompanies.find(({ company }) => company.id === doneCompanyId);
  const name = by ? nameOf(by.company) : "";
  const late = canUndoDone(doneAt)
    ? undefined
    : t`C’était possible pendant ${undoDoneDays} jours. Cette indication est maintenant définitive.`;
  const ask = async () => {
    const confirmed = await confirm({
      title: t`Le travail n’est pas terminé ?`,
      children: t`Les entreprises pourront de nouveau répondre, et vous de nouveau choisir.`,
      action: t`Rouvrir le suivi`,
      keep: t`Laisser terminé`,
      tone: "primary",
    });
    if (confirmed) undo.mutate({ id: request.id });
  };
  return (
    <Card className="bg-success-soft!">
      <CardBody className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 items-start gap-3">
          <Icon of={CircleCheck} className="mt-0.5 text-success" />
          <div className="min-w-0">
            <h2 className="title-4">
              <Trans>Travail terminé</Trans>
            </h2>
            <p className="text-sm text-ink-2">
              <Trans>
                Réalisé par {name}, terminé le {formatDay(doneOn)}.
              </Trans>
            </p>
          </div>
        </div>
        <Button
          variant="ghost"
          size="sm"
          onClick={() => void ask()}
          loading={undo.isPending}
          disabledReason={late}
          className="max-md:ml-5"
        >
          <Trans>Ce n’est pas terminé</Trans>
        </Button>
      </CardBody>
    </Card>
  );
}
