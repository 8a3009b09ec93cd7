import { fewestCompaniesListed } from "@metiro/shared/showcase/constants";
import type { Sql } from "../../db/client.ts";

/** A public page, and when what it shows was last changed, where the data says so. */
export interface SitemapAddress {
  path: string;
  changedAt: string | null;
  /** There is nothing to read at it in another language. */
  frenchOnly?: boolean;
}

type Read = (sql: Sql) => Promise<SitemapAddress[]>;

/** The pages behind a pattern with a parameter. */
const rows: Record<string, Read> = {
  "/categories/$slug": (sql) => sql<SitemapAddress[]>`
    select '/categories/' || slug as path, greatest(updated_at,
      (select max(updated_at) from subcategories where category_id = categories.id)) as "changedAt"
    from categories order by position, name, id`,
  "/category/$slug": (sql) => sql<SitemapAddress[]>`
    select '/category/' || subcategories.slug as path, subcategories.updated_at as "changedAt"
    from subcategories join categories on categories.id = category_id
    order by categories.position, categories.name, categories.id, subcategories.position, subcategories.name`,
  "/categories/$slug/$canton": (sql) => sql<SitemapAddress[]>`
    select '/categories/' || categories.slug || '/' || regions.slug as path, null as "changedAt"
    from trade_places join categories on categories.id = category_id join regions on regions.id = region_id
    where subcategory_id is null and companies >= ${fewestCompaniesListed}
    order by categories.position, categories.name, categories.id, regions.slug`,
  "/category/$slug/$canton": (sql) => sql<SitemapAddress[]>`
    select '/category/' || subcategories.slug || '/' || regions.slug as path, null as "changedAt"
    from trade_places join subcategories on subcategories.id = subcategory_id join regions on regions.id = region_id
    where companies >= ${fewestCompaniesListed}
    order by subcategories.slug, regions.slug`,
  "/companies/$slug": (sql) => sql<SitemapAddress[]>`
    select '/companies/' || slug as path, greatest(showcases.updated_at, companies.updated_at) as "changedAt"
    from showcases join companies on companies.id = showcases.company_id join users on users.id = companies.user_id
      join showcase_slugs on showcase_slugs.company_id = showcases.company_id and not former
    where published_at is not null and paused_at is null and email_confirmed and profile_completed and locked_at is null and deleted_at is null
    order by slug`,
  "/blogs/$slug": (sql) => sql<SitemapAddress[]>`
    select '/blogs/' || slug as path, greatest(updated_at, published_at) as "changedAt",
      not translations ? 'en' as "frenchOnly"
    from blogs where published and published_at <= now()
    order by published_at desc, id desc`,
};

const ofCatalogue: Read = (sql) => sql<SitemapAddress[]>`
  select greatest((select max(updated_at) from categories), (select max(updated_at) from subcategories)) as "changedAt"`;
const ofBlog: Read = (sql) => sql<SitemapAddress[]>`
  select max(greatest(updated_at, published_at)) as "changedAt" from blogs where published and published_at <= now()`;

const ofShowcases: Read = (sql) => sql<SitemapAddress[]>`select max(updated_at) as "changedAt" from showcases`;

/** What a page without a parameter shows; the others are texts, which change with the program. */
const lists: Record<string, Read> = {
  "/": ofCatalogue,
  "/categories": ofCatalogue,
  "/companies": ofShowcases,
  "/blogs": ofBlog,
};

/** Every public page: those of the patterns that the client has. */
export async function addressesOf(sql: Sql, patterns: readonly string[]): Promise<SitemapAddress[]> {
  const found = await Promise.all(
    patterns.map(async (path) => {
      if (path.includes("$")) return (await rows[path]?.(sql)) ?? [];
      const [newest] = (await lists[path]?.(sql)) ?? [];
      return [{ path, changedAt: newest?.changedAt ?? null }];
    }),
  );
  return found.flat();
}
