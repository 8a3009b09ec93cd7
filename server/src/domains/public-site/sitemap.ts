import { type TextLanguage, textLanguages } from "@metiro/shared/languages";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../config/config.ts";
import { DomainError } from "../../errors/domain-error.ts";
import { ttlCache } from "../../cache/ttl-cache.ts";
import { pageDocumentOf, type PageDocument } from "../../plugins/pages/page-document.ts";
import type { Pages } from "../../plugins/pages/pages.ts";
import { sendDocument } from "../../cache/send-document.ts";
import type { Services } from "../../trpc/services.ts";
import { type SitemapAddress, addressesOf } from "./addresses.ts";

/** Addresses in one file; the format allows 50,000 (https://www.sitemaps.org/protocol.html). */
const maxAddresses = 40_000;
const languages = textLanguages.length;
/** Milliseconds that a list is used for. */
const maxAgeMs = 60_000;

interface Options {
  services: Pick<Services, "db"> & { config: Pick<Config, "publicUrl"> };
  load: () => Promise<Pick<Pages<never>, "publicPatterns">>;
  /** Pages in one file, each of them an address for each language. */
  maxPages?: number;
}

/** `/sitemap.xml`: every public page in every language; an index of `/sitemap-1.xml` and so on when they are many. */
export function sitemap(
  scope: FastifyInstance,
  { services, load, maxPages = Math.floor(maxAddresses / languages) }: Options,
): void {
  const { db, config } = services;
  const lists = ttlCache<SitemapAddress[]>({ maxAgeMs, maxEntries: 1 });
  // A full one has some 20 MB: the others are written when they are asked for.
  const files = ttlCache<PageDocument>({ maxAgeMs, maxEntries: 2 });

  const addresses = () => lists.get("", async () => addressesOf(db, (await load()).publicPatterns));
  const send = async (part: string, write: () => string, request: FastifyRequest, reply: FastifyReply) => {
    const headers = { "content-type": "application/xml; charset=utf-8" };
    const file = await files.get(`${offeredTo(request).join(" ")} ${part}`, (last) =>
      pageDocumentOf(new Response(write(), { headers }), "", last),
    );
    void reply.header("cache-control", "public, max-age=3600").header("vary", "accept-encoding");
    return sendDocument(file, request, reply);
  };

  scope.get("/sitemap.xml", async (request, reply) => {
    const all = await addresses();
    const parts = Math.ceil(all.length / maxPages);
    const write = () =>
      parts > 1 ? indexOf(parts, config.publicUrl) : fileOf(all, config.publicUrl, offeredTo(request));
    return send("", write, request, reply);
  });

  scope.get<{ Params: { part: string } }>("/sitemap-:part.xml", async (request, reply) => {
    const { part } = request.params;
    const all = await addresses();
    const at = (Number(part) - 1) * maxPages;
    if (!/^[1-9]\d{0,5}$/.test(part) || at >= all.length || all.length <= maxPages) throw new DomainError("NOT_FOUND");
    return send(part, () => fileOf(all.slice(at, at + maxPages), config.publicUrl, offeredTo(request)), request, reply);
  });
}

const offeredTo = ({ offered = textLanguages }: FastifyRequest): readonly TextLanguage[] => offered;

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = "http://www.sitemaps.org/schemas/sitemap/0.9";

const indexOf = (parts: number, origin: string): string =>
  `${head}<sitemapindex xmlns="${schema}">${Array.from(
    { length: parts },
    (_, at) => `\n<sitemap><loc>${origin}/sitemap-${at + 1}.xml</loc></sitemap>`,
  ).join("")}\n</sitemapindex>\n`;

const fileOf = (addresses: readonly SitemapAddress[], origin: string, offered: readonly TextLanguage[]): string =>
  `${head}<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${addresses
    .map((address) => entriesOf(address, origin, offered))
    .join("")}\n</urlset>\n`;

/** One entry for each language; each names all, as it names itself (https://developers.google.com/search/docs/specialty/international/localized-versions). */
function entriesOf(
  { path, changedAt, frenchOnly }: SitemapAddress,
  origin: string,
  offered: readonly TextLanguage[],
): string {
  const french = `${origin}${encodeURI(path)}`;
  const english = frenchOnly || !offered.includes("en") ? undefined : `${french}?lang=en`;
  const alternates = [["fr-CH", french], ...(english ? [["en", english]] : []), ["x-default", french]]
    .map(([tag, href]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`)
    .join("");
  const changed = changedAt ? `<lastmod>${new Date(changedAt).toISOString()}</lastmod>` : "";
  return [french, ...(english ? [english] : [])]
    .map((loc) => `\n<url><loc>${loc}</loc>${changed}${alternates}</url>`)
    .join("");
}
