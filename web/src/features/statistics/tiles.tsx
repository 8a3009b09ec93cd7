import { Trans, useLingui } from "@lingui/react/macro";
import { formatCount } from "@metiro/shared/text/format";
import type { Statistics } from "@metiro/shared/dashboard/schema";
import { CheckCheck, Clock, FileText, Handshake, MessageSquare, Send } from "lucide-react";
import type { ReactNode } from "react";
import { Icon, type IconShape } from "#ui/icon.tsx";
import { shareText, useHoursText } from "./figure-texts.ts";

/** The period at a glance, each figure with what it was in the one before. */
export function Tiles({ statistics: { total, previous } }: { statistics: Statistics }) {
  const { t } = useLingui();
  const { hoursText } = useHoursText();
  const hours = (value: number | undefined) => (value === undefined ? "–" : hoursText(value));
  const share = (value: number | undefined) => (value === undefined ? "–" : shareText(value));
  const before = (text: string) => <Trans>{text} sur la période précédente</Trans>;
  return (
    <dl
      aria-label={t`Chiffres de la période`}
      className="grid grid-cols-2 overflow-clip rounded-lg border border-line bg-surface lg:grid-cols-3"
    >
      <Tile
        icon={FileText}
        label={<Trans>Demandes</Trans>}
        value={formatCount(total.requests)}
        note={before(formatCount(previous.requests))}
      />
      <Tile
        icon={Send}
        label={<Trans>Délai médian avant l’envoi</Trans>}
        value={hours(total.medianHoursToSend)}
        note={before(hours(previous.medianHoursToSend))}
      />
      <Tile
        icon={Clock}
        label={<Trans>Délai médian avant la première réponse</Trans>}
        value={hours(total.medianHoursToFirstAnswer)}
        note={before(hours(previous.medianHoursToFirstAnswer))}
      />
      <Tile
        icon={CheckCheck}
        label={<Trans>Demandes avec au moins une réponse</Trans>}
        value={share(total.shareAnswered)}
        note={before(share(previous.shareAnswered))}
      />
      <Tile
        icon={MessageSquare}
        label={<Trans>Réponses des entreprises</Trans>}
        value={formatCount(total.answers)}
        note={before(formatCount(previous.answers))}
      />
      <Tile
        icon={Handshake}
        label={<Trans>Réponses acceptées</Trans>}
        value={formatCount(total.accepted)}
        note={before(formatCount(previous.accepted))}
      />
    </dl>
  );
}

interface TileProps {
  icon: IconShape;
  label: ReactNode;
  value: string;
  note: ReactNode;
}

function Tile({ icon, label, value, note }: TileProps) {
  return (
    <div className="-mt-px -ml-px min-w-0 border-t border-l border-line p-4 md:p-5">
      <dt className="flex items-start justify-between gap-2 text-sm font-medium text-ink-2">
        <span className="min-w-0">{label}</span>
        <Icon of={icon} size="sm" className="mt-0.5 text-ink-3" />
      </dt>
      <dd className="mt-1 font-display text-2xl font-semibold tabular-nums">{value}</dd>
      <dd className="text-xs text-ink-3 tabular-nums">{note}</dd>
    </div>
  );
}
