import { personName } from "@metiro/shared/user/nameless";
import { msg } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { MailState, RequestMail } from "@metiro/shared/job-request/follow-up";
import { BellOff, CalendarClock, CheckCheck, CircleX, Clock, Hourglass, MailX, MoonStar, RotateCw } from "lucide-react";
import { trpc } from "#api/trpc.ts";
import type { Column } from "#list/column.ts";
import { DataTable } from "#list/data-table.tsx";
import { Count } from "#ui/display/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { Card, CardHead } from "#ui/display/card.tsx";
import { cn } from "#ui/cn.ts";
import { CellNote } from "#ui/table/table.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { useMomentText } from "#domain/request/moment-text.ts";
import { useKindWords } from "#domain/mail/mail-words.ts";
import { useResend } from "#domain/mail/use-resend.tsx";
import { StatusBadge, type StatusLook } from "#domain/status/status-badge.tsx";
import { useCompanyName } from "#domain/company/use-company-name.ts";

const mailStates = {
  held: { label: msg`Part dans un instant`, tone: "warning", icon: Hourglass },
  waiting: { label: msg`En file`, tone: "neutral", icon: Clock },
  daily: { label: msg`Attend le résumé du jour`, tone: "neutral", icon: CalendarClock },
  quiet: { label: msg`Attend la fin des heures calmes`, tone: "neutral", icon: MoonStar },
  retrying: { label: msg`Nouvel essai prévu`, tone: "warning", icon: RotateCw },
  sent: { label: msg({ message: "Envoyé", context: "mail" }), tone: "success", icon: CheckCheck },
  digested: { label: msg`Envoyé dans le résumé du jour`, tone: "success", icon: CheckCheck },
  skipped: { label: msg`Plus nécessaire`, tone: "neutral", icon: MailX },
  off: { label: msg`Désactivé par le destinataire`, tone: "neutral", icon: BellOff },
  failed: { label: msg`Échec`, tone: "danger", icon: CircleX },
} satisfies Record<MailState, StatusLook>;

/** The mails about a request, and what became of each. */
export function MailsCard({ id, mails }: { id: string; mails: readonly RequestMail[] }) {
  const { t } = useLingui();
  const kindOf = useKindWords();
  const momentOf = useMomentText();
  const columns: Column<RequestMail>[] = [
    { key: "kind", header: t`E-mail`, primary: true, cell: ({ kind }) => kindOf(kind) },
    { key: "to", header: t`À`, inline: true, cell: (mail) => <To mail={mail} /> },
    { key: "at", header: t`Le`, inline: true, cell: ({ at }) => <span className="num">{momentOf(at)}</span> },
    { key: "state", header: t`État`, width: "9.5rem", inline: true, cell: (mail) => <State mail={mail} /> },
  ];
  return (
    <Card className={cn("overflow-clip", mails.length === 0 && "print:hidden")}>
      <CardHead title={<Trans>E-mails envoyés</Trans>} aside={<Count value={mails.length} />} />
      <DataTable
        caption={t`E-mails envoyés`}
        columns={columns}
        rows={mails}
        rowKey={(mail) => mail.id}
        rowActions={(mail) => {
          if (mail.state === "failed") return <Retry request={id} mail={mail} />;
          return (mail.state === "sent" || mail.state === "digested") && <Again mail={mail} />;
        }}
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
  const nameOf = useCompanyName();
  if (!recipient) return <span className="text-ink-3">–</span>;
  return (
    <span className="wrap-anywhere">
      {(company && nameOf(company)) ?? personName(recipient) ?? t`Client supprimé`}
      <span className="max-md:hidden">
        <CellNote>{recipient.email}</CellNote>
      </span>
    </span>
  );
}

function State({ mail: { state, attempts, reason } }: { mail: RequestMail }) {
  return (
    <>
      <StatusBadge of={mailStates[state]} />
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

function Again({ mail }: { mail: RequestMail }) {
  const resend = useResend();
  return (
    <Button size="sm" variant="ghost" onClick={() => void resend(mail)}>
      <Trans>Renvoyer</Trans>
    </Button>
  );
}
