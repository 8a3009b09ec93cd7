import type { OwnShowcase } from "@metiro/shared/showcase/schema";
import { showcaseSlugLength } from "@metiro/shared/showcase/constants";
import { titleSlugOf } from "@metiro/shared/text/slug";
import { eq, sql } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { isVisible } from "../../db/queries/company/showcases.ts";
import { companies, showcases, showcaseSlugs, users } from "../../db/schema/index.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import type { CompanyActor } from "../../trpc/actor.ts";
import type { Call } from "../../trpc/context.ts";

export const own = ({ ctx }: Call<void, CompanyActor>): Promise<OwnShowcase> => showcaseOf(ctx.db, ctx.actor.companyId);

/** A company's page as its owner looks after it; of one that never had a page what it would be. */
export async function showcaseOf(db: Queryable, companyId: string): Promise<OwnShowcase> {
  const [row] = await db
    .select({
      name: companies.name,
      published: sql<boolean>`${showcases.publishedAt} is not null`,
      visible: isVisible,
      revision: sql<number>`coalesce(${showcases.revision}, 0)`,
    })
    .from(companies)
    .innerJoin(users, eq(users.id, companies.userId))
    .leftJoin(showcases, eq(showcases.companyId, companies.id))
    .where(eq(companies.id, companyId));
  const { name, ...standing } = orNotFound(row);
  const slugs = await db
    .select({ slug: showcaseSlugs.slug, former: showcaseSlugs.former })
    .from(showcaseSlugs)
    .where(eq(showcaseSlugs.companyId, companyId))
    .orderBy(showcaseSlugs.createdAt, showcaseSlugs.slug);
  const current = slugs.find(({ former }) => !former)?.slug;
  return {
    ...standing,
    ...(current !== undefined && { slug: current }),
    proposedSlug: current ?? (await freeSlug(db, name)),
    formerSlugs: slugs.filter(({ former }) => former).map(({ slug }) => slug),
  };
}

/** What a name makes of an address, with a number where something else has that. */
export async function freeSlug(db: Queryable, name: string): Promise<string> {
  const { min, max } = showcaseSlugLength;
  const words = titleSlugOf(name).replaceAll("_", "-").replaceAll(/-+/g, "-").replaceAll(/^-|-$/g, "");
  const base = (words.length < min ? `entreprise${words && `-${words}`}` : words).slice(0, max - 6).replace(/-$/, "");
  const [row] = await db.execute<{ slug: string }>(sql`
    select candidate.slug from generate_series(1, 99999) as n
      cross join lateral (select ${base} || case when n = 1 then '' else '-' || n end as slug) as candidate
    where not exists (select from ${showcaseSlugs} where ${showcaseSlugs.slug} = candidate.slug) order by n limit 1`);
  return orNotFound(row).slug;
}
