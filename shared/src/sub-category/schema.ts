import { z } from "zod";
import { catalogueName, translations } from "../catalogue/schema.ts";
import { guides } from "../guide.ts";
import { languages } from "../languages.ts";
import { pageOf, paging } from "../paging/schema.ts";
import { patch } from "../patch.ts";
import { baseRevision, bounded, emptyToAbsent, id, optionalText, revision, text, timestamp } from "../scalars.ts";
import { faultlessForm, storedForm } from "./questions.ts";
import { formChange } from "./questions/diff/changes.ts";

/** What other payloads say of a subcategory. */
export const subcategoryRef = z.object({ id, categoryId: id, name: z.string(), slug: z.string(), translations });

export const subcategory = subcategoryRef.extend({
  description: z.string().optional(),
  position: z.int(),
  revision,
});
export type Subcategory = z.infer<typeof subcategory>;

/** What people call the trade or its work, by language: `{ fr: ["plombier", "fuite"], en: ["leak"] }`. */
export const keywords = z.record(bounded(2).regex(/^[a-z]{2}$/), z.array(text(1, 60)).max(40));
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

export const updateSubcategoryInput = patch(subcategoryFields, { kept: ["position"] }).extend({ id, baseRevision });
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
  /** What the version is remembered by. */
  note: optionalText(300),
  /** The earlier version that this one takes up again. */
  restoredFrom: emptyToAbsent(z.int().min(1)),
});
export type UpdateQuestionsInput = z.infer<typeof updateQuestionsInput>;

/** A form as it once was saved. `changes` are those from the version before it; the first one has none. */
const versionOfForm = z.object({
  revision: z.int(),
  savedAt: timestamp,
  savedBy: z.object({ id, firstName: z.string(), lastName: z.string() }).optional(),
  note: z.string().optional(),
  restoredFrom: z.int().optional(),
  questionCount: z.int(),
  /** How many requests answered it. */
  requestCount: z.int(),
  changes: z.array(formChange),
});
export type VersionOfForm = z.infer<typeof versionOfForm>;

export const formVersionsInput = paging.extend({ id });
export type FormVersionsInput = z.infer<typeof formVersionsInput>;
export const formVersionPage = pageOf(versionOfForm);

export const formVersionInput = z.object({ id, revision: z.int().min(1) });
export type FormVersionInput = z.infer<typeof formVersionInput>;
export const formVersion = versionOfForm.extend({ questions: storedForm });
export type FormVersion = z.infer<typeof formVersion>;
