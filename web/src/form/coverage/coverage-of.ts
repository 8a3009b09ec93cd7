import type { Company } from "@metiro/shared/company/schema";

/** Districts that only a place brings are the place's: they are not among those that are chosen. */
export const coverageOf = ({ subcategories, subregions, places }: Company) => ({
  subcategoryIds: subcategories.map(({ id }) => id),
  subregionIds: subregions.filter(({ byPlace }) => !byPlace).map(({ id }) => id),
  places,
});
