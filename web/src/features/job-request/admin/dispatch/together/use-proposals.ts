import type { JobRequest } from "@metiro/shared/job-request/schema";
import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import { useState } from "react";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { trpc } from "#api/trpc.ts";
import { type Candidate, candidatesOf, type Found } from "../candidates/candidates.ts";
import type { CandidateChoice, Candidates, DispatchTarget } from "../types.ts";
import { useChoiceRules } from "../candidates/use-candidate-choice.ts";
import { foundAndChosen, matchingOf } from "../candidates/use-candidates.ts";

/** What one request is to be sent to. */
export interface Proposal {
  target: DispatchTarget;
  /** Undefined: not here yet. */
  request: JobRequest | undefined;
  /** All that may be chosen. Undefined: not here yet. */
  all: Candidate[] | undefined;
  /** Why it is to be sent on. Undefined: it is not, or that is not here yet. */
  relaunch: Candidates["relaunch"];
  failed: boolean;
  choice: CandidateChoice;
  /** Not sent with the others. */
  isLeftOut: boolean;
  /** Keeps what a search found and was chosen. */
  keep: (found: readonly Found[], ids: ReadonlySet<string>) => void;
  leaveOut: (isLeftOut: boolean) => void;
  reload: () => void;
}

interface Change {
  ids?: ReadonlySet<string>;
  kept: readonly Found[];
  isLeftOut: boolean;
}

const unchanged: Change = { kept: [], isLeftOut: false };
const fresh = { ...handlesOwnErrors, staleTime: 10_000 };

/** The best companies for each of several requests, and what was corrected of that. */
export function useProposals(targets: readonly DispatchTarget[]): Proposal[] {
  const requests = trpc.useQueries((call) => targets.map(({ id }) => call.jobRequest.get({ id }, fresh)));
  const matching = trpc.useQueries((call) => targets.map((target) => call.company.matching(matchingOf(target), fresh)));
  const sentOn = trpc.useQueries((call) =>
    targets.map(({ id, status }) => call.guarantee.next({ id }, { ...fresh, enabled: status === JobStatus.Processed })),
  );
  const [changes, setChanges] = useState<ReadonlyMap<string, Change>>(new Map());
  const choiceOf = useChoiceRules();
  const changeOf = (id: string, next: (before: Change) => Partial<Change>) =>
    setChanges((before) => {
      const own = before.get(id) ?? unchanged;
      return new Map(before).set(id, { ...own, ...next(own) });
    });
  return targets.map((target, place) => {
    const { id } = target;
    const { ids, kept, isLeftOut } = changes.get(id) ?? unchanged;
    const [request, fit] = [requests[place], matching[place]];
    const known = request?.data;
    const all =
      known && fit?.data && candidatesOf({ matching: fit.data, found: kept, recipients: known.jobRequestCompanies });
    return {
      target,
      request: known,
      all,
      relaunch: sentOn[place]?.data,
      failed: [request, fit].some((query) => query?.isError === true && !query.isFetching),
      choice: choiceOf({ request: known, all, relaunch: sentOn[place]?.data }, ids, (_asked, within) =>
        changeOf(id, () => ({ ids: within })),
      ),
      isLeftOut,
      keep: (found, chosen) => changeOf(id, (before) => ({ kept: foundAndChosen(before.kept, found, chosen) })),
      leaveOut: (leftOut) => changeOf(id, () => ({ isLeftOut: leftOut })),
      reload: () => void Promise.all([request?.refetch(), fit?.refetch()]),
    };
  });
}

/** Whether it leaves with the others. */
export const isReady = ({ isLeftOut, choice, all }: Proposal): boolean =>
  !isLeftOut && all !== undefined && choice.refusal === undefined;
