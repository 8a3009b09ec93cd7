import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { ChevronDown, CircleAlert, CircleCheck, X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useLocalityText } from "#domain/request/locality-text.ts";
import { useAmountText } from "#domain/request/price-text.ts";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { useStartText } from "#i18n/use-start-words.ts";
import { Button } from "#ui/button/button.tsx";
import { cn } from "#ui/cn.ts";
import { Skeleton, SkeletonArea } from "#ui/feedback/skeleton.tsx";
import { Icon } from "#ui/icon.tsx";
import { TickBox } from "#ui/input/tick-box.tsx";
import type { Candidate } from "../candidates/candidates.ts";
import { RelaunchNote } from "../side/relaunch-note.tsx";
import { ProposalDetail } from "./proposal-detail.tsx";
import type { SendOutcome } from "./use-send-together.ts";
import type { Proposal } from "./use-proposals.ts";

interface ProposalItemProps {
  proposal: Proposal;
  outcome: SendOutcome | undefined;
  disabled: boolean;
  unfolded: boolean;
  onUnfold: (unfolded: boolean) => void;
}

/** One request among those that are sent together: what it asks for, and the companies that get it. */
export function ProposalItem({ proposal, outcome, disabled, unfolded, onUnfold }: ProposalItemProps) {
  const { t } = useLingui();
  const [boxId, titleId, detailId] = [useId(), useId(), useId()];
  const { target, request, relaunch, failed, all, isLeftOut, leaveOut, reload } = proposal;
  const { number, title } = target;
  return (
    <li className={cn("px-5 py-3 md:px-6", (isLeftOut || (outcome && "sentTo" in outcome)) && "bg-sunken")}>
      <div className="flex items-start gap-3">
        <label htmlFor={boxId} className="-m-2 grid place-items-center p-2 pt-2.5">
          <TickBox
            id={boxId}
            aria-label={t`Envoyer l’offre n° ${number}`}
            checked={!isLeftOut}
            disabled={disabled}
            onChange={() => leaveOut(!isLeftOut)}
          />
        </label>
        <div className="grid min-w-0 flex-1 gap-x-6 gap-y-2 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_auto]">
          <div className="min-w-0 text-sm">
            <h3 id={titleId} className="title-4">
              {title}
            </h3>
            <About proposal={proposal} />
            <RelaunchNote relaunch={relaunch} recipients={request?.jobRequestCompanies ?? []} />
            {request && <p className="mt-1 line-clamp-2 text-ink-2">{request.description}</p>}
          </div>
          <div className="min-w-0 self-center text-sm">
            <Result outcome={outcome} />
            {!outcome && failed && (
              <Fault>
                <Trans>Les entreprises n’ont pas pu être chargées.</Trans>{" "}
                <button type="button" className="min-h-6 font-semibold underline" onClick={reload}>
                  <Trans>Réessayer</Trans>
                </button>
              </Fault>
            )}
            {!all && !failed && (
              <SkeletonArea>
                <Skeleton className="w-3/5" />
              </SkeletonArea>
            )}
            {all && !(outcome && "sentTo" in outcome) && <Chosen proposal={proposal} disabled={disabled} />}
          </div>
          <Button
            size="sm"
            variant="secondary"
            iconAfter={ChevronDown}
            className="self-center justify-self-start"
            aria-expanded={unfolded}
            aria-controls={detailId}
            aria-describedby={titleId}
            onClick={() => onUnfold(!unfolded)}
          >
            <Trans>Lire et corriger</Trans>
          </Button>
        </div>
      </div>
      <div id={detailId}>{unfolded && <ProposalDetail proposal={proposal} disabled={disabled} />}</div>
    </li>
  );
}

/** Number, service, place, budget and start in a line. */
function About({ proposal: { target, request } }: { proposal: Proposal }) {
  const placeOf = useLocalityText();
  const nameOf = useCatalogueName();
  const amountOf = useAmountText();
  const startOf = useStartText();
  const { number, subcategory } = target;
  const parts = [
    nameOf(subcategory),
    placeOf(target),
    request && amountOf(request.budgetMin, request.budgetMax, request.currency),
    request && startOf(request),
  ];
  return (
    <p className="text-ink-2 tabular-nums">
      <span className="num">
        <Trans>N° {number}</Trans>
      </span>
      {" · "}
      {parts.filter(Boolean).join(" · ")}
    </p>
  );
}

function Chosen({ proposal: { choice, isLeftOut }, disabled }: { proposal: Proposal; disabled: boolean }) {
  if (isLeftOut)
    return (
      <p className="text-ink-2">
        <Trans>Laissée de côté</Trans>
      </p>
    );
  const without = (id: string) => choice.change(new Set([...choice.selected].filter((other) => other !== id)));
  return (
    <>
      <ul className="flex flex-wrap gap-1.5">
        {choice.chosen.map((company) => (
          <Company key={company.id} company={company} disabled={disabled} onRemove={() => without(company.id)} />
        ))}
      </ul>
      {choice.refusal !== undefined && <Fault>{choice.refusal}</Fault>}
    </>
  );
}

interface CompanyProps {
  company: Candidate;
  disabled: boolean;
  onRemove: () => void;
}

function Company({ company: { name, distanceKm, wished }, disabled, onRemove }: CompanyProps) {
  const { t } = useLingui();
  return (
    <li className="flex min-w-0 items-center gap-1 rounded-md border border-line bg-surface pl-2.5">
      <span className="min-w-0 py-1">
        {name}
        {wished && (
          <span className="text-ink-2">
            {" · "}
            <Trans>souhaitée par le client</Trans>
          </span>
        )}
        {distanceKm !== undefined && (
          <span className="num text-ink-2">
            {" · "}
            <Trans>{distanceKm} km</Trans>
          </span>
        )}
      </span>
      <button
        type="button"
        aria-label={t`Retirer ${name}`}
        className="grid min-h-8 min-w-8 place-items-center self-stretch rounded-md hover:bg-hover disabled:text-ink-disabled max-md:min-h-11 max-md:min-w-11"
        disabled={disabled}
        onClick={onRemove}
      >
        <Icon of={X} size="sm" />
      </button>
    </li>
  );
}

function Result({ outcome }: { outcome: SendOutcome | undefined }) {
  if (!outcome) return null;
  if ("refusal" in outcome) return <Fault>{outcome.refusal}</Fault>;
  return (
    <p className="flex items-center gap-2 font-semibold text-success">
      <Icon of={CircleCheck} size="sm" />
      <Plural value={outcome.sentTo} one="Part à # entreprise" other="Part à # entreprises" />
    </p>
  );
}

const Fault = ({ children }: { children: ReactNode }) => (
  <p className="flex items-start gap-2 text-warning">
    <Icon of={CircleAlert} size="sm" className="mt-0.5" />
    <span className="min-w-0">{children}</span>
  </p>
);
