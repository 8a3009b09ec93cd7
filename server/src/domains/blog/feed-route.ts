import { eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { prepared } from "../../db/prepared.ts";
import { blogs, categories } from "../../db/schema/index.ts";
import { documentOf } from "../../plugins/page-document.ts";
import { sendDocument } from "../../plugins/send-document.ts";
import type { Services } from "../../services.ts";
import { settings } from "../application-config/index.ts";
import { feedPath, rssOf } from "./feed.ts";

/** As many as a reader that looks in once in a while will have missed. */
const most = 20;

/** The newest posts for readers of feeds, who ask again and again: 304 while nothing has changed. */
export async function blogFeed(scope: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const { db, config } = services;
  scope.get(feedPath, async (request, reply) => {
    const [items, configured] = await Promise.all([newest(db).execute({ most }), settings(db)]);
    const rss = rssOf({
      title: `Blog · ${configured["site.name"]}`,
      description: "Conseils pour vos travaux et services, de la demande à la réponse.",
      origin: config.publicUrl,
      items,
    });
    const headers = { "content-type": "application/rss+xml; charset=utf-8" };
    void reply.header("cache-control", "public, max-age=300").header("vary", "accept-encoding");
    return sendDocument(await documentOf(new Response(rss, { headers }), ""), request, reply);
  });
}

const newest = prepared((db) =>
  db
    .select({
      title: blogs.title,
      slug: blogs.slug,
      summary: blogs.summary,
      authorName: blogs.authorName,
      publishedAt: blogs.publishedAt,
      category: categories.name,
    })
    .from(blogs)
    .leftJoin(categories, eq(categories.id, blogs.categoryId))
    .where(eq(blogs.published, true))
    .orderBy(sql`${blogs.publishedAt} desc, ${blogs.id} desc`)
    .limit(sql.placeholder("most"))
    .prepare("blog_feed"),
);
