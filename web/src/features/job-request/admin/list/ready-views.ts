import { useLingui } from "@lingui/react/macro";
import type { ReadyViewKey } from "@metiro/shared/saved-view/schema";
import type { ReadyViews } from "#list/views/use-views.ts";
import type { RequestsValues } from "./requests-search.ts";

/** What each shows: the entries of the address that differ from those of the list as it opens. */
export const readySearches = {
  mine: { status: "all", desk: "mine", sort: "newest" },
  unassigned: { desk: "nobody" },
  uncovered: { coverage: "none" },
  unanswered: { status: "processed", unanswered: "over48Hours" },
  accepted: { status: "processed", progress: "accepted", sort: "newest" },
} as const satisfies Record<ReadyViewKey, Partial<RequestsValues>>;

/** The views of the offers that every admin finds without keeping any. */
export function useReadyViews(): ReadyViews {
  const { t } = useLingui();
  const names: Record<ReadyViewKey, string> = {
    mine: t`Suivies par moi`,
    unassigned: t`À transmettre, sans responsable`,
    uncovered: t`À transmettre, sans entreprise abonnée`,
    unanswered: t`Sans réponse depuis 48 heures`,
    accepted: t`Acceptées, travail en cours`,
  };
  const keys = Object.keys(names) as ReadyViewKey[];
  return { whole: t`À transmettre`, views: keys.map((key) => ({ key, name: names[key], search: readySearches[key] })) };
}
