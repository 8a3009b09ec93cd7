import type { RegionRef } from "@metiro/shared/region/schema";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";

interface Place {
  postalCode?: string | undefined;
  locality?: string | undefined;
  subregion: RegionRef;
}

/**
 * `const placeOf = useLocalityText(); placeOf(request)` → « 1003 Lausanne », or the district where the client gave no more. A postal
 * code stays on the line of its place.
 */
export function useLocalityText(): (place: Place) => string {
  const nameOf = useCatalogueName();
  return ({ postalCode, locality, subregion }) =>
    [postalCode, locality].filter(Boolean).join("\u00a0") || nameOf(subregion);
}

/** `const districtOf = useDistrictText(); districtOf(request)` → « Morges, Vaud »: district and canton. */
export function useDistrictText(): (place: Record<"subregion" | "region", RegionRef>) => string {
  const nameOf = useCatalogueName();
  return ({ subregion, region }) => [...new Set([nameOf(subregion), nameOf(region)])].join(", ");
}
