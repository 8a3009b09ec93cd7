import { recentDays } from "@metiro/shared/job-request/constants";
import {
  byNameInput,
  category,
  categoryFields,
  categoryRef,
  categoryWithGuide,
  updateCategoryInput,
} from "@metiro/shared/category/schema";
import {
  categoryOverview,
  mergeInput,
  mergedCategory,
  mergedSubcategory,
  reorderInput,
} from "@metiro/shared/category/overview";
import * as common from "../../../openapi/common-texts.ts";
import { type Documented, document, inside } from "../../../openapi/texts.ts";

const ofCategoryRef = document(categoryRef, "CategoryRef", {
  id: common.id,
  name: ["Name of the category or subcategory, in French.", "Peinture"],
  slug: common.slug,
  icon: common.icon,
  translations: common.translations,
});

const ofCategoryFields = document(categoryFields, {
  name: ["Name of the category or subcategory, in French.", "Peinture"],
  description: [
    "Free text, line breaks kept.",
    "Murs et plafond du salon, environ trente mètres carrés, à repeindre en blanc.",
  ],
  icon: common.icon,
  position: common.position,
  popular: ["Whether it stands in the footer and on the home page.", true],
  translations: common.translations,
  guide: common.guide,
});

const ofCategory = document(category, "Category", {
  ...ofCategoryRef.texts,
  description: [
    "Free text, line breaks kept.",
    "Murs et plafond du salon, environ trente mètres carrés, à repeindre en blanc.",
  ],
  position: common.position,
  popular: ["Whether it stands in the footer and on the home page.", true],
  revision: common.revision,
  subCategories: ["Its subcategories, by rank."],
});

export const categoryDocs: readonly Documented[] = [
  ofCategoryRef,
  ofCategory,
  document(categoryWithGuide, "CategoryWithGuide", {
    ...ofCategory.texts,
    guide: common.guide,
  }),
  document(categoryOverview, "CategoryOverview", {
    order: ["Fingerprint of the present order; send it back as `baseOrder` with a new order."],
    categories: ["All categories, in the order of the public menu."],
  }),
  document(inside(categoryOverview.shape.categories), {
    ...ofCategoryRef.texts,
    position: common.position,
    popular: ["Whether it stands in the footer and on the home page.", true],
    requestCount: ["How many requests there are, in every state.", 12],
    recentRequestCount: [`How many requests were posted in the last ${recentDays} days.`, 3],
    companyCount: ["Companies that serve it; one that serves several parts of it counts once.", 8],
    subCategories: ["Its subcategories, by rank."],
  }),
  document(inside(inside(categoryOverview.shape.categories).shape.subCategories), {
    id: common.id,
    categoryId: common.categoryId,
    name: ["Name of the category or subcategory, in French.", "Peinture"],
    slug: common.slug,
    translations: common.translations,
    position: common.position,
    questionCount: ["How many questions it asks.", 6],
    requestCount: ["How many requests there are, in every state.", 12],
    recentRequestCount: [`How many requests were posted in the last ${recentDays} days.`, 3],
    companyCount: ["Companies that serve it; one that serves several parts of it counts once.", 8],
  }),
  document(mergedCategory, "MergedCategory", {
    id: common.id,
    targetId: ["Id of the category or subcategory that takes its place."],
    subcategoryCount: ["Subcategories that moved.", 4],
  }),
  document(mergedSubcategory, "MergedSubcategory", {
    id: common.id,
    targetId: ["Id of the category or subcategory that takes its place."],
    requestCount: ["Requests that moved.", 12],
    companyCount: ["Companies that did not serve the target before.", 8],
  }),
  document(byNameInput, {
    Name: ["The name, its slug, or a slug that it had before.", "Peinture"],
  }),
  ofCategoryFields,
  document(updateCategoryInput, {
    ...ofCategoryFields.texts,
    id: common.id,
    baseRevision: common.baseRevision,
  }),
  document(reorderInput, {
    categories: ["All categories with all subcategories, in their new order."],
    baseOrder: [
      "The `order` that the change began from. When the stored order differs, nothing is saved (409 `REVISION_CONFLICT`).",
    ],
  }),
  document(inside(reorderInput.shape.categories), {
    id: common.id,
    subcategoryIds: ["The subcategories of the category, in their order."],
  }),
  document(mergeInput, {
    id: common.id,
    targetId: ["Id of the category or subcategory that takes its place."],
  }),
];
