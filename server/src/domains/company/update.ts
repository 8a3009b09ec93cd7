import type { Company, CompanyProfileFields, CompleteCompanyInput } from "@metiro/shared/company/schema";
import { eq, sql } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { companies, users } from "../../db/schema/index.ts";
import { found } from "../../errors/found.ts";
import type { Call } from "../../trpc/context.ts";
import { cover } from "./coverage.ts";
import { ownCompanyId } from "./policy.ts";
import { companyById } from "./queries.ts";

/** A company rewrites its profile: what is absent is cleared. */
export async function update({ ctx, input }: Call<CompanyProfileFields>): Promise<Company> {
  const id = ownCompanyId(ctx.actor);
  await rewrite(ctx.db, id, input);
  return found(await companyById(ctx.db, id));
}

/** A company says who it is, what it does and where. Returns a token that tells so. */
export async function completeProfile({ ctx, input }: Call<CompleteCompanyInput>): Promise<string> {
  const id = ownCompanyId(ctx.actor);
  await ctx.db.transaction(async (tx) => {
    await rewrite(tx, id, input);
    await cover(tx, id, input);
    await tx
      .update(users)
      .set({ profileCompleted: true, updatedAt: sql`clock_timestamp()` })
      .where(eq(users.id, ctx.actor.userId));
  });
  return ctx.tokens.sign({ ...ctx.actor, profileCompleted: true });
}

async function rewrite(db: Queryable, id: string, input: CompanyProfileFields): Promise<void> {
  await db
    .update(companies)
    .set({
      name: input.name,
      uid: input.uid ?? null,
      description: input.description ?? null,
      website: input.website ?? null,
      phone: input.phone ?? null,
      street: input.street ?? null,
      postalCode: input.postalCode ?? null,
      locality: input.locality ?? null,
      foundedYear: input.foundedYear ?? null,
      employees: input.employees ?? null,
      updatedAt: sql`clock_timestamp()`,
    })
    .where(eq(companies.id, id));
}
