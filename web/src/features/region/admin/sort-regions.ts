import type { RegionOverview, SubregionOverview } from "@metiro/shared/region/overview";
import type { RegionSort } from "./regions-search.ts";

/** Nobody with a running subscription serves it. */
export const isUncovered = ({ coveringCount }: Pick<SubregionOverview, "coveringCount">): boolean =>
  coveringCount === 0;

/** How many of a canton's districts nobody serves; a canton without districts counts as one. */
export const uncoveredIn = (region: RegionOverview): number =>
  region.subregions.length === 0 ? Number(isUncovered(region)) : region.subregions.filter(isUncovered).length;

/** Cantons in an order, and within each its districts in the same. What is equal stays by name. */
export function sortRegions(regions: readonly RegionOverview[], sort: RegionSort): RegionOverview[] {
  if (sort === "name") return [...regions];
  const most = mostBy[sort];
  return regions
    .toSorted((one, other) =>
      sort === "uncovered"
        ? uncoveredIn(other) - uncoveredIn(one) || other.requestCount - one.requestCount
        : most(other) - most(one),
    )
    .map((region) => ({
      ...region,
      subregions: region.subregions.toSorted(
        (one, other) => most(other) - most(one) || (sort === "uncovered" ? other.requestCount - one.requestCount : 0),
      ),
    }));
}

const mostBy: Record<Exclude<RegionSort, "name">, (region: SubregionOverview) => number> = {
  uncovered: (region) => Number(isUncovered(region)),
  companies: ({ companyCount }) => companyCount,
  covering: ({ coveringCount }) => coveringCount,
  requests: ({ requestCount }) => requestCount,
  clients: ({ clientCount }) => clientCount,
};
