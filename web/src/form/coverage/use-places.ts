import type { Company } from "@metiro/shared/company/schema";
import type { AroundInput } from "@metiro/shared/region/around";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";

/** What of a company is known before anything is chosen; of a new one nothing. */
export type Located = Partial<Pick<Company, "subregions" | "postalCode">>;

const kept = { staleTime: Number.POSITIVE_INFINITY, ...handlesOwnErrors };

/** Which districts the chosen places bring, by postal code. Until that is known: what they bring as saved. */
export function useBrought(
  { subregions = [] }: Located,
  places: readonly AroundInput[],
): Map<string, readonly string[]> {
  const found = trpc.useQueries((t) =>
    places.map(({ postalCode, radiusKm }) => t.region.around({ postalCode, radiusKm }, kept)),
  );
  const saved = subregions.filter(({ byPlace }) => byPlace).map(({ id }) => id);
  return new Map(places.map(({ postalCode }, rank) => [postalCode, found[rank]?.data?.subregionIds ?? saved]));
}

/** How far every district is from where the company is, or from its first place; nothing while nobody knows. */
export function useDistances(company: Located, places: readonly AroundInput[]): Map<string, number> {
  const postalCode = company.postalCode ?? places[0]?.postalCode;
  const { data } = trpc.region.around.useQuery(
    { postalCode: postalCode ?? "", radiusKm: 1 },
    { enabled: postalCode !== undefined, retry: false, ...kept },
  );
  const distances = new Map<string, number>();
  // They come the nearest first: of a canton its first district counts.
  for (const { id, regionId, km } of data?.distances ?? []) {
    distances.set(id, km);
    if (!distances.has(regionId)) distances.set(regionId, km);
  }
  return distances;
}
