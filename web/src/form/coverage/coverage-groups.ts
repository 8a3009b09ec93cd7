import type { Category } from "@metiro/shared/category/schema";
import type { RegionTree } from "@metiro/shared/region/schema";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import type { TreeGroup } from "#ui/tree/tree-choice.ts";

export interface CoverageGroup extends TreeGroup {
  /** Without the code of a canton. */
  name: string;
  icon?: string | undefined;
}

/** Trades under their categories, for a tree to choose from. */
export function useTradeGroups(categories: readonly Category[]): CoverageGroup[] {
  const nameOf = useCatalogueName();
  return categories.map((category) => ({
    key: category.id,
    name: nameOf(category),
    label: nameOf(category),
    icon: category.icon,
    items: category.subCategories.map((item) => ({ key: item.id, label: nameOf(item) })),
  }));
}

/** Districts under their cantons. */
export function useCantonGroups(regions: readonly RegionTree[]): CoverageGroup[] {
  const nameOf = useCatalogueName();
  return regions.map((region) => {
    const name = nameOf(region);
    const items = region.subregions.map((item) => ({ key: item.id, label: nameOf(item) }));
    return { key: region.id, name, label: region.code ? `${name} (${region.code})` : name, items };
  });
}
