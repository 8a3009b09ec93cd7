import { z } from "zod";
import { catalogueName } from "../catalogue-name.ts";
import { guides } from "../guide.ts";
import { emptyToAbsent, id, optionalText } from "../scalars.ts";
import { translations } from "../translations.ts";
import { faultlessForm, storedForm } from "./questions.ts";

/** What other payloads say of a subcategory. */
export const subcategoryRef = z.object({ id, categoryId: id, name: z.string(), slug: z.string(), translations });

export const subcategory = subcategoryRef.extend({ description: z.string().optional(), position: z.int() });
export type Subcategory = z.infer<typeof subcategory>;

export const subcategoryWithForm = subcategory.extend({
  guide: guides,
  questions: storedForm,
  questionsRevision: z.int(),
});
export type SubcategoryWithForm = z.infer<typeof subcategoryWithForm>;

export const subcategoryFields = z.object({
  categoryId: id,
  name: catalogueName,
  description: optionalText(2000),
  position: emptyToAbsent(z.int().min(0).max(10_000)),
  translations: translations.optional(),
  guide: guides.optional(),
});
export type SubcategoryFields = z.infer<typeof subcategoryFields>;

export const updateSubcategoryInput = subcategoryFields.extend({ id });
export type UpdateSubcategoryInput = z.infer<typeof updateSubcategoryInput>;

export const byCategoryInput = z.object({ categoryId: id });

export const updateQuestionsInput = z.object({
  id,
  questions: faultlessForm,
  /** The revision that was edited; another one in the database is a 409. */
  baseRevision: z.int().min(1).optional(),
});
export type UpdateQuestionsInput = z.infer<typeof updateQuestionsInput>;
