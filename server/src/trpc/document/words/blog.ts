import type { Words } from "./shape.ts";

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
  authorName: ["Who wrote it: first and last name.", "Hélène Savary"],
  readingMinutes: ["Minutes it takes to read, at 200 words a minute; at least 1.", 3],
  published: ["Whether everybody may read it. A draft exists for admins only.", true],
  "blog.list.published": ["Only published posts, or only drafts; drafts are listed to admins only.", true],
  publishedAt: ["First publication: ISO 8601, UTC. Stays when the post is withdrawn and published again."],
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
