import { personName } from "@metiro/shared/user/nameless";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { FailedMail, HeldMail, SentMail, WaitingMail } from "@metiro/shared/mail/schema";
import { formatDay, formatTime } from "@metiro/shared/text/format";
import { Clock, SendHorizontal } from "lucide-react";
import { formatShortDay } from "#i18n/formats.ts";
import { mailLooks } from "#domain/mail/mail-looks.ts";
import { useKindWords } from "#domain/mail/mail-words.ts";
import type { Column } from "#list/column.ts";
import { RequestNumberLink } from "#domain/request/number-link.tsx";
import { StatusBadge, type StatusLook } from "#domain/status/status-badge.tsx";
import { CellNote } from "#ui/table/table.tsx";

/** To whom; on a phone the request stands beside the name. */
function Recipient({ mail: { recipient, request } }: { mail: Pick<FailedMail, "recipient" | "request"> }) {
  return (
    <span className="max-md:flex max-md:flex-wrap max-md:gap-x-2">
      {recipient ? (
        <span>
          {personName(recipient) ?? <Trans>Compte supprimé</Trans>}
          <CellNote className="max-md:hidden!">
            <span className="line-clamp-1 break-all">{recipient.email}</span>
          </CellNote>
        </span>
      ) : (
        <span className="text-ink-3">
          <Trans>Compte supprimé</Trans>
        </span>
      )}
      {request && (
        <span className="md:hidden">
          <RequestNumberLink of={request} className="-my-2.5" />
        </span>
      )}
    </span>
  );
}

/** The request that a mail is about, and the way to it. */
function AboutRequest({ request }: Pick<FailedMail, "request">) {
  if (!request)
    return (
      <span data-nothing="" className="text-ink-3">
        –
      </span>
    );
  return (
    <>
      <RequestNumberLink of={request} className="align-top md:-my-[3px]" />
      <CellNote className="max-md:hidden!">
        <span className="line-clamp-1 wrap-anywhere">{request.title}</span>
      </CellNote>
    </>
  );
}

export function Moment({ iso }: { iso: string }) {
  return (
    <span className="num whitespace-nowrap">
      <span className="max-md:hidden">{formatDay(iso)}</span>
      <span className="md:hidden">{formatShortDay(iso)}</span> <span className="text-ink-3">{formatTime(iso)}</span>
    </span>
  );
}

const waitingStates = {
  due: { label: msg`À envoyer`, tone: "accent", icon: Clock },
  sending: { label: msg`Envoi en cours`, tone: "accent", icon: SendHorizontal },
  paused: mailLooks.retrying,
} satisfies Record<WaitingMail["state"], StatusLook>;

export const WaitingBadge = ({ state }: { state: WaitingMail["state"] }) => <StatusBadge of={waitingStates[state]} />;

/** What they wait for: the column says that they wait. */
const heldStates = {
  daily: { ...mailLooks.daily, label: msg`Le résumé du jour` },
  quiet: { ...mailLooks.quiet, label: msg`La fin des heures calmes` },
} satisfies Record<HeldMail["why"], StatusLook>;

export const HeldBadge = ({ why }: Pick<HeldMail, "why">) => <StatusBadge of={heldStates[why]} />;

/** Most were sent: a badge is for the others. */
export function OutcomeBadge({ outcome }: Pick<SentMail, "outcome">) {
  const { i18n } = useLingui();
  if (outcome !== "sent") return <StatusBadge of={mailLooks[outcome]} />;
  return (
    <span data-nothing="" className="text-ink-2">
      {i18n._(mailLooks.sent.label)}
    </span>
  );
}

/** What every list of mails begins with: which mail, to whom, about what. */
export function useAboutColumns<Mail extends Pick<FailedMail, "kind" | "recipient" | "request">>(): Column<Mail>[] {
  const { t } = useLingui();
  const kindOf = useKindWords();
  return [
    { key: "kind", header: t`E-mail`, primary: true, cell: ({ kind }) => kindOf(kind) },
    { key: "recipient", header: t`Destinataire`, place: "below", cell: (mail) => <Recipient mail={mail} /> },
    {
      key: "request",
      header: t`Demande`,
      hideOn: "middle",
      cell: ({ request }) => <AboutRequest request={request} />,
    },
  ];
}
