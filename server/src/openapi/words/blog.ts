import type { Words } from "./shape.ts";

const englishItem = { title: "Renovating a façade", summary: "Where to begin, and whom to call." };
const english = { ...englishItem, content: "<p>Look at it <strong>well</strong>.</p>" };

export const blogWords: Words = {
  "Blog.title": ["Plain text, 5 to 120 characters. The address is made of it and has to be free.", "Rénover sa façade"],
  summary: ["Plain text for lists and search engines.", "Par où commencer, et qui appeler."],
  content: [
    "HTML: h2 to h4, paragraphs, lists, quotes, code, links, and images of this platform. Anything else is taken out; what is left must not be empty.",
    "<p>Regardez-la <strong>bien</strong>.</p>",
  ],
  "Blog.categoryId": ["The category that the post is about, shown on its pages; absent or null for none."],
  "blog.list.categoryId": ["Only posts about this category."],
  coverImage: ["The picture above the post; absent for none. Public like the post."],
  coverImageId: ["An image that an admin has uploaded; absent or null for none."],
  coverAlt: [
    "What the picture shows, for those who do not see it; absent where it decorates.",
    "Une façade en travaux",
  ],
  authorName: [
    "Who wrote it: first and last name. Absent in an input: who it was, or the admin who writes it.",
    "Hélène Savary",
  ],
  "Blog.slug": [
    "The last part of the post's address. Absent in an input: made of the title. What is typed of a draft becomes one, with something added while it is taken.",
    "renover-sa-facade",
  ],
  "Blog.translations": ["The post in other languages than French.", { en: english }],
  "Blog.en": ["In English; absent where it is written in French only.", english],
  "BlogDraft.translations": ["The post in other languages than French.", { en: english }],
  "BlogDraft.en": ["In English; absent where it is written in French only.", english],
  "BlogItem.translations": ["The post in other languages than French, without its content.", { en: englishItem }],
  "BlogItem.en": ["In English; absent where it is written in French only.", englishItem],
  state: [
    "`draft`: admins alone have it; `scheduled`: everybody will from `publishedAt` on; `published`: everybody has it.",
    "published",
  ],
  "blog.export.categoryId": ["Only posts about this category."],
  "blog.export.state": ["Only posts of this state.", "draft"],
  "blog.export.published": ["Only published posts, or only the others.", true],
  "blog.list.state": ["Only posts of this state; those that are not published are listed to admins only.", "draft"],
  "blog.list.sort": [
    "For admins: `newest` or `oldest` by creation, `changed` last saved first, `title`. What everybody is listed comes by publication.",
  ],
  hasChanges: ["Whether something was written since that is not published yet. Told to admins only.", false],
  publicSlug: ["The last part of the address as long as the changes are not published.", "renover-sa-facade"],
  changedAt: ["When the changes were saved last: ISO 8601, UTC. Absent without changes."],
  "blog.publish.published": ["True publishes or schedules, false withdraws.", true],
  "blog.publish.publishedAt": [
    "From when on everybody may read it; a time to come schedules it. Absent: now, or since when it has been out.",
  ],
  readingMinutes: ["Minutes it takes to read, at 200 words a minute; at least 1.", 3],
  published: ["Whether everybody may read it, from `publishedAt` on. A draft exists for admins only.", true],
  "blog.list.published": ["Only published posts, or only drafts; drafts are listed to admins only.", true],
  publishedAt: [
    "Publication: ISO 8601, UTC; a time to come schedules the post. Stays when it is withdrawn and published again. Absent in an input: now, or since when it has been out.",
  ],
  sizes: ["The stored sizes, smallest first, for `srcset`; an image that is small itself has fewer."],
  "SizedImage.url": [
    "Address of the largest size, below this server's origin. That of a draft is signed and good for an hour.",
    "/api/File/0199f0c0-0000-7000-8000-0000000f11e5?size=large",
  ],
  "sizes.url": [
    "Address of this size, below this server's origin.",
    "/api/File/0199f0c0-0000-7000-8000-0000000f11e5?size=small",
  ],
};
