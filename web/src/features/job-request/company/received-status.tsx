import { Plural, Trans } from "@lingui/react/macro";
import { answerDueOf } from "#domain/guarantee/answer-due.ts";
import { useDueText } from "#domain/guarantee/due-text.ts";
import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import type { ReceivedItem } from "@metiro/shared/job-request/schema";
import { Clock, Users } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "#ui/cn.ts";
import { Icon } from "#ui/icon.tsx";
import { receivedState } from "./received-state.ts";

export type ReceivedStatusFields = Pick<
  ReceivedItem,
  "status" | "jobRequestCompanies" | "recipientCount" | "interestedCount" | "acceptedCount"
>;

const hour = 60 * 60 * 1000;
const day = 24 * hour;

const untilNow = (moment: string) => Date.parse(moment) - Date.now();

/** By when its client was promised an answer, or how much time is left to give one; of an answer that came later, that it did. */
export function Deadline({ request, short = false }: { request: ReceivedStatusFields; short?: boolean }) {
  const dueText = useDueText();
  const [own] = request.jobRequestCompanies;
  if (!own || request.status !== JobStatus.Processed) return null;
  if (own.response !== "none")
    return own.late ? (
      <Mark>
        <Trans>Réponse après le délai</Trans>
      </Mark>
    ) : null;
  const asked = answerDueOf(own);
  if (!asked)
    return (
      <Mark urgent>
        <Trans>Délai dépassé, répondez encore</Trans>
      </Mark>
    );
  const { due, promised } = asked;
  const left = untilNow(due);
  if (promised)
    return (
      <Mark urgent={left < day}>
        {short ? <Trans>d’ici {dueText(due, { short })}</Trans> : <Trans>répondre d’ici {dueText(due)}</Trans>}
      </Mark>
    );
  return (
    <Mark urgent={left < day}>
      {left < day ? (
        <Plural value={Math.ceil(left / hour)} one="encore # heure" other="encore # heures" />
      ) : (
        <Plural value={Math.ceil(left / day)} one="encore # jour" other="encore # jours" />
      )}
    </Mark>
  );
}

const Mark = ({ urgent, children }: { urgent?: boolean; children: ReactNode }) => (
  <span
    className={cn(
      "num inline-flex items-center gap-1.5 max-sm:whitespace-normal",
      urgent && "font-semibold text-warning",
    )}
  >
    <Icon of={Clock} size="sm" className="shrink-0" />
    {/* The words stand on the line of those around them: an icon has no line of its own. */}
    <span className="self-baseline">{children}</span>
  </span>
);

/** How many companies have answered with interest; once this one has, how many others. */
export function Places({ request }: { request: ReceivedStatusFields }) {
  const { interestedCount } = request;
  const state = receivedState(request);
  const hasAnswered = request.jobRequestCompanies[0]?.response === "interested";
  if (["canceled", "declined", "withdrawn", "accepted", "rejected"].includes(state)) return null;
  return (
    <span className="num inline-flex items-center gap-1.5">
      <Icon of={Users} size="sm" className="shrink-0" />
      <span className="self-baseline">
        {state === "given" ? (
          <Trans>une entreprise est choisie</Trans>
        ) : hasAnswered ? (
          <Plural
            value={Math.max(0, interestedCount - 1)}
            _0="aucune autre réponse"
            one="# autre réponse"
            other="# autres réponses"
          />
        ) : (
          <Plural
            value={interestedCount}
            _0="pas encore de réponse"
            one="# réponse déjà envoyée"
            other="# réponses déjà envoyées"
          />
        )}
      </span>
    </span>
  );
}
