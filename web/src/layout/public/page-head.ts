import type { I18n, MessageDescriptor } from "@lingui/core";
import { type TextLanguage, textLanguageOf, textLanguages } from "@metiro/shared/languages";
import { rootRouteId } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import type { Site } from "#site/site.ts";

export interface HeadArgs {
  match: { context: { i18n: I18n; origin: string }; pathname: string };
  matches: readonly { routeId: string; loaderData?: unknown }[];
}

type Words = MessageDescriptor | string;

/** What search engines and networks are told of a page. */
interface PageHead {
  /** Of this page alone; the site's name follows it. */
  title: Words;
  /** One or two sentences, about 155 characters. */
  description: Words;
  /** What tells this page from others of its path: `{ page: "2" }`. */
  query?: Record<string, string>;
  /** Address of a picture, 1200 × 630; one with the title unless told. */
  image?: string | undefined;
  type?: "website" | "article";
  /** Facts in the words of schema.org, for `ld+json`. */
  facts?: (page: PageFacts) => readonly object[];
  /** What else the page leads machines to. */
  links?: (page: PageFacts) => readonly ComponentProps<"link">[];
  /** What it says is written in French alone, whatever the language around it: the French page is the one to find. */
  frenchOnly?: boolean;
  /** A page that is there for people, not to be found. */
  hidden?: boolean;
}

/** What a page's facts are made of. */
export interface PageFacts {
  site: Site;
  /** The address that this page is known by. */
  url: string;
  /** The whole address of a path of this site. */
  urlOf: (path: string, query?: Record<string, string>) => string;
  language: TextLanguage;
}

/** The languages as search engines know them; French is what somebody gets who asks for none of them. */
const tags: Record<TextLanguage, string> = { fr: "fr-CH", en: "en" };

/** The site as the root route loaded it; absent while that failed. */
export function siteOfPage({ matches }: Pick<HeadArgs, "matches">): Site | undefined {
  const root = matches.find(({ routeId }) => routeId === rootRouteId);
  return (root?.loaderData as { site: Site } | undefined)?.site;
}

/** The router writes it as an escaped script of data; its types know the elements `meta` only. */
const ldJson = (fact: object) =>
  ({ "script:ld+json": { "@context": "https://schema.org", ...fact } }) as ComponentProps<"meta">;

const sizeOfDrawn = [
  { property: "og:image:width", content: "1200" },
  { property: "og:image:height", content: "630" },
];

/** The `head` of a public page: title, description, its one address, the same in other languages, picture and facts. */
export function pageHead({ match, matches }: HeadArgs, page: PageHead) {
  const { i18n, origin } = match.context;
  const text = (words: Words) => (typeof words === "string" ? words : i18n._(words));
  const site = siteOfPage({ matches });
  const name = site?.name ?? "";
  const language = textLanguageOf(i18n.locale);
  // An index route is known to the router with a slash at its end.
  const own = match.pathname.replace(/(?<=.)\/$/, "");
  const urlIn = (lang: TextLanguage, path = own, query = page.query) => {
    const parameters = new URLSearchParams({ ...query, ...(lang === "fr" ? {} : { lang }) }).toString();
    return `${origin}${path}${parameters && `?${parameters}`}`;
  };
  const spoken = page.frenchOnly ? (["fr"] as const) : (site?.languages ?? textLanguages);
  const url = urlIn(page.frenchOnly ? "fr" : language);
  const [title, description] = [text(page.title), text(page.description)];
  const drawn = `/og${own === "/" ? "/index" : own}.png`;
  const image = page.image === undefined ? urlIn(language, drawn, {}) : `${origin}${page.image}`;
  const urlOf = (path: string, query: Record<string, string> = {}) => urlIn(language, path, query);
  const known = site && { site, url, urlOf, language };
  const facts = (known && page.facts?.(known)) ?? [];
  return {
    meta: [
      { title: name ? `${title} · ${name}` : title },
      { name: "description", content: description },
      ...(page.hidden ? [{ name: "robots", content: "noindex" }] : []),
      { property: "og:site_name", content: name },
      { property: "og:type", content: page.type ?? "website" },
      { property: "og:title", content: title },
      { property: "og:description", content: description },
      { property: "og:url", content: url },
      { property: "og:locale", content: language === "en" ? "en_GB" : "fr_CH" },
      { property: "og:image", content: image },
      ...(page.image === undefined ? sizeOfDrawn : []),
      { property: "og:image:alt", content: title },
      { name: "twitter:card", content: "summary_large_image" },
      ...facts.map(ldJson),
    ],
    links: page.hidden
      ? []
      : [
          { rel: "canonical", href: url },
          ...spoken.map((lang) => ({ rel: "alternate", hrefLang: tags[lang], href: urlIn(lang) })),
          { rel: "alternate", hrefLang: "x-default", href: urlIn("fr") },
          ...((known && page.links?.(known)) ?? []),
        ],
  };
}
