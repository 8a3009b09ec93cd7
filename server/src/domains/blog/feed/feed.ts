import type { BlogItem } from "@metiro/shared/blog/schema";
import type { TextLanguage } from "@metiro/shared/languages";

interface FeedItem extends Pick<BlogItem, "title" | "slug" | "summary" | "authorName"> {
  publishedAt: string | null;
  category: string | null;
}

interface Feed {
  title: string;
  description: string;
  /** Origin of the site. */
  origin: string;
  language: TextLanguage;
  items: readonly FeedItem[];
}

export const feedPath = "/blogs/rss.xml";

/** Posts as RSS 2.0 (https://www.rssboard.org/rss-specification). */
export function rssOf({ title, description, origin, language, items }: Feed): string {
  const newest = items[0];
  const query = language === "fr" ? "" : `?lang=${language}`;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    "<channel>",
    element("title", title),
    element("link", `${origin}/blogs${query}`),
    element("description", description),
    element("language", language === "fr" ? "fr-ch" : language),
    `<atom:link href="${escaped(origin + feedPath + query)}" rel="self" type="application/rss+xml"/>`,
    ...(newest?.publishedAt ? [element("lastBuildDate", moment(newest.publishedAt))] : []),
    ...items.map((item) => itemOf(item, `${origin}/blogs/${item.slug}${query}`)),
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}

function itemOf({ title, summary, authorName, publishedAt, category }: FeedItem, url: string): string {
  return [
    "<item>",
    element("title", title),
    element("link", url),
    element("guid", url),
    ...(publishedAt === null ? [] : [element("pubDate", moment(publishedAt))]),
    element("dc:creator", authorName),
    ...(category === null ? [] : [element("category", category)]),
    element("description", summary),
    "</item>",
  ].join("\n");
}

const element = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`;

/** RFC 822 as RSS wants it: `Tue, 03 Mar 2026 08:00:00 GMT`. */
const moment = (iso: string) => new Date(iso).toUTCString();

// oxlint-disable-next-line no-control-regex -- XML 1.0 allows none of them, not even escaped
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text as XML may hold it. */
const escaped = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(forbidden, "")
    .replaceAll(/[&<>"]/g, (character) => entities[character] ?? "");
