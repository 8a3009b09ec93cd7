import type { Region, RegionFilter } from "@metiro/shared/region/schema";
import { slugOf } from "@metiro/shared/text/slug";

/** The regions that a filter lets through. The search looks at the name in every language, without accents, and at the code. */
export function filterRegions(regions: readonly Region[], filter: RegionFilter): Region[] {
  const { search, parentId, onlyRegions = false, onlySubregions = false } = filter;
  return regions.filter(
    (region) =>
      (parentId === undefined || region.parentId === parentId) &&
      !(onlyRegions && region.parentId !== undefined) &&
      !(onlySubregions && region.parentId === undefined) &&
      (search === undefined || matches(region, search)),
  );
}

function matches({ name, code, translations }: Region, search: string): boolean {
  const wanted = slugOf(search);
  const names = [name, ...Object.values(translations).flatMap((text) => text.name ?? [])];
  if (code?.toLowerCase() === search.toLowerCase()) return true;
  return wanted !== "" && names.some((text) => slugOf(text).includes(wanted));
}
