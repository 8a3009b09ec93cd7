import type { Api } from "#api/calls.ts";
import { orMissing } from "#api/failure/failure.ts";
import { deferredParts } from "../parts.ts";

/** What the wizard of a trade begins with, for the page's loader. A former name leads on for good, another one is not found. */
export async function loadWizard(api: Api, slug: string, leadTo: (slug: string) => never) {
  // The server draws any first question, also one about a place.
  if (import.meta.env.SSR) await deferredParts.fetch();
  const [subcategory, regions, categories] = await orMissing(() =>
    Promise.all([api.subCategory.getByName.fetch({ Name: slug }), api.region.tree.fetch(), api.category.list.fetch()]),
  );
  if (subcategory.slug !== slug) return leadTo(subcategory.slug);
  return { subcategory, regions, icon: categories.find(({ id }) => id === subcategory.categoryId)?.icon };
}
