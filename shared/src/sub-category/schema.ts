import { z } from "zod";
import { catalogueName } from "../catalogue-name.ts";
import { guides } from "../guide.ts";
import { languages } from "../languages.ts";
import { baseRevision, emptyToAbsent, id, optionalText, revision, text } from "../scalars.ts";
import { translations } from "../translations.ts";
import { faultlessForm, storedForm } from "./questions.ts";

/** What other payloads say of a subcategory. */
export const subcategoryRef = z.object({ id, categoryId: id, name: z.string(), slug: z.string(), translations });

export const subcategory = subcategoryRef.extend({
  description: z.string().optional(),
  position: z.int(),
  revision,
});
export type Subcategory = z.infer<typeof subcategory>;

/** What people call the trade or its work, by language: `{ fr: ["plombier", "fuite"], en: ["leak"] }`. */
export const keywords = z.record(z.string().regex(/^[a-z]{2}$/), z.array(text(1, 60)).max(40));
export type Keywords = z.infer<typeof keywords>;

export const subcategoryWithForm = subcategory.extend({
  guide: guides,
  keywords,
  questions: storedForm,
  questionsRevision: revision,
});
export type SubcategoryWithForm = z.infer<typeof subcategoryWithForm>;

export const subcategoryFields = z.object({
  categoryId: id,
  name: catalogueName,
  description: optionalText(2000),
  position: emptyToAbsent(z.int().min(0).max(10_000)),
  translations: translations.optional(),
  guide: guides.optional(),
  keywords: keywords.optional(),
});
export type SubcategoryFields = z.infer<typeof subcategoryFields>;

export const updateSubcategoryInput = subcategoryFields.extend({ id, baseRevision });
export type UpdateSubcategoryInput = z.infer<typeof updateSubcategoryInput>;

export const byCategoryInput = z.object({ categoryId: id });

export const searchIndexInput = z.object({ language: z.enum(languages).optional() });

/** A trade as a search needs it: `keywords` holds every name and word that it is found by, in all languages. */
export const searchedTrade = z.object({
  slug: z.string(),
  name: z.string(),
  categoryName: z.string(),
  icon: z.string().optional(),
  keywords: z.array(z.string()),
});
export type SearchedTrade = z.infer<typeof searchedTrade>;

export const updateQuestionsInput = z.object({
  id,
  questions: faultlessForm,
  /** Of the form: its `questionsRevision`. */
  baseRevision,
});
export type UpdateQuestionsInput = z.infer<typeof updateQuestionsInput>;
