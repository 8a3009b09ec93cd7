import { type Answer, callers, joined, sizedImageFields, translationFields } from "./answer.ts";

const words = `id name slug ${translationFields} revision`;
const guide = "guide{}(factors[] prepare[] expect[](title text) questions[](question answer))";
const inCategory = `${words} categoryId description position`;
const categoryItem = `${words} icon description position popular subCategories[](${inCategory})`;
const category = callers(`${categoryItem} ${guide}`);
const counts = "requestCount recentRequestCount companyCount";
const overview = callers(`order categories[](id name slug icon ${translationFields} position popular ${counts}
  subCategories[](id categoryId name slug ${translationFields} position questionCount ${counts}))`);
const subcategory = `${inCategory} ${guide} keywords{}[] questions questionsRevision`;
const version =
  "revision savedAt savedBy(id firstName lastName) note restoredFrom questionCount requestCount changes[](change of id label parts[])";
const region = `${words} code parentId`;
const topRegion = `${words} code`;
const figures = "subcategoryId count low median high currency day";
const price = `${figures} region(id name code ${translationFields})`;
const uses = "requestCount companyCount coveringCount clientCount";

const english = "title summary coverAlt";
const postItem = `id title slug summary categoryId coverImage(${sizedImageFields}) coverAlt translations(en(${english})) authorName readingMinutes published
  publishedAt state hasChanges revision createdAt updatedAt`;
const postFields = `${postItem} content metaDescription translations(en(content metaDescription))`;
const post = callers(postFields);
const draft = callers(`${postFields} publicSlug changedAt`);
const formDraft = "revision draft(form baseRevision savedAt savedBy(id firstName lastName))";
const page = "totalCount pageNumber pageSize totalPages";
const id = callers("id");

/** The answers about trades, places and the blog: everybody's, and what the back office sees of them. */
export const catalogueAnswers = {
  "price.list": callers(`[](${price})`),
  "price.listBySubcategory": callers(`[](${price})`),
  "price.get": callers(`canton(${price}) country(${figures})`),
  "category.list": callers(`[](${categoryItem})`),
  "category.get": category,
  "category.getByName": category,
  "category.add": category,
  "category.update": category,
  "category.overview": overview,
  "category.reorder": overview,
  "category.merge": callers("id targetId subcategoryCount"),
  "category.delete": id,
  "subCategory.list": callers(`[](${subcategory})`),
  "subCategory.listByCategory": callers(`[](${subcategory})`),
  "subCategory.get": callers(subcategory),
  "subCategory.getByName": callers(subcategory),
  "subCategory.add": callers(subcategory),
  "subCategory.update": callers(subcategory),
  "subCategory.updateQuestions": callers(subcategory),
  "subCategory.searchIndex": callers("[](slug name categoryName icon keywords[])"),
  "subCategory.merge": callers("id targetId requestCount companyCount"),
  "subCategory.formVersions": callers(`items[](${version}) ${page} next`),
  "subCategory.formVersion": callers(`${version} questions`),
  "subCategory.formDraft": callers(formDraft),
  "subCategory.saveFormDraft": callers(formDraft),
  "subCategory.discardFormDraft": callers(formDraft),
  "subCategory.formProgress": callers("questions[](questionId shown passed) steps[](step shown passed)"),
  "subCategory.replayForm": callers("requestCount fittingCount questions[](questionId count rules[])"),
  "subCategory.delete": id,
  "region.list": callers(`[](${region})`),
  "region.tree": joined(callers(`[](${topRegion} subregions[](${region}))`), { nobody: "[](parentId)" }),
  "region.filtered": callers(`[](${region})`),
  "region.around": callers("subregionIds[] distances[](id regionId km)"),
  "region.places": callers("[](postalCode locality regionId subregionId)"),
  "region.overview": joined(callers(`[](${topRegion} ${uses} subregions[](${region} ${uses}))`), {
    nobody: "[](parentId)",
  }),
  "region.gaps": callers(`items[](subcategory(id name ${translationFields} categoryId)
    subregion(id name ${translationFields} regionId)
    requestCount companyCount) ${page} next askedCount countedFrom`),
  "region.add": callers(region),
  "region.update": callers(region),
  "region.delete": id,
  "blog.list": joined(callers(`items[](${postItem}) ${page} next`), {
    admin: "stateCounts(draft scheduled published)",
  }),
  "blog.get": post,
  "blog.getBySlug": post,
  "blog.add": post,
  "blog.update": post,
  "blog.publish": post,
  "blog.getDraft": draft,
  "blog.discardChanges": draft,
  "blog.saveDraft": callers("id slug revision hasChanges savedAt"),
  "blog.delete": id,
} as const satisfies Record<string, Answer>;
