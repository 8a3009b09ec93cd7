import { keepPreviousData } from "@tanstack/react-query";
import { postalCode as postalCodeRule } from "@metiro/shared/swiss/postal-code";
import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import { useEffect, useEffectEvent, useState } from "react";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { candidatesOf, type Found } from "./candidates.ts";
import type { Candidates, DispatchTarget } from "../types.ts";

const none: readonly Found[] = [];

/** Fewer letters name nobody. */
const telling = 2;

interface Options {
  search: string;
  enabled: boolean;
}

/** Those who serve the request's district and trade, those who have it, and those found by name among all. */
export function useCandidates(target: DispatchTarget, { search, enabled }: Options): Candidates {
  const { id } = target;
  const [keptOf, setKept] = useState({ id, of: none });
  const kept = keptOf.id === id ? keptOf.of : none;
  const request = trpc.jobRequest.get.useQuery({ id }, { ...handlesOwnErrors, enabled, staleTime: 0 });
  const matching = trpc.company.matching.useQuery(matchingOf(target), { ...handlesOwnErrors, enabled, staleTime: 0 });
  const relaunch = trpc.guarantee.next.useQuery(
    { id },
    { ...handlesOwnErrors, enabled: enabled && target.status === JobStatus.Processed, staleTime: 0 },
  );
  const named = useFound(target, { search, enabled });
  return {
    request: request.data,
    relaunch: relaunch.data,
    all:
      request.data &&
      matching.data &&
      candidatesOf({
        matching: matching.data,
        found: union(named.found, kept),
        recipients: request.data.jobRequestCompanies,
      }),
    found: named.found,
    searching: named.searching,
    failed: [request, matching].some(({ isError, isFetching }) => isError && !isFetching),
    reload: () => Promise.all([request.refetch(), matching.refetch(), named.reload()]),
    keep: (ids) => setKept({ id, of: foundAndChosen(kept, named.found, ids) }),
  };
}

/** Those found by name among all companies: what serves the request first. */
export function useFound({ id, subregion, subcategory }: DispatchTarget, { search, enabled }: Options) {
  const byName = search.length >= telling;
  const named = { enabled: enabled && byName, placeholderData: keepPreviousData };
  const asked = { search, pageSize: 20, distanceTo: id };
  const companies = trpc.company.list.useQuery(asked, named);
  // Apart, so that those who cover are not lost among all who are called so.
  const covering = trpc.company.list.useQuery(
    { ...asked, regionId: subregion.id, subcategoryId: subcategory.id },
    named,
  );
  const both = byName && companies.data && covering.data;
  return {
    found: both
      ? union(
          covering.data.items.map((company) => ({ ...company, covers: true })),
          companies.data.items.map((company) => ({ ...company, covers: false })),
        )
      : none,
    searching: byName && (companies.isFetching || covering.isFetching),
    reload: () => Promise.all([byName && companies.refetch(), byName && covering.refetch()]),
  };
}

/** Those that were found and are chosen stay known when the search has moved on. */
export const foundAndChosen = (kept: readonly Found[], found: readonly Found[], ids: ReadonlySet<string>) =>
  union(
    kept,
    found.filter((company) => ids.has(company.id)),
  );

type Place = Pick<DispatchTarget, "id" | "subregion" | "subcategory" | "postalCode">;

/** What asks for the companies that serve a request. */
export const matchingOf = ({ id, subregion, subcategory, postalCode }: Place) => ({
  wishOf: id,
  subregionId: subregion.id,
  subcategoryId: subcategory.id,
  postalCode: isPostalCode(postalCode) ? postalCode : undefined,
});

/** Of a request without one, or abroad, distances are measured from the district. */
const isPostalCode = (text: string | undefined) => postalCodeRule.safeParse(text).success;

/** Asks for what the next request of a queue needs while this one is read. */
export function useReady(next: DispatchTarget | undefined): void {
  const { jobRequest, company } = trpc.useUtils();
  const prepare = useEffectEvent((target: DispatchTarget) => {
    void jobRequest.get.prefetch({ id: target.id }, handlesOwnErrors);
    void company.matching.prefetch(matchingOf(target), handlesOwnErrors);
  });
  useEffect(() => {
    if (next) prepare(next);
  }, [next]);
}

const union = (first: readonly Found[], second: readonly Found[]): readonly Found[] => [
  ...first,
  ...second.filter(({ id }) => !first.some((other) => other.id === id)),
];
