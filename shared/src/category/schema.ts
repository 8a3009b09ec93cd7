import { z } from "zod";
import { catalogueName, translations } from "../catalogue/schema.ts";
import { guides } from "../guide.ts";
import { patch } from "../patch.ts";
import { baseRevision, emptyToAbsent, id, optionalText, revision, text } from "../scalars.ts";
import { subcategory } from "../sub-category/schema.ts";
import { categoryIcons } from "./icons.ts";

/** What other payloads say of a category. */
export const categoryRef = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  icon: z.string().optional(),
  translations,
});

export const category = categoryRef.extend({
  description: z.string().optional(),
  position: z.int(),
  popular: z.boolean(),
  revision,
  subCategories: z.array(subcategory),
});
export type Category = z.infer<typeof category>;

/** A category on its own, with what its page tells. */
export const categoryWithGuide = category.extend({ guide: guides });
export type CategoryWithGuide = z.infer<typeof categoryWithGuide>;

export const categoryFields = z.object({
  name: catalogueName,
  description: optionalText(2000),
  icon: emptyToAbsent(z.enum(categoryIcons)),
  position: emptyToAbsent(z.int().min(0).max(10_000)),
  popular: z.boolean().optional(),
  translations: translations.optional(),
  guide: guides.optional(),
});
export type CategoryFields = z.infer<typeof categoryFields>;

export const updateCategoryInput = patch(categoryFields, { kept: ["position"] }).extend({ id, baseRevision });
export type UpdateCategoryInput = z.infer<typeof updateCategoryInput>;

/** The specification writes this key with a capital. Takes the name, or the slug. */
export const byNameInput = z.object({ Name: text(1, 80) });
export type ByNameInput = z.infer<typeof byNameInput>;
