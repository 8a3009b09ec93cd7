import type { Category } from "@metiro/shared/category/schema";
import { notFound } from "@tanstack/react-router";
import type { Api } from "#api/calls.ts";
import { isMissing } from "#api/failure/failure.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { type FoundInMenu, findCategory, findSubcategory } from "./find.ts";

interface Address {
  slug: string;
  /** The menu. */
  categories: readonly Category[] | undefined;
  /** Leads on to the same page of another slug. */
  leadTo: (slug: string) => never;
}

/** The category that an address names, for the page's loader. A former name leads on for good, another one is not found. */
export const loadPublicCategory = (api: Api, { categories = [], ...address }: Address) =>
  loadTrade(findCategory(categories, address.slug), address, (input, options) =>
    api.category.getByName.fetch(input, options),
  );

/** The subcategory that an address names, with the category that it belongs to, for the page's loader. */
export const loadPublicSubcategory = (api: Api, { categories = [], ...address }: Address) =>
  loadTrade(findSubcategory(categories, address.slug), address, (input, options) =>
    api.subCategory.getByName.fetch(input, options),
  );

type ByName = (input: { Name: string }, options: typeof handlesOwnErrors) => Promise<{ slug: string }>;

async function loadTrade<Item>(
  inMenu: FoundInMenu<Item>,
  { slug, leadTo }: Omit<Address, "categories">,
  byName: ByName,
): Promise<Item> {
  const found = inMenu ?? (await formerAddress(slug, byName));
  if (!found) throw notFound();
  if ("movedTo" in found) return leadTo(found.movedTo);
  return found.item;
}

/** Where an address leads that no name gives any more: what had it before has another one now. */
async function formerAddress(slug: string, byName: ByName): Promise<{ movedTo: string } | undefined> {
  try {
    const item = await byName({ Name: slug }, handlesOwnErrors);
    // One that was added a moment ago has this very address, and is not in the list yet.
    return item.slug === slug ? undefined : { movedTo: item.slug };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
