import type { SubcategoryWithForm } from "@metiro/shared/sub-category/schema";
import { notFound } from "@tanstack/react-router";
import type { Api } from "#api/calls.ts";
import { isMissing } from "#api/failure.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";

const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

interface Address {
  categoryId: string;
  id: string;
}

/** The subcategory of a page's address, as it stands now: a form read half a minute ago may be refused when it is saved. */
export async function loadSubcategory(api: Api, { categoryId, id }: Address): Promise<SubcategoryWithForm> {
  if (!idPattern.test(id)) throw notFound();
  try {
    const [subcategory] = await Promise.all([
      api.subCategory.get.fetch({ id }, { ...handlesOwnErrors, staleTime: 0 }),
      api.category.list.ensureData(undefined, handlesOwnErrors),
    ]);
    if (subcategory.categoryId !== categoryId) throw notFound();
    return subcategory;
  } catch (error) {
    throw isMissing(error) ? notFound() : error;
  }
}
