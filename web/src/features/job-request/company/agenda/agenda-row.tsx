import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { formatDay } from "@metiro/shared/text/format";
import { personName } from "@metiro/shared/user/nameless";
import { Link } from "@tanstack/react-router";
import { CalendarClock, Check, ChevronRight, MessageCircleQuestion, Pause, Phone, TreePalm } from "lucide-react";
import type { ReactNode } from "react";
import { UnreadNote } from "#domain/conversation/unread-note.tsx";
import { useLocalityText } from "#domain/request/locality-text.ts";
import { usePriceText } from "#domain/request/price-text.ts";
import { useDurationText } from "#domain/request/visit-words.ts";
import { type StatusLook, StatusBadge } from "#domain/status/status-badge.tsx";
import { Icon } from "#ui/icon.tsx";
import { usePhone } from "#ui/navigation/use-phone.ts";
import { Deadline } from "../received-status.tsx";
import { type JobStep, jobStepWords } from "../won/job-step.ts";
import type { AgendaEntry } from "./agenda-entries.ts";

type EntryOf<Kind extends AgendaEntry["kind"]> = Extract<AgendaEntry, { kind: Kind }>;

/** What is on that day; all of the row leads to it. `again`: the row above is of the same day, which is not said twice to the eye. */
export const AgendaRow = ({ entry, again }: { entry: AgendaEntry; again: boolean }) => (
  <li className="relative flex items-center gap-3 px-4 py-2.5 hover:bg-hover md:gap-4 md:px-5">
    <span className={again ? "opacity-0" : undefined}>
      <Day day={entry.day} />
    </span>
    <div className="min-w-0 flex-1">
      {entry.kind === "answer" || entry.kind === "job" ? <Work entry={entry} /> : <Away entry={entry} />}
    </div>
    <Icon of={ChevronRight} size="sm" className="shrink-0 text-ink-3" />
  </li>
);

function Day({ day }: { day: string | undefined }) {
  const { i18n } = useLingui();
  if (day === undefined)
    return (
      <span aria-hidden="true" className="w-12 shrink-0 text-center text-lg text-ink-3">
        –
      </span>
    );
  const date = new Date(day);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(i18n.locale, { timeZone: "UTC", ...options }).format(date);
  return (
    <time dateTime={day} className="grid w-12 shrink-0 justify-items-center text-xs leading-4 text-ink-2">
      <span>{part({ weekday: "short" })}</span>
      <span className="num text-lg leading-6 font-semibold text-ink">{date.getUTCDate()}</span>
      <span>{part({ month: "short" })}</span>
    </time>
  );
}

const Title = ({ children }: { children: ReactNode }) => (
  <h3 className="line-clamp-2 font-sans leading-5 font-medium tracking-normal md:text-md md:leading-6">{children}</h3>
);

const linkClass =
  "text-ink no-underline after:absolute after:inset-0 hover:underline md:inline-block md:min-h-6 md:content-center";

/** For whom, where, and what it waits for. */
function Work({ entry }: { entry: EntryOf<"answer" | "job"> }) {
  const { t } = useLingui();
  const onPhone = usePhone();
  const placeOf = useLocalityText();
  const { item, kind } = entry;
  const { tenderer, distanceKm } = item;
  const client = personName(kind === "job" ? tenderer : { firstName: tenderer.firstName }) ?? t`Client supprimé`;
  return (
    <div className="grid items-center gap-x-4 gap-y-1 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <Title>
          <Link to="/company/requests/$id" params={{ id: item.id }} className={linkClass}>
            {item.title}
          </Link>
        </Title>
        <p className="text-xs leading-5 text-ink-2">
          {/* Within one postal code there is nothing to drive. */}
          {[client, placeOf(item), distanceKm ? `${distanceKm}\u00a0km` : undefined].filter(Boolean).join("\u00a0· ")}
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-2 md:flex-row-reverse">
        {entry.kind === "answer" ? (
          <>
            {/* On a phone the deadline says it in its own words. */}
            {!onPhone && <StatusBadge of={toAnswer} />}
            <Deadline request={item} short={!onPhone} />
          </>
        ) : (
          <JobFacts entry={entry} />
        )}
        <UnreadNote jobRequestId={item.id} />
      </p>
    </div>
  );
}

const toAnswer: StatusLook = { label: msg`À répondre`, tone: "accent", icon: "dot" };

const looks: Record<JobStep, StatusLook> = {
  visit: { label: jobStepWords.visit, tone: "warning", icon: Phone },
  date: { label: jobStepWords.date, tone: "warning", icon: CalendarClock },
  begin: { label: jobStepWords.begin, tone: "success", icon: Check },
  work: { label: jobStepWords.work, tone: "success", icon: "dot" },
  past: { label: jobStepWords.past, tone: "neutral", icon: MessageCircleQuestion },
};

/** « Travail prévu », « environ 8 jours », « CHF 5 400 ». */
function JobFacts({ entry: { item, step, days } }: { entry: EntryOf<"job"> }) {
  const { t } = useLingui();
  const priceOf = usePriceText();
  const durationOf = useDurationText();
  const [own] = item.jobRequestCompanies;
  const last = days && formatDay(days.to);
  return (
    <>
      <StatusBadge of={looks[step]} />
      <span className="tabular-nums">
        {[
          step === "work" && last ? t`jusqu’au ${last} environ` : own && durationOf(own),
          own && priceOf({ ...own, vat: undefined }),
        ]
          .filter(Boolean)
          .join(" · ")}
      </span>
    </>
  );
}

const holidays: StatusLook = { label: msg`Vacances`, tone: "neutral", icon: TreePalm };
const pause: StatusLook = { label: msg`Pause`, tone: "neutral", icon: Pause };

/** That no new requests come, and until when. */
function Away({ entry }: { entry: EntryOf<"holiday" | "pause"> }) {
  const from = entry.kind === "holiday" && formatDay(entry.days.from);
  const to = entry.kind === "holiday" && formatDay(entry.days.to);
  return (
    <>
      <Title>
        <Link to="/company/profile/absence" className={linkClass}>
          {from && to ? (
            from === to ? (
              <Trans>Vacances le {from}</Trans>
            ) : (
              <Trans>
                Vacances du {from} au {to}
              </Trans>
            )
          ) : entry.kind === "pause" && entry.byAdmin ? (
            <Trans>Mise en pause par notre équipe</Trans>
          ) : (
            <Trans>En pause, sans date de fin</Trans>
          )}
        </Link>
      </Title>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-2">
        <StatusBadge of={entry.kind === "holiday" ? holidays : pause} />
        <Trans>Pas de nouvelles demandes</Trans>
      </p>
    </>
  );
}
