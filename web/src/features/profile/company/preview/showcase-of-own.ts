import type { Category } from "@metiro/shared/category/schema";
import type { Company } from "@metiro/shared/company/schema";
import type { RegionTree } from "@metiro/shared/region/schema";
import type { Showcase } from "@metiro/shared/showcase/schema";

interface Known extends Pick<Showcase, "slug" | "checked" | "score"> {
  categories: readonly Category[];
  regions: readonly RegionTree[];
}

/** The public page that a company would have: what it says of itself, without what only the page itself collects (photos of work). */
export function showcaseOfOwn(company: Company, { categories, regions, ...known }: Known): Showcase {
  const { id, name, locality, logo, verified, description, foundedYear, employees, createdAt } = company;
  const trades = new Set(company.subcategories.map((trade) => trade.id));
  const districts = new Set(company.subregions.map((district) => district.id));
  return {
    id,
    name,
    verified,
    ...(locality !== undefined && { locality }),
    ...(logo && { logo }),
    ...(description !== undefined && { description }),
    ...(foundedYear !== undefined && { foundedYear }),
    ...(employees !== undefined && { employees }),
    ...known,
    away: company.away !== undefined,
    subcategories: categories
      .flatMap(({ subCategories }) => subCategories)
      .filter((trade) => trades.has(trade.id))
      .sort((one, other) => one.name.localeCompare(other.name)),
    regions: regions
      .map((region) => ({ ...region, subregions: region.subregions.filter((district) => districts.has(district.id)) }))
      .filter(({ subregions }) => subregions.length > 0),
    photos: [],
    updatedAt: createdAt,
  };
}
