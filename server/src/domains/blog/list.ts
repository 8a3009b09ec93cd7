import type { BlogFilters, BlogListInput, BlogPage, BlogState } from "@metiro/shared/blog/schema";
import { type Placeholder, type SQL, and, count, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { beyond, down, type Order, orderBy, cursorPositionOf, up } from "../../db/paging/order.ts";
import { paginate } from "../../db/paging/paginate.ts";
import { prepared } from "../../db/prepared.ts";
import { blogs, postIsOut } from "../../db/schema/index.ts";
import { searchWords, textQuery } from "../../db/search.ts";
import type { OpenCall } from "../../trpc/context.ts";
import { seesDrafts } from "./policy.ts";
import { blogItems } from "./queries.ts";
import { itemOf } from "./get.ts";
import { arrayLiteral } from "../../db/rows/array-literal.ts";

/** Published posts by their publication, or what an admin sees by its creation, with the totals of its tabs; newest first. */
export async function list({ ctx, input }: OpenCall<BlogListInput>): Promise<BlogPage> {
  const publishedOnly = input.published === true || !seesDrafts(ctx.actor);
  if (publishedOnly) return pageOf({ ctx, input }, publishedOnly);
  const [page, stateCounts] = await Promise.all([pageOf({ ctx, input }, publishedOnly), countsOf(ctx.db, input)]);
  return { ...page, stateCounts };
}

async function countsOf(db: Db, { state: _state, ...filters }: BlogListInput) {
  const within = (state: BlogState) => sql<number>`(count(*) filter (where ${states[state]}))::int`;
  const [counts] = await db
    .select({ draft: within("draft"), scheduled: within("scheduled"), published: within("published") })
    .from(blogs)
    .where(and(...conditions(filters, false)));
  if (!counts) throw new Error("Posts were not counted");
  return counts;
}

function pageOf({ ctx, input }: OpenCall<BlogListInput>, publishedOnly: boolean) {
  const { db } = ctx;
  const { where, order } = postsQuery(input, publishedOnly);
  const plain = publishedOnly && input.published !== false && input.search === undefined && input.state === undefined;
  const hot = plain && (input.categoryId === undefined ? ofAll : ofCategory);
  return paginate({ ctx, list: publishedOnly ? "blog.published" : "blog.list" }, input, {
    total: async () => {
      const [row] = await (hot ? hot.total(db).execute(input) : db.select({ n: count() }).from(blogs).where(where));
      return row?.n ?? 0;
    },
    ids: async (window) =>
      hot && !window.after
        ? hot.ids(db).execute({ ...input, ...window })
        : idsOf(db, window.after ? and(where, beyond(order, window.after)) : where, order, window),
    rows: async (ids) => {
      const rows = await blogItems(db).execute({ ids: arrayLiteral(ids) });
      const byId = new Map(rows.map((row) => [row.id, itemOf(row, ctx)]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },
  });
}

/** Which posts a filter is about, in which order. */
export const postsQuery = (input: BlogFilters, publishedOnly = input.published === true) => ({
  where: and(...conditions(input, publishedOnly)),
  order: publishedOnly ? byPublication : orders[input.sort ?? "newest"],
});

type Value = number | Placeholder;

const byPublication: Order = [down(blogs.publishedAt), down(blogs.id)];
const orders: Record<NonNullable<BlogListInput["sort"]>, Order> = {
  newest: [down(blogs.createdAt), down(blogs.id)],
  oldest: [up(blogs.createdAt), up(blogs.id)],
  changed: [down(blogs.updatedAt), down(blogs.id)],
  title: [up(blogs.title), up(blogs.id)],
};

const idsOf = (db: Db, where: SQL | undefined, order: Order, { limit, offset }: { limit: Value; offset: Value }) =>
  db
    .select({ id: blogs.id, place: cursorPositionOf(order) })
    .from(blogs)
    .where(where)
    .orderBy(...orderBy(order))
    .limit(limit)
    .offset(offset);

/** What every visitor asks for: published posts that fit a condition. */
const hotQueries = (name: string, condition: SQL | undefined) => ({
  total: prepared((db) => db.select({ n: count() }).from(blogs).where(condition).prepare(`${name}_total`)),
  ids: prepared((db) =>
    idsOf(db, condition, byPublication, {
      limit: sql.placeholder("limit"),
      offset: sql.placeholder("offset"),
    }).prepare(`${name}_ids`),
  ),
});
const ofAll = hotQueries("blog_published", postIsOut);
const ofCategory = hotQueries("blog_category", and(postIsOut, eq(blogs.categoryId, sql.placeholder("categoryId"))));

const conditions = (input: BlogFilters, publishedOnly: boolean): (SQL | undefined)[] => [
  publishedOnly ? postIsOut : undefined,
  input.published === undefined ? undefined : input.published ? postIsOut : sql`not ${postIsOut}`,
  input.state === undefined ? undefined : states[input.state],
  input.categoryId === undefined ? undefined : eq(blogs.categoryId, input.categoryId),
  input.search === undefined ? undefined : matches(input.search),
];

const states: Record<BlogState, SQL> = {
  draft: sql`not ${blogs.published}`,
  scheduled: sql`(${blogs.published} and ${blogs.publishedAt} > now())`,
  published: postIsOut,
};

function matches(search: string): SQL {
  const words = searchWords(search);
  return words.length === 0 ? sql`false` : sql`${blogs.search} @@ ${textQuery(words)}`;
}
