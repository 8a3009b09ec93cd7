import { personName } from "@metiro/shared/user/nameless";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { MailState, RequestMail } from "@metiro/shared/job-request/follow-up";
import { BellOff, CalendarClock, CheckCheck, CircleX, Clock, Hourglass, MailX, MoonStar, RotateCw } from "lucide-react";
import { trpc } from "#api/trpc.ts";
import type { Column } from "#list/column.ts";
import { DataTable } from "#list/data-table.tsx";
import { Badge, Count } from "#ui/display/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { Card, CardHead } from "#ui/display/card.tsx";
import { cn } from "#ui/cn.ts";
import { CellNote } from "#ui/table/table.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { useMomentText } from "#domain/request/moment-text.ts";
import { useMailKinds } from "./mail-kinds.ts";

const looks = {
  held: { tone: "warning", icon: Hourglass },
  waiting: { tone: "neutral", icon: Clock },
  daily: { tone: "neutral", icon: CalendarClock },
  quiet: { tone: "neutral", icon: MoonStar },
  retrying: { tone: "warning", icon: RotateCw },
  sent: { tone: "success", icon: CheckCheck },
  digested: { tone: "success", icon: CheckCheck },
  skipped: { tone: "neutral", icon: MailX },
  off: { tone: "neutral", icon: BellOff },
  failed: { tone: "danger", icon: CircleX },
} as const satisfies Record<MailState, unknown>;

/** The mails about a request, and what became of each. */
export function MailsCard({ id, mails }: { id: string; mails: readonly RequestMail[] }) {
  const { t } = useLingui();
  const kindOf = useMailKinds();
  const momentOf = useMomentText();
  const columns: Column<RequestMail>[] = [
    { key: "kind", header: t`E-mail`, primary: true, cell: ({ kind }) => kindOf(kind) },
    { key: "to", header: t`À`, cell: (mail) => <To mail={mail} /> },
    { key: "at", header: t`Le`, cell: ({ at }) => <span className="num">{momentOf(at)}</span> },
    { key: "state", header: t`État`, cell: (mail) => <State mail={mail} /> },
  ];
  return (
    <Card className={cn("overflow-clip", mails.length === 0 && "print:hidden")}>
      <CardHead title={<Trans>E-mails envoyés</Trans>} aside={<Count value={mails.length} />} />
      <DataTable
        caption={t`E-mails envoyés`}
        columns={columns}
        rows={mails}
        rowKey={(mail) => mail.id}
        rowActions={(mail) => mail.state === "failed" && <Retry request={id} mail={mail} />}
        empty={
          <p className="p-4 text-ink-2 md:p-5">
            <Trans>Les e-mails à propos de cette offre seront notés ici.</Trans>
          </p>
        }
      />
    </Card>
  );
}

function To({ mail: { recipient, company } }: { mail: RequestMail }) {
  const { t } = useLingui();
  if (!recipient) return <span className="text-ink-3">–</span>;
  return (
    <span className="wrap-anywhere">
      {company?.name ?? personName(recipient) ?? t`Client supprimé`}
      <CellNote>{recipient.email}</CellNote>
    </span>
  );
}

function State({ mail: { state, attempts, reason } }: { mail: RequestMail }) {
  const { t } = useLingui();
  const words: Record<MailState, string> = {
    held: t`Part dans un instant`,
    waiting: t`En file`,
    daily: t`Attend le résumé du jour`,
    quiet: t`Attend la fin des heures calmes`,
    retrying: t`Nouvel essai prévu`,
    sent: t({ message: "Envoyé", context: "mail" }),
    digested: t`Envoyé dans le résumé du jour`,
    skipped: t`Plus nécessaire`,
    off: t`Désactivé par le destinataire`,
    failed: t`Échec`,
  };
  return (
    <>
      <Badge {...looks[state]}>{words[state]}</Badge>
      {(state === "failed" || state === "retrying") && (
        <CellNote>
          {[
            reason && Object.values(reason).join(" "),
            <Plural key="tries" value={attempts} one="# essai" other="# essais" />,
          ]
            .filter(Boolean)
            .map((part, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- its place is what it is known by
              <span key={index} className="block">
                {part}
              </span>
            ))}
        </CellNote>
      )}
    </>
  );
}

function Retry({ request, mail: { id } }: { request: string; mail: RequestMail }) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const retry = trpc.mail.retry.useMutation({
    onSuccess: () => void toast.success(t`L’e-mail est remis en file.`),
    onSettled: () => utils.jobRequest.followUp.invalidate({ id: request }),
  });
  return (
    <Button size="sm" variant="secondary" onClick={() => retry.mutate({ id })} loading={retry.isPending}>
      <Trans>Réessayer</Trans>
    </Button>
  );
}
