import { z } from "zod";
import { catalogueName, translations } from "../catalogue/schema.ts";
import { guides } from "../guide.ts";
import { languages } from "../languages.ts";
import { pageOf, paging } from "../paging/schema.ts";
import { patch } from "../patch.ts";
import { valueFault } from "../rules/value-rules.ts";
import { baseRevision, bounded, emptyToAbsent, id, optionalText, revision, text, timestamp } from "../scalars.ts";
import { faultlessForm, questionForm, storedForm } from "./questions.ts";
import { ownSteps } from "./screens.ts";
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
  /** The draft that is published with it, and so is none any more. */
  draftRevision: emptyToAbsent(z.int().min(1)),
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

/** What is being written of a form, one for all admins. A form that is being written may still have faults. */
export const formDraft = z.object({
  /** Raised by each change of the draft, its removal too; 0 where there never was one. */
  revision: z.int(),
  draft: z
    .object({
      form: storedForm,
      baseRevision: z.int(),
      savedAt: timestamp,
      savedBy: z.object({ id, firstName: z.string(), lastName: z.string() }).optional(),
    })
    .optional(),
});
export type FormDraft = z.infer<typeof formDraft>;

/** Characters of a form as JSON: three times what the largest of the catalogue has, whatever stands in its defaults. */
const maxDraftLength = 300_000;

export const saveFormDraftInput = z.object({
  id,
  form: questionForm.refine(
    (form) => JSON.stringify(form).length <= maxDraftLength,
    valueFault("tooLong", { maxLength: maxDraftLength }),
  ),
  /** The version that it was made from. */
  baseRevision: z.int().min(1),
  /** The draft that was changed; 0 where none was known. */
  draftRevision: z.int().min(0),
});
export type SaveFormDraftInput = z.infer<typeof saveFormDraftInput>;

export const discardFormDraftInput = z.object({ id, draftRevision: z.int().min(0) });
export type DiscardFormDraftInput = z.infer<typeof discardFormDraftInput>;

const counted = { shown: z.int(), passed: z.int() };

export const formProgressInput = z.object({ id, revision: emptyToAbsent(z.int().min(1)) });
export type FormProgressInput = z.infer<typeof formProgressInput>;

/** How many came to each screen and how many went on from it, of one version or of all. */
export const formProgress = z.object({
  questions: z.array(z.object({ questionId: z.string(), ...counted })),
  steps: z.array(z.object({ step: z.enum(ownSteps), ...counted })),
});
export type FormProgress = z.infer<typeof formProgress>;

/** What the answers of past requests would be to the draft. */
export const formReplay = z.object({
  /** How many requests were looked at, the latest ones. */
  requestCount: z.int(),
  /** How many of them have answers that the draft would take as they are. */
  fittingCount: z.int(),
  /** The questions that would refuse some, the most refused first. */
  questions: z.array(z.object({ questionId: z.string(), count: z.int(), rules: z.array(z.string()) })),
});
export type FormReplay = z.infer<typeof formReplay>;
