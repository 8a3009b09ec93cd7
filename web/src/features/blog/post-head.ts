import { msg } from "@lingui/core/macro";
import type { Blog } from "@metiro/shared/blog/schema";
import { breadcrumbFacts, organizationFacts } from "#layout/public/facts.ts";
import { type HeadArgs, type PageFacts, pageHead } from "#layout/public/page-head.ts";
import { feedLink } from "./feed-link.ts";
import { wordsIn } from "./post-words.ts";

/** What is told of the page of a post. */
export function postHead(args: HeadArgs, post: Blog) {
  const { i18n } = args.match.context;
  const { title, summary, metaDescription } = wordsIn(post, i18n.locale);
  return pageHead(args, {
    title,
    description: metaDescription ?? summary,
    type: "article",
    image: post.coverImage?.url,
    hidden: post.state !== "published",
    frenchOnly: post.translations.en === undefined,
    links: ({ site }) => [feedLink(site.name, i18n.locale)],
    facts: (page) => [
      postingFacts(page, post),
      breadcrumbFacts(page, [
        { name: page.site.name, path: "/" },
        { name: i18n._(msg`Blog`), path: "/blogs" },
        { name: title, path: `/blogs/${post.slug}` },
      ]),
    ],
  });
}

/** A post in the words of schema.org. */
const postingFacts = (page: PageFacts, post: Blog) => {
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
