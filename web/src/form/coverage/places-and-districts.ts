import type { Company } from "@metiro/shared/company/schema";

/** Districts chosen by themselves, and places that bring theirs. */
export interface Where {
  subregionIds: readonly string[];
  places: Company["places"];
}

/**
 * What a choice becomes when the districts are ticked so: a place of which one has been taken away is replaced by those of its that are
 * left, and all others stay what they were.
 */
export function withTree(
  where: Where,
  brought: ReadonlyMap<string, readonly string[]>,
  ticked: ReadonlySet<string>,
): Where {
  const places = where.places.filter(({ postalCode }) => (brought.get(postalCode) ?? []).every((id) => ticked.has(id)));
  const theirs = new Set(places.flatMap(({ postalCode }) => brought.get(postalCode) ?? []));
  const own = new Set(where.subregionIds);
  return { places, subregionIds: [...ticked].filter((id) => own.has(id) || !theirs.has(id)) };
}

export const withoutPlace = (where: Where, postalCode: string): Where => ({
  ...where,
  places: where.places.filter((place) => place.postalCode !== postalCode),
});
