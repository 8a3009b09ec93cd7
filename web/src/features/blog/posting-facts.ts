import type { Blog } from "@metiro/shared/blog/schema";
import { organizationFacts } from "#layout/public/facts.ts";
import type { PageFacts } from "#layout/public/page-head.ts";
import { wordsIn } from "./post-words.ts";

/** A post in the words of schema.org. */
export const postingFacts = (page: PageFacts, post: Blog) => {
  const { title, summary, lang } = wordsIn(post, page.language);
  return {
    "@type": "BlogPosting",
    headline: title,
    description: summary,
    inLanguage: lang === "en" ? "en" : "fr-CH",
    mainEntityOfPage: page.url,
    ...(post.coverImage && { image: new URL(post.coverImage.url, page.url).href }),
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    timeRequired: `PT${post.readingMinutes}M`,
    author: { "@type": "Person", name: post.authorName },
    publisher: organizationFacts(page),
  };
};
