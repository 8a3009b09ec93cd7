import {
  blog,
  blogDraft,
  blogFields,
  blogFilters,
  blogListInput,
  blogPage,
  blogSlugInput,
  discardBlogChangesInput,
  publishBlogInput,
  saveBlogDraftInput,
  savedBlogDraft,
  updateBlogInput,
} from "@metiro/shared/blog/schema";
import * as common from "../../openapi/common-texts.ts";
import { type Documented, document, inside } from "../../openapi/texts.ts";

const englishItem = { title: "Renovating a façade", summary: "Where to begin, and whom to call." };
const english = { ...englishItem, content: "<p>Look at it <strong>well</strong>.</p>" };

const fields = {
  slug: ["The last part of the post's address: lower case, no accents, hyphens.", "renover-sa-facade"],
  slugInput: [
    "The last part of the post's address, at most {max} characters. Absent: made of the title, with one hyphen between its words. That of a post has to be free; that of a draft gets a number while another post has it.",
    "renover-sa-facade",
  ],
  categoryId: ["Id of the category that the post is about; absent or null for none."],
  coverImage: ["The picture above the post, public like the post; absent for none."],
  coverImageId: ["Id of an image that an admin has uploaded, shown above the post; absent or null for none."],
  coverAlt: [
    "What the picture above the post shows, in words; absent where it only decorates.",
    "Une façade en travaux",
  ],
  metaDescription: [
    "What search engines and shared links say below the title, plain text; absent: the summary.",
    "Façade à rénover : les signes à regarder, l’ordre des travaux et les prix.",
  ],
  authorName: ["First and last name of the post's author.", "Hélène Savary"],
  authorNameInput: [
    "First and last name of the post's author, at most {max} characters. Absent: the author stays, or is the admin who writes.",
    "Hélène Savary",
  ],
  hasChanges: [
    "Whether changes of the post were saved that are not published yet; false for readers who are no admins.",
    false,
  ],
  translations: ["The post in other languages than French.", { en: english }],
  english: ["The post in English; absent where it is written in French only.", english],
  published: ["Whether everybody may read the post from `publishedAt` on. False: admins alone see it.", true],
  publishedAt: [
    "When the post is published: ISO 8601, UTC; a time in the future schedules it. The time stays when the post is withdrawn and published again.",
  ],
  publishedAtInput: [
    "When the post is published: ISO 8601, UTC; a time in the future schedules it. Absent: now, or the time of its earlier publication.",
  ],
} as const;

const words = {
  title: ["Title of the post, plain text.", "Rénover sa façade"],
  summary: ["Summary of the post for lists and search engines, plain text.", "Par où commencer, et qui appeler."],
  coverAlt: fields.coverAlt,
} as const;

const ofItem = document(inside(blogPage.shape.items), "BlogItem", {
  ...words,
  id: common.id,
  slug: fields.slug,
  categoryId: fields.categoryId,
  coverImage: fields.coverImage,
  translations: ["The post in other languages than French, without its content.", { en: englishItem }],
  authorName: fields.authorName,
  readingMinutes: ["Minutes that reading the post takes, at 200 words a minute; at least 1.", 3],
  published: fields.published,
  publishedAt: fields.publishedAt,
  state: [
    "`draft`: only admins see the post; `scheduled`: everybody sees it from `publishedAt` on; `published`: everybody sees it.",
    "published",
  ],
  hasChanges: fields.hasChanges,
  revision: common.revision,
  createdAt: common.createdAt,
  updatedAt: common.updatedAt,
});

const content = [
  "Content of the post as HTML: h2 to h4, paragraphs, lists, quotes, code, links, and images of this platform. Other elements are removed.",
  "<p>Regardez-la <strong>bien</strong>.</p>",
] as const;

const ofBlog = document(blog, "Blog", {
  ...ofItem.texts,
  content,
  metaDescription: fields.metaDescription,
  translations: fields.translations,
});
const ofEnglish = document(inside(blog.shape.translations.shape.en), {
  ...words,
  content,
  metaDescription: fields.metaDescription,
});

const writtenWords = document(inside(inside(blogFields.shape.translations).shape.en), {
  title: [
    "Title of the post, plain text of {min} to {max} characters. The address is made of the French title and has to be free.",
    "Rénover sa façade",
  ],
  summary: [
    "Summary of the post for lists and search engines, plain text of {min} to {max} characters.",
    "Par où commencer, et qui appeler.",
  ],
  content: [
    "Content of the post as HTML of at most {max} characters: h2 to h4, paragraphs, lists, quotes, code, links, and images of this platform. Other elements are removed; the rest must not be empty.",
    "<p>Regardez-la <strong>bien</strong>.</p>",
  ],
  coverAlt: fields.coverAlt,
  metaDescription: fields.metaDescription,
});

const ofFields = document(blogFields, {
  ...writtenWords.texts,
  categoryId: fields.categoryId,
  coverImageId: fields.coverImageId,
  authorName: fields.authorNameInput,
  slug: fields.slugInput,
  translations: fields.translations,
  published: fields.published,
  publishedAt: fields.publishedAtInput,
});

const draftWords = document(inside(inside(saveBlogDraftInput.shape.translations).shape.en), {
  title: ["Title as far as it is written, at most {max} characters. Publishing checks it.", "Rénover sa faç"],
  summary: ["Summary as far as it is written, at most {max} characters. Publishing checks it.", "Par où"],
  content: [
    "Content as far as it is written, HTML of at most {max} characters. Publishing checks it.",
    "<p>Regardez-la</p>",
  ],
  coverAlt: fields.coverAlt,
  metaDescription: fields.metaDescription,
});

const filters = {
  search: ["Words to look for in the posts, regardless of case and accents; a post has to hold all of them.", "façade"],
  categoryId: ["Only posts about this category."],
} as const;

export const blogDocs: readonly Documented[] = [
  ofBlog,
  document(blog.shape.translations, { en: fields.english }),
  ofEnglish,
  document(blogDraft, "BlogDraft", {
    ...ofBlog.texts,
    title: ["Title as far as it is written, plain text; it may still be empty.", "Rénover sa façade"],
    publicSlug: [
      "The last part of the address that readers have until the changes are published.",
      "renover-sa-facade",
    ],
    changedAt: ["When the changes were last saved: ISO 8601, UTC. Absent without changes."],
  }),
  document(blogPage, "BlogPage", {
    ...common.page,
    stateCounts: ["For admins: how many the other filters leave in each state, whichever is asked for."],
  }),
  document(blogPage.shape.stateCounts.unwrap(), {
    draft: ["Those that only admins see.", 2],
    scheduled: ["Those whose time is to come.", 1],
    published: ["Those that everybody may read.", 12],
  }),
  ofItem,
  document(inside(blogPage.shape.items).shape.translations, {
    en: ["Title and summary in English; absent where the post is written in French only.", englishItem],
  }),
  document(inside(inside(blogPage.shape.items).shape.translations.shape.en), words),
  document(blogListInput, {
    ...common.paging,
    ...filters,
    published: ["Only published posts (true), or only the others (false), which are listed to admins only.", true],
    state: ["Only posts of this state; posts that are not published are listed to admins only.", "draft"],
    sort: [
      "Order for admins: `newest` or `oldest` by creation, `changed` for the last saved first, `title`. Everybody else gets the latest publication first.",
    ],
  }),
  document(blogSlugInput, { slug: fields.slug }),
  ofFields,
  document(inside(blogFields.shape.translations), { en: fields.english }),
  writtenWords,
  document(updateBlogInput, { ...ofFields.texts, id: common.id, baseRevision: common.baseRevision }),
  document(saveBlogDraftInput, {
    ...draftWords.texts,
    categoryId: fields.categoryId,
    coverImageId: fields.coverImageId,
    authorName: fields.authorNameInput,
    slug: fields.slugInput,
    translations: fields.translations,
    id: common.id,
    baseRevision: common.baseRevision,
  }),
  document(inside(saveBlogDraftInput.shape.translations), { en: fields.english }),
  draftWords,
  document(savedBlogDraft, {
    id: common.id,
    slug: fields.slug,
    revision: common.revision,
    hasChanges: fields.hasChanges,
    savedAt: ["When the draft was saved: ISO 8601, UTC.", "2026-06-15T08:30:00.000Z"],
  }),
  document(discardBlogChangesInput, { id: common.id, baseRevision: common.baseRevision }),
  document(publishBlogInput, {
    id: common.id,
    published: ["True publishes or schedules the post, false withdraws it.", true],
    publishedAt: fields.publishedAtInput,
    baseRevision: common.baseRevision,
  }),
  document(blogFilters, {
    ...filters,
    published: ["Only published posts (true), or only the others (false).", true],
    state: ["Only posts of this state.", "draft"],
    sort: ["Order: `newest` or `oldest` by creation, `changed` for the last saved first, `title`."],
  }),
];
