import { maxReplayedRequests } from "../form/replay-form.ts";
import {
  byCategoryInput,
  discardFormDraftInput,
  formDraft,
  formProgress,
  formProgressInput,
  formReplay,
  saveFormDraftInput,
  formVersion,
  formVersionInput,
  formVersionPage,
  formVersionsInput,
  searchIndexInput,
  searchedTrade,
  subcategory,
  subcategoryFields,
  subcategoryRef,
  subcategoryWithForm,
  updateQuestionsInput,
  updateSubcategoryInput,
} from "@metiro/shared/sub-category/schema";
import * as common from "../../../../openapi/common-texts.ts";
import { type Documented, document, inside } from "../../../../openapi/texts.ts";

const ofSubcategoryRef = document(subcategoryRef, "SubcategoryRef", {
  id: common.id,
  categoryId: common.categoryId,
  name: ["Name of the subcategory, in French.", "Peinture"],
  slug: common.slug,
  translations: common.translations,
});

const ofSubcategoryFields = document(subcategoryFields, {
  categoryId: common.categoryId,
  name: ["Name of the subcategory, in French.", "Peinture"],
  description: [
    "Free text, line breaks kept.",
    "Murs et plafond du salon, environ trente mètres carrés, à repeindre en blanc.",
  ],
  position: common.position,
  translations: common.translations,
  guide: common.guide,
  keywords: ["Two-letter language to what people call the trade.", { fr: ["plombier", "fuite"], en: ["leak"] }],
});

const ofSubcategory = document(subcategory, "Subcategory", {
  ...ofSubcategoryRef.texts,
  description: [
    "Free text, line breaks kept.",
    "Murs et plafond du salon, environ trente mètres carrés, à repeindre en blanc.",
  ],
  position: common.position,
  revision: common.revision,
});

const ofFormVersionItem = document(inside(formVersionPage.shape.items), "FormVersionItem", {
  revision: ["Number of the version; the greatest one is the present form.", 3],
  savedAt: ["When it was saved: ISO 8601, UTC.", "2026-06-15T08:30:00.000Z"],
  savedBy: ["Who saved it; absent for a first version and where the account is gone."],
  note: ["What this version is to be remembered by.", "Questions sur l’accès"],
  restoredFrom: ["The earlier version that this one takes up again.", 2],
  questionCount: ["How many questions it asks.", 6],
  requestCount: ["How many requests answered it.", 12],
  changes: ["What is different from the version before; empty for the first one."],
});

const counted = {
  shown: ["How many came to it.", 120],
  passed: ["How many went on from it.", 112],
} as const;

export const subCategoryShapeDocs: readonly Documented[] = [
  ofSubcategoryRef,
  ofSubcategory,
  document(subcategoryWithForm, "SubcategoryWithForm", {
    ...ofSubcategory.texts,
    guide: common.guide,
    keywords: ["Two-letter language to what people call the trade.", { fr: ["plombier", "fuite"], en: ["leak"] }],
    questions: common.form,
    questionsRevision: ["Raised by one with each save of the form.", 3],
  }),
  document(formVersion, "FormVersion", {
    ...ofFormVersionItem.texts,
    questions: common.form,
  }),
  document(inside(formVersion.shape.savedBy), {
    id: common.id,
    firstName: common.firstName,
    lastName: common.lastName,
  }),
  document(formVersionPage, "FormVersionPage", common.page),
  ofFormVersionItem,
  document(searchedTrade, "SearchedTrade", {
    slug: common.slug,
    name: ["The name in the language asked for.", "Plomberie"],
    categoryName: ["The name of its category in that language.", "Sanitaire et chauffage"],
    icon: common.icon,
    keywords: ["Every name and word that it is found by, in all languages.", ["Plomberie", "fuite"]],
  }),
  document(byCategoryInput, {
    categoryId: common.categoryId,
  }),
  document(searchIndexInput, {
    language: ["The language of the names; French unless told.", "fr"],
  }),
  ofSubcategoryFields,
  document(updateSubcategoryInput, {
    ...ofSubcategoryFields.texts,
    id: common.id,
    baseRevision: common.baseRevision,
  }),
  document(updateQuestionsInput, {
    id: common.id,
    questions: common.form,
    baseRevision: [
      "The `questionsRevision` that was edited; with another one in the database nothing is saved (409). Absent: nothing is compared.",
      3,
    ],
    note: ["What this version is to be remembered by.", "Questions sur l’accès"],
    restoredFrom: ["The earlier version that this one takes up again.", 2],
    draftRevision: ["The `revision` of the draft that is published with it: it is a draft no more.", 4],
  }),
  document(formDraft, "FormDraft", {
    revision: ["Raised by one with each change of the draft, its removal too; 0 where there never was one.", 4],
    draft: ["What is being written; absent while nothing is."],
  }),
  document(inside(formDraft.shape.draft), {
    form: common.form,
    baseRevision: ["The version of the form that the draft was made from.", 3],
    savedAt: ["When the draft was saved: ISO 8601, UTC.", "2026-06-15T08:30:00.000Z"],
    savedBy: ["Who saved it; absent where the account is gone."],
  }),
  document(inside(inside(formDraft.shape.draft).shape.savedBy), {
    id: common.id,
    firstName: common.firstName,
    lastName: common.lastName,
  }),
  document(saveFormDraftInput, {
    id: common.id,
    form: common.form,
    baseRevision: ["The version of the form that the draft was made from.", 3],
    draftRevision: ["The `revision` of the draft that was changed; 0 where there never was one.", 4],
  }),
  document(discardFormDraftInput, {
    id: common.id,
    draftRevision: ["The `revision` of the draft that is dropped.", 4],
  }),
  document(formProgressInput, {
    id: common.id,
    revision: ["Number of the version; absent: all versions together.", 3],
  }),
  document(formProgress, "FormProgress", {
    questions: ["The questions that somebody came to."],
    steps: ["The request's own steps after the questions."],
  }),
  document(inside(formProgress.shape.questions), { questionId: ["Id of the question.", "surface"], ...counted }),
  document(inside(formProgress.shape.steps), { step: ["The step.", "place"], ...counted }),
  document(formReplay, "FormReplay", {
    requestCount: [`How many requests were looked at, the latest ones; at most ${maxReplayedRequests}.`, 84],
    fittingCount: ["How many of them have answers that the form would take as they are.", 80],
    questions: ["The questions that would refuse answers, or miss one; the most refused first."],
  }),
  document(inside(formReplay.shape.questions), {
    questionId: ["Id of the question.", "surface"],
    count: ["How many requests have an answer that it would refuse.", 4],
    rules: ["The rules that those answers break.", ["required"]],
  }),
  document(formVersionsInput, {
    ...common.paging,
    id: common.id,
  }),
  document(formVersionInput, {
    id: common.id,
    revision: ["Number of the version.", 2],
  }),
];
