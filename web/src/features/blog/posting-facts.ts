import type { Blog } from "@metiro/shared/blog/schema";
import { organizationFacts } from "../../layout/public/facts.ts";
import type { PageFacts } from "../../layout/public/page-head.ts";

/** A post in the words of schema.org. */
export const postingFacts = (page: PageFacts, post: Blog) => ({
  "@type": "BlogPosting",
  headline: post.title,
  description: post.summary,
  inLanguage: "fr-CH",
  mainEntityOfPage: page.url,
  ...(post.coverImage && { image: new URL(post.coverImage.url, page.url).href }),
  datePublished: post.publishedAt,
  dateModified: post.updatedAt,
  timeRequired: `PT${post.readingMinutes}M`,
  author: { "@type": "Person", name: post.authorName },
  publisher: organizationFacts(page),
});
