import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { formatCount } from "@metiro/shared/text/format";
import type { Statistics } from "@metiro/shared/dashboard/schema";
import { CheckCheck, Clock, FileText, Handshake, MessageSquare, Send } from "lucide-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { changeText } from "#ui/chart/change-text.ts";
import { FigureTile, FigureTiles } from "#ui/display/figure-tiles.tsx";
import type { IconShape } from "#ui/icon.tsx";
import { countChangeText, listLink, useHours, usePointsText } from "./figure-texts.ts";
import { shareText } from "#ui/number/share-text.ts";

/** The period at a glance, each figure with what it was in the one before. */
export function Tiles({ statistics: { from, to, total, previous } }: { statistics: Statistics }) {
  const { t } = useLingui();
  const { hoursText } = useHours();
  const pointsText = usePointsText();
  const hours = (value: number | undefined) => (value === undefined ? "–" : hoursText(value));
  /** What it was before and by how much it changed; nothing where there is nothing to compare with. */
  const before = (
    now: number | undefined,
    then: number | undefined,
    text: (value: number) => string,
    changeOf: (now: number, then: number) => string | undefined = changeText,
  ) => {
    if (!then || now === undefined) return null;
    const change = changeOf(now, then);
    const was = text(then);
    return (
      <>
        {change !== undefined && `${change} · `}
        <Trans>{was} sur la période précédente</Trans>
      </>
    );
  };
  const sent = { sentFrom: from, sentTo: to };
  return (
    <FigureTiles aria-label={t`Chiffres de la période`} className="lg:grid-cols-3">
      <Tile
        icon={FileText}
        label={<Trans>Demandes</Trans>}
        list={{ createdFrom: from, createdTo: to }}
        value={formatCount(total.requests)}
        note={before(total.requests, previous.requests, formatCount, countChangeText)}
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
        value={shareText(total.shareAnswered)}
        note={before(total.shareAnswered, previous.shareAnswered, shareText, pointsText)}
      />
      <Tile
        icon={MessageSquare}
        label={<Trans>Réponses des entreprises</Trans>}
        answers={sent}
        value={formatCount(total.answers)}
        note={before(total.answers, previous.answers, formatCount, countChangeText)}
      />
      <Tile
        icon={Handshake}
        label={<Trans>Réponses acceptées</Trans>}
        answers={{ ...sent, outcome: "accepted" }}
        value={formatCount(total.accepted)}
        note={before(total.accepted, previous.accepted, formatCount, countChangeText)}
      />
    </FigureTiles>
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
    <FigureTile
      icon={icon}
      label={counted ? label : linked(label)}
      value={value}
      counted={counted && linked(counted)}
      note={note}
    />
  );
}
