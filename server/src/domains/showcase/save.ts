import { maxFormerSlugs } from "@metiro/shared/showcase/constants";
import type { OwnShowcase, SaveShowcaseInput } from "@metiro/shared/showcase/schema";
import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "../../db/client.ts";
import { companies, showcases, showcaseSlugs } from "../../db/schema/index.ts";
import { now } from "../../db/sql.ts";
import { DomainError } from "../../errors/domain-error.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import { announce } from "../../live/index.ts";
import type { CompanyActor } from "../../trpc/actor.ts";
import type { Call } from "../../trpc/context.ts";
import { freeSlug, showcaseOf } from "./own.ts";

/** A company shows its page or takes it away, and says at which address; that which it had leads on. */
export async function save({ ctx, input }: Call<SaveShowcaseInput, CompanyActor>): Promise<OwnShowcase> {
  const id = ctx.actor.companyId;
  await ctx.db.transaction(async (tx) => {
    const [company] = await tx
      .select({ name: companies.name })
      .from(companies)
      .where(eq(companies.id, id))
      .for("no key update");
    const { name } = orNotFound(company);
    await raise(tx, id, input);
    const [current] = await tx
      .select({ slug: showcaseSlugs.slug })
      .from(showcaseSlugs)
      .where(and(eq(showcaseSlugs.companyId, id), eq(showcaseSlugs.former, false)));
    const slug = input.slug ?? current?.slug ?? (await freeSlug(tx, name));
    if (slug !== current?.slug) await moveTo(tx, id, slug);
    await announce(tx, { about: "company", id });
  });
  return showcaseOf(ctx.db, id);
}

/** The revision that was edited is the one that stands, and is raised; 0 before the first save. */
async function raise(tx: Transaction, companyId: string, { published, baseRevision }: SaveShowcaseInput) {
  const [before] = await tx
    .select({ revision: showcases.revision })
    .from(showcases)
    .where(eq(showcases.companyId, companyId));
  const revision = before?.revision ?? 0;
  if (baseRevision !== undefined && baseRevision !== revision)
    throw new DomainError("REVISION_CONFLICT", { params: { revision } });
  if (!before) {
    await tx.insert(showcases).values({ companyId, publishedAt: published ? now : null });
    return;
  }
  await tx
    .update(showcases)
    .set({
      revision: sql`${showcases.revision} + 1`,
      updatedAt: now,
      ...(published !== undefined && {
        publishedAt: published ? sql`coalesce(${showcases.publishedAt}, ${now})` : null,
      }),
    })
    .where(eq(showcases.companyId, companyId));
}

/** A former address of its own is taken up again; that of somebody else the database refuses. */
async function moveTo(tx: Transaction, companyId: string, slug: string): Promise<void> {
  const own = eq(showcaseSlugs.companyId, companyId);
  await tx
    .update(showcaseSlugs)
    .set({ former: true })
    .where(and(own, eq(showcaseSlugs.former, false)));
  await tx.delete(showcaseSlugs).where(and(own, eq(showcaseSlugs.slug, slug)));
  await tx.insert(showcaseSlugs).values({ companyId, slug });
  await tx.execute(sql`
    delete from ${showcaseSlugs} where ${showcaseSlugs.slug} in (
      select kept.slug from ${showcaseSlugs} as kept where kept.company_id = ${companyId} and kept.former
      order by kept.created_at desc, kept.slug offset ${maxFormerSlugs})`);
}
