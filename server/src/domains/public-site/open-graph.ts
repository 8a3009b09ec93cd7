import { createHash } from "node:crypto";
import { textLanguageOf } from "@metiro/shared/languages";
import type { FastifyInstance } from "fastify";
import { DomainError } from "../../errors/domain-error.ts";
import { askedLanguage } from "../../i18n/lang.ts";
import { ttlCache } from "../../cache/ttl-cache.ts";
import { isHad } from "../../cache/send-document.ts";
import { settings } from "../application-config/index.ts";
import { allCategories } from "../catalogue/index.ts";
import type { PublicSiteOptions } from "./options.ts";

interface Card {
  image: Buffer;
  tag: string;
}

/** Milliseconds that a picture is kept; it is made of nothing but what it is kept by, so that it never grows old. */
const maxAgeMs = 86_400_000;
/** At some 30 kB each. */
const maxImages = 400;

/** `/og/category/peinture.png`: the picture that networks show beside a link to `/category/peinture`; `/og/index.png` of the first page. */
export function openGraphImages(scope: FastifyInstance, { services, load, page }: PublicSiteOptions): void {
  const cards = ttlCache<Card>({ maxAgeMs, maxEntries: maxImages });
  scope.get<{ Params: { "*": string } }>("/og/*", async (request, reply) => {
    const path = pathOf(request.params["*"]);
    const { patternOf, publicPatterns, pictogram } = await load();
    const pattern = path === undefined ? undefined : patternOf(path);
    if (path === undefined || pattern === undefined || !publicPatterns.includes(pattern))
      throw new DomainError("NOT_FOUND");
    const lang = textLanguageOf(askedLanguage(request.query, request.offered) ?? "fr");
    const document = await page(request, lang === "fr" ? path : `${path}?lang=${lang}`, lang);
    const title = titleOf((await document.as(undefined)).toString());
    if (document.status !== 200 || title === undefined) throw new DomainError("NOT_FOUND");

    const { "site.name": name, "site.domain": domain } = await settings(services.db);
    const art = pictogram(await iconOf(services.db, path));
    const { image, tag } = await cards.get(JSON.stringify([title, name, domain, art]), async () => {
      // What draws is loaded with the first picture: a server holds 17 MB less until then.
      const { drawCard } = await import("./card.ts");
      const drawn = await drawCard({ title, name, domain, art });
      return { image: drawn, tag: `"${createHash("sha256").update(drawn).digest("base64url")}"` };
    });
    void reply.header("cache-control", "public, max-age=3600").header("etag", tag);
    return isHad(request, tag) ? reply.code(304).send() : reply.type("image/png").send(image);
  });
}

function pathOf(file: string): string | undefined {
  const name = /^([\w/-]+)\.png$/.exec(file)?.[1];
  return name && (name === "index" ? "/" : `/${name}`);
}

/** The title that the page itself gives to networks. */
function titleOf(html: string): string | undefined {
  const content = /<meta property="og:title" content="([^"]*)"/.exec(html)?.[1];
  return content?.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => characters[name] ?? "");
}

/** What React writes in place of these in an attribute. */
const characters: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** The icon of the category that a page belongs to. */
async function iconOf(db: PublicSiteOptions["services"]["db"], path: string): Promise<string | undefined> {
  const [, room, slug] = path.split("/");
  if (room !== "categories" && room !== "category") return undefined;
  const categories = await allCategories(db);
  return categories.find((category) =>
    room === "categories"
      ? category.slug === slug
      : category.subCategories.some((subcategory) => subcategory.slug === slug),
  )?.icon;
}
