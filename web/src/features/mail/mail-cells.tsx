import { personName } from "@metiro/shared/user/nameless";
import { Trans, useLingui } from "@lingui/react/macro";
import type { FailedMail, HeldMail, WaitingMail } from "@metiro/shared/mail/schema";
import { formatDay, formatTime } from "@metiro/shared/text/format";
import { CalendarClock, CirclePause, Clock, MoonStar, SendHorizontal } from "lucide-react";
import { Badge } from "#ui/display/badge.tsx";
import { CellNote } from "#ui/table/table.tsx";

export function Recipient({ mail: { recipient } }: { mail: Pick<FailedMail, "recipient"> }) {
  if (!recipient)
    return (
      <span className="text-ink-3">
        <Trans>Compte effacé</Trans>
      </span>
    );
  return (
    <>
      {personName(recipient) ?? <Trans>Compte effacé</Trans>}
      <CellNote className="wrap-anywhere">{recipient.email}</CellNote>
    </>
  );
}

export function Moment({ iso }: { iso: string }) {
  return (
    <span className="num">
      {formatDay(iso)}
      <CellNote>{formatTime(iso)}</CellNote>
    </span>
  );
}

const looks = {
  due: { tone: "accent", icon: Clock },
  sending: { tone: "accent", icon: SendHorizontal },
  paused: { tone: "warning", icon: CirclePause },
} as const;

export function WaitingBadge({ state }: { state: WaitingMail["state"] }) {
  const { t } = useLingui();
  const words = { due: t`À envoyer`, sending: t`Envoi en cours`, paused: t`Nouvel essai prévu` };
  return <Badge {...looks[state]}>{words[state]}</Badge>;
}

const heldLooks = {
  daily: { tone: "neutral", icon: CalendarClock },
  quiet: { tone: "neutral", icon: MoonStar },
} as const;

export function HeldBadge({ why }: Pick<HeldMail, "why">) {
  const { t } = useLingui();
  const words = { daily: t`Le résumé du jour`, quiet: t`La fin des heures calmes` };
  return <Badge {...heldLooks[why]}>{words[why]}</Badge>;
}
