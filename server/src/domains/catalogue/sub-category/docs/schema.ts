import {
  byCategoryInput,
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
