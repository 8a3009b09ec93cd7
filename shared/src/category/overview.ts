import { z } from "zod";
import { bounded, id } from "../scalars.ts";
import { subcategoryRef } from "../sub-category/schema.ts";
import { categoryRef } from "./schema.ts";

const count = z.int().min(0);

/** How much depends on a trade. */
const use = {
  /** Requests in every state. */
  requestCount: count,
  /** Those of the last 30 days. */
  recentRequestCount: count,
  /** Companies that serve it. */
  companyCount: count,
};

const subcategoryOverview = subcategoryRef.extend({ position: z.int(), questionCount: count, ...use });
export type SubcategoryOverview = z.infer<typeof subcategoryOverview>;

const categoryItem = categoryRef.extend({
  position: z.int(),
  popular: z.boolean(),
  ...use,
  subCategories: z.array(subcategoryOverview),
});
export type CategoryOverviewItem = z.infer<typeof categoryItem>;

/** All categories in the order of the public menu, as the back office sees them. */
export const categoryOverview = z.object({
  /** Stands for this order: whoever changes it says from which one. */
  order: z.string(),
  categories: z.array(categoryItem),
});
export type CategoryOverview = z.infer<typeof categoryOverview>;

const placed = z.object({ id, subcategoryIds: z.array(id).max(500) });

/** The whole menu, each category with its subcategories, in their new order. */
export const reorderInput = z.object({
  categories: z.array(placed).min(1).max(500),
  /** The order that was changed; when another one stands by now, nothing is saved (409). */
  baseOrder: bounded(100).min(1).max(100).optional(),
});
export type ReorderInput = z.infer<typeof reorderInput>;

/** What takes the place of what is deleted. */
export const mergeInput = z.object({ id, targetId: id });
export type MergeInput = z.infer<typeof mergeInput>;

export const mergedSubcategory = z.object({
  id,
  targetId: id,
  /** Requests that are of the target now. */
  requestCount: count,
  /** Companies that did not serve the target before. */
  companyCount: count,
});
export type MergedSubcategory = z.infer<typeof mergedSubcategory>;

export const mergedCategory = z.object({ id, targetId: id, subcategoryCount: count });
export type MergedCategory = z.infer<typeof mergedCategory>;
