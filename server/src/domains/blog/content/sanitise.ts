import { isLinkProtocol, linkProtocols } from "@metiro/shared/blog/constants";
import sanitizeHtml, { type Attributes, type IOptions } from "sanitize-html";

export interface SafeContent {
  /** Images stand as `<img src="/api/File/{id}" alt="…" />`. */
  html: string;
  imageIds: string[];
  /** Neither text nor image is left. */
  empty: boolean;
}

const filePath = /^\/api\/File\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

const blocks = ["h2", "h3", "h4", "p", "hr", "ul", "ol", "li", "blockquote", "pre", "figure", "figcaption"];
const inline = ["strong", "em", "s", "sub", "sup", "code", "br", "a", "img"];
const renamed = { h1: "h2", h5: "h4", h6: "h4", b: "strong", i: "em", strike: "s", del: "s" };

/** What a post may be made of. Everything else goes; the text inside it stays, but not that of scripts and styles. */
const optionsFor = (origin: string): IOptions => ({
  allowedTags: [...blocks, ...inline],
  allowedAttributes: { a: ["href", "rel"], img: ["src", "alt"] },
  allowedSchemes: [...linkProtocols],
  allowProtocolRelative: false,
  nestingLimit: 30,
  parseStyleAttributes: false,
  transformTags: {
    ...renamed,
    a: (tagName, { href = "" }) => ({ tagName, attribs: linkTo(href.trim(), origin) }),
    img: (tagName, { src = "", alt = "" }) => ({ tagName, attribs: imageAt(src.trim(), alt, origin) }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && attribs["src"] === undefined,
});

/** An address as a browser understands it, whatever it is made to look like. */
const parsed = (address: string, origin: string) => URL.parse(address, origin) ?? undefined;

/** Links within the site stand without its origin; another site learns nothing of the reader and gets no hold of the page. */
function linkTo(address: string, origin: string): Attributes {
  const url = parsed(address, origin);
  if (address === "" || !url || !isLinkProtocol(url.protocol)) return {};
  if (address.startsWith("#")) return { href: url.hash };
  if (url.origin === origin) return { href: `${url.pathname}${url.search}${url.hash}` };
  return url.protocol.startsWith("http") ? { href: url.href, rel: "noopener noreferrer" } : { href: url.href };
}

/** Only images of this platform, whatever size or signature their address had. */
function imageAt(address: string, alt: string, origin: string): Attributes {
  const url = parsed(address, origin);
  const id = url?.origin === origin ? filePath.exec(url.pathname)?.[1]?.toLowerCase() : undefined;
  return id === undefined ? {} : { src: `/api/File/${id}`, alt };
}

const image = /<img src="\/api\/File\/([0-9a-f-]{36})"/g;

/** HTML that somebody wrote, as every reader's browser may have it. `origin` is that of this site. */
export function sanitised(input: string, origin: string): SafeContent {
  const html = sanitizeHtml(input, optionsFor(origin)).trim();
  const imageIds = [...new Set([...html.matchAll(image)].flatMap(([, id]) => id ?? []))];
  const text = html.replaceAll(/<[^>]*>|&nbsp;|\s/g, "");
  return { html, imageIds, empty: text === "" && imageIds.length === 0 };
}

/** Puts attributes that follow from the id behind the address of every image. */
export const withImages = (html: string, attributesOf: (id: string) => string): string =>
  html.replaceAll(image, (_, id: string) => `<img ${attributesOf(id)}`);
