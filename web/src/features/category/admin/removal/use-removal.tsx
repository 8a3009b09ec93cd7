import type { CategoryOverviewItem, SubcategoryOverview } from "@metiro/shared/category/overview";
import { type ReactNode, Suspense, useState } from "react";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { categoryOf, type Menu } from "../tree/menu.ts";
import type { Removal } from "./use-remove.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

const RemovalDialog = lazyPart(() => import("./removal-dialog.tsx"));

interface UseRemoval {
  openCategory: (category: CategoryOverviewItem) => void;
  openSubcategory: (subcategory: SubcategoryOverview) => void;
  dialog: ReactNode;
}

/** Deletes a category or subcategory after its question; what depends on it moves to another one first. */
export function useRemoval(menu: Menu): UseRemoval {
  const nameOf = useCatalogueName();
  const [removal, setRemoval] = useState<Removal | null>(null);
  return {
    openCategory: (category) =>
      setRemoval({
        kind: "category",
        id: category.id,
        name: nameOf(category),
        requestCount: category.requestCount,
        companyCount: category.companyCount,
        subcategoryCount: category.subCategories.length,
        targets: menu
          .filter(({ id }) => id !== category.id)
          .map((other) => ({ value: other.id, label: nameOf(other) })),
      }),
    openSubcategory: (subcategory) => {
      const own = categoryOf(menu, subcategory.id);
      // Those of its own category come first: they are the likeliest.
      const others = menu.filter(({ id }) => id !== own?.id);
      setRemoval({
        kind: "subcategory",
        id: subcategory.id,
        name: nameOf(subcategory),
        requestCount: subcategory.requestCount,
        companyCount: subcategory.companyCount,
        subcategoryCount: 0,
        targets: [...(own ? [own] : []), ...others].flatMap((category) =>
          category.subCategories
            .filter(({ id }) => id !== subcategory.id)
            .map((other) => ({ value: other.id, label: `${nameOf(category)} › ${nameOf(other)}` })),
        ),
      });
    },
    dialog: removal && (
      <Suspense>
        <RemovalDialog key={removal.id} removal={removal} onClose={() => setRemoval(null)} />
      </Suspense>
    ),
  };
}
