import type { Blog } from "@metiro/shared/blog/schema";
import { organizationFacts } from "#layout/public/facts.ts";
import type { PageFacts } from "#layout/public/page-head.ts";
import { wordsIn } from "./post-words.ts";

/** A post in the words of schema.org. */
export const postingFacts = (page: PageFacts, post: Blog) => {
  const { title, summary, metaDescription, coverAlt, lang } = wordsIn(post, page.language);
  return {
    "@type": "BlogPosting",
    headline: title,
    description: metaDescription ?? summary,
    inLanguage: lang === "en" ? "en" : "fr-CH",
    mainEntityOfPage: page.url,
    ...(post.coverImage && {
      image: {
        "@type": "ImageObject",
        url: new URL(post.coverImage.url, page.url).href,
        width: post.coverImage.width,
        height: post.coverImage.height,
        ...(coverAlt !== undefined && { caption: coverAlt }),
      },
    }),
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    timeRequired: `PT${post.readingMinutes}M`,
    author: { "@type": "Person", name: post.authorName },
    publisher: organizationFacts(page),
  };
};
