import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { formatCount } from "@metiro/shared/text/format";
import type { Statistics } from "@metiro/shared/dashboard/schema";
import { CheckCheck, Clock, FileText, Handshake, MessageSquare, Send } from "lucide-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Icon, type IconShape } from "#ui/icon.tsx";
import { changeText, listLink, shareText, useHours } from "./figure-texts.ts";

/** The period at a glance, each figure with what it was in the one before. */
export function Tiles({ statistics: { from, to, total, previous } }: { statistics: Statistics }) {
  const { t } = useLingui();
  const { hoursText } = useHours();
  const hours = (value: number | undefined) => (value === undefined ? "–" : hoursText(value));
  const share = (value: number | undefined) => (value === undefined ? "–" : shareText(value));
  /** What it was before and by how much it changed; nothing where there is nothing to compare with. */
  const before = (now: number | undefined, then: number | undefined, text: (value: number) => string) => {
    if (!then || now === undefined) return null;
    const change = changeText(now, then);
    const was = text(then);
    return (
      <>
        {change} · <Trans>{was} sur la période précédente</Trans>
      </>
    );
  };
  const sent = { sentFrom: from, sentTo: to };
  return (
    <dl
      aria-label={t`Chiffres de la période`}
      className="grid grid-cols-2 overflow-clip rounded-lg border border-line bg-surface lg:grid-cols-3"
    >
      <Tile
        icon={FileText}
        label={<Trans>Demandes</Trans>}
        list={{ createdFrom: from, createdTo: to }}
        value={formatCount(total.requests)}
        note={before(total.requests, previous.requests, formatCount)}
      />
      <Tile
        icon={Send}
        label={<Trans>Délai médian avant l’envoi</Trans>}
        list={sent}
        counted={<Plural value={total.sent} one="de # transmise" other="de # transmises" />}
        value={hours(total.medianHoursToSend)}
        note={before(total.medianHoursToSend, previous.medianHoursToSend, hoursText)}
      />
      <Tile
        icon={Clock}
        label={<Trans>Délai médian avant la première réponse</Trans>}
        list={{ ...sent, unanswered: "no" }}
        counted={<Trans>de {formatCount(total.answered)} avec une réponse</Trans>}
        value={hours(total.medianHoursToFirstAnswer)}
        note={before(total.medianHoursToFirstAnswer, previous.medianHoursToFirstAnswer, hoursText)}
      />
      <Tile
        icon={CheckCheck}
        label={<Trans>Demandes avec au moins une réponse</Trans>}
        list={{ ...sent, unanswered: "no" }}
        counted={<Plural value={total.answered} one="# demande" other="# demandes" />}
        value={share(total.shareAnswered)}
        note={before(total.shareAnswered, previous.shareAnswered, shareText)}
      />
      <Tile
        icon={MessageSquare}
        label={<Trans>Réponses des entreprises</Trans>}
        answers={sent}
        value={formatCount(total.answers)}
        note={before(total.answers, previous.answers, formatCount)}
      />
      <Tile
        icon={Handshake}
        label={<Trans>Réponses acceptées</Trans>}
        answers={{ ...sent, outcome: "accepted" }}
        value={formatCount(total.accepted)}
        note={before(total.accepted, previous.accepted, formatCount)}
      />
    </dl>
  );
}

type Filters = { createdFrom: string; createdTo: string } | { sentFrom: string; sentTo: string; unanswered?: "no" };

interface TileProps {
  icon: IconShape;
  label: ReactNode;
  value: string;
  note: ReactNode;
  /** The filters of the requests that it counts. */
  list?: Filters;
  /** Of the answers that it counts. */
  answers?: { sentFrom: string; sentTo: string; outcome?: "accepted" };
  /** How many these are, where the figure itself does not say it. */
  counted?: ReactNode;
}

function Tile({ icon, label, value, note, list, answers, counted }: TileProps) {
  const linked = (words: ReactNode) =>
    answers ? (
      <Link to="/admin/responses" search={answers} className={listLink}>
        {words}
      </Link>
    ) : (
      <Link to="/admin/jobs" search={{ status: "all", sort: "newest", ...list }} className={listLink}>
        {words}
      </Link>
    );
  return (
    <div className="-mt-px -ml-px min-w-0 border-t border-l border-line p-4 md:p-5">
      <dt className="flex items-start justify-between gap-2 text-sm font-medium text-ink-2">
        <span className="min-h-6 min-w-0 content-center">{counted ? label : linked(label)}</span>
        <Icon of={icon} size="sm" className="mt-0.5 text-ink-3" />
      </dt>
      <dd className="mt-1 font-display text-2xl font-semibold tabular-nums">{value}</dd>
      {counted && <dd className="text-sm tabular-nums">{linked(counted)}</dd>}
      <dd className="text-xs text-ink-3 tabular-nums">{note}</dd>
    </div>
  );
}
