import { textLanguageOf } from "@metiro/shared/languages";

/** Where readers of feeds find the posts of a language. */
export const feedPath = (locale: string) =>
  textLanguageOf(locale) === "en" ? "/blogs/rss.xml?lang=en" : "/blogs/rss.xml";
export const feedType = "application/rss+xml";

/** Tells them so, in the head of a page. */
export const feedLink = (title: string, locale: string) => ({
  rel: "alternate",
  type: feedType,
  title: `Blog · ${title}`,
  href: feedPath(locale),
});
