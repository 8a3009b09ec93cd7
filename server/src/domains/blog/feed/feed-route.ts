import { textLanguageOf, type TextLanguage } from "@metiro/shared/languages";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { prepared } from "../../../db/prepared.ts";
import { blogs, categories, postIsOut } from "../../../db/schema/index.ts";
import { askedLanguage } from "../../../i18n/lang.ts";
import { pageDocumentOf } from "../../../plugins/pages/page-document.ts";
import { sendDocument } from "../../../cache/send-document.ts";
import type { Services } from "../../../trpc/services.ts";
import { settings } from "../../application-config/index.ts";
import { feedPath, rssOf } from "./feed.ts";

/** How many posts the feed has: as many as a reader that looks in once in a while will have missed. */
const maxItems = 20;

const descriptions: Record<TextLanguage, string> = {
  fr: "Conseils pour vos travaux et services, de la demande à la réponse.",
  en: "Advice for your work and services, from the request to the answer.",
};

/** The newest posts for readers of feeds, who ask again and again: 304 while nothing has changed. */
export async function blogFeed(scope: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const { db, config } = services;
  scope.get(feedPath, async (request, reply) => {
    const language = textLanguageOf(askedLanguage(request.query, request.offered) ?? "fr");
    const [items, configured] = await Promise.all([newest[language](db).execute({ most: maxItems }), settings(db)]);
    const rss = rssOf({
      title: `Blog · ${configured["site.name"]}`,
      description: descriptions[language],
      origin: config.publicUrl,
      language,
      items: items.map(({ translations, ...item }) => ({ ...item, ...(language === "en" && translations.en) })),
    });
    const headers = { "content-type": "application/rss+xml; charset=utf-8" };
    void reply.header("cache-control", "public, max-age=300").header("vary", "accept-encoding");
    return sendDocument(await pageDocumentOf(new Response(rss, { headers }), ""), request, reply);
  });
}

const newestWhere = (name: string, condition: SQL | undefined) =>
  prepared((db) =>
    db
      .select({
        title: blogs.title,
        slug: blogs.slug,
        summary: blogs.summary,
        authorName: blogs.authorName,
        publishedAt: blogs.publishedAt,
        category: categories.name,
        translations: blogs.translations,
      })
      .from(blogs)
      .leftJoin(categories, eq(categories.id, blogs.categoryId))
      .where(condition)
      .orderBy(sql`${blogs.publishedAt} desc, ${blogs.id} desc`)
      .limit(sql.placeholder("most"))
      .prepare(name),
  );

/** In English those that are written in it too. */
const newest = {
  fr: newestWhere("blog_feed", postIsOut),
  en: newestWhere("blog_feed_en", and(postIsOut, sql`${blogs.translations} ? 'en'`)),
};
