import { minCompaniesListed } from "@metiro/shared/showcase/constants";
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { isVisible } from "../../db/queries/company/showcases.ts";
import { blogs, companies, postIsOut, showcases, showcaseSlugs, users } from "../../db/schema/index.ts";

/** A public page, and when what it shows was last changed, where the data says so. */
export interface SitemapAddress extends Record<string, unknown> {
  path: string;
  changedAt: string | null;
  /** There is nothing to read at it in another language. */
  frenchOnly?: boolean;
}

/** The pages behind a pattern with a parameter. */
const rows: Record<string, SQL> = {
  "/categories/$slug": sql`
    select '/categories/' || slug as path, greatest(updated_at,
      (select max(updated_at) from subcategories where category_id = categories.id)) as "changedAt"
    from categories order by position, name, id`,
  "/category/$slug": sql`
    select '/category/' || subcategories.slug as path, subcategories.updated_at as "changedAt"
    from subcategories join categories on categories.id = category_id
    order by categories.position, categories.name, categories.id, subcategories.position, subcategories.name`,
  "/categories/$slug/$canton": sql`
    select '/categories/' || categories.slug || '/' || regions.slug as path, null as "changedAt"
    from trade_places join categories on categories.id = category_id join regions on regions.id = region_id
    where subcategory_id is null and companies >= ${minCompaniesListed}
    order by categories.position, categories.name, categories.id, regions.slug`,
  "/category/$slug/$canton": sql`
    select '/category/' || subcategories.slug || '/' || regions.slug as path, null as "changedAt"
    from trade_places join subcategories on subcategories.id = subcategory_id join regions on regions.id = region_id
    where companies >= ${minCompaniesListed}
    order by subcategories.slug, regions.slug`,
  "/companies/$slug": sql`
    select '/companies/' || ${showcaseSlugs.slug} as path, greatest(${showcases.updatedAt}, ${companies.updatedAt}) as "changedAt"
    from ${showcases} join ${companies} on ${companies.id} = ${showcases.companyId} join ${users} on ${users.id} = ${companies.userId}
      join ${showcaseSlugs} on ${showcaseSlugs.companyId} = ${showcases.companyId} and not ${showcaseSlugs.former}
    where ${isVisible}
    order by ${showcaseSlugs.slug}`,
  "/blogs/$slug": sql`
    select '/blogs/' || slug as path, greatest(updated_at, published_at) as "changedAt",
      not translations ? 'en' as "frenchOnly"
    from ${blogs} where ${postIsOut}
    order by published_at desc, id desc`,
};

const ofCatalogue = sql`
  select greatest((select max(updated_at) from categories), (select max(updated_at) from subcategories)) as "changedAt"`;
const ofBlog = sql`
  select max(greatest(updated_at, published_at)) as "changedAt" from ${blogs} where ${postIsOut}`;

const ofShowcases = sql`select max(updated_at) as "changedAt" from showcases`;

/** What a page without a parameter shows; the others are texts, which change with the program. */
const lists: Record<string, SQL> = {
  "/": ofCatalogue,
  "/categories": ofCatalogue,
  "/companies": ofShowcases,
  "/blogs": ofBlog,
};

/** Every public page: those of the patterns that the client has. */
export async function addressesOf(db: Db, patterns: readonly string[]): Promise<SitemapAddress[]> {
  const read = async (addresses: SQL | undefined) =>
    addresses ? [...(await db.execute<SitemapAddress>(addresses))] : [];
  const found = await Promise.all(
    patterns.map(async (path) => {
      if (path.includes("$")) return read(rows[path]);
      const [newest] = await read(lists[path]);
      return [{ path, changedAt: newest?.changedAt ?? null }];
    }),
  );
  return found.flat();
}
