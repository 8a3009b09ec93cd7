import type { SubcategoryWithForm } from "@metiro/shared/sub-category/schema";
import { notFound } from "@tanstack/react-router";
import type { Api } from "#api/calls.ts";
import { foundOrMissing, fresh } from "#api/failure/found-or-missing.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";

interface Address {
  categoryId: string;
  id: string;
}

/** The subcategory of a page's address, as it stands now: a form read half a minute ago may be refused when it is saved. */
export const loadSubcategory = (api: Api, { categoryId, id }: Address): Promise<SubcategoryWithForm> =>
  foundOrMissing(id, async () => {
    const [subcategory] = await Promise.all([
      api.subCategory.get.fetch({ id }, fresh),
      api.category.list.ensureData(undefined, handlesOwnErrors),
    ]);
    if (subcategory.categoryId !== categoryId) throw notFound();
    return subcategory;
  });
