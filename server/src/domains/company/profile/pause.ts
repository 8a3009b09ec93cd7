import type { Company, PauseCompanyInput } from "@metiro/shared/company/schema";
import { and, eq } from "drizzle-orm";
import { companies } from "../../../db/schema/index.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";
import { announce } from "../../../live/index.ts";
import type { Call } from "../../../trpc/context.ts";
import { existingCompany } from "../access/policy.ts";
import { companyById } from "../rows/rows.ts";
import { now } from "../../../db/sql.ts";
import { audit } from "../../audit/index.ts";

/** Keeps new requests away from a company, or lets them reach it again. Saying it twice changes nothing. */
export async function pause({ ctx, input: { id, paused } }: Call<PauseCompanyInput>): Promise<Company> {
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .select({ pausedAt: companies.pausedAt })
      .from(companies)
      .where(and(eq(companies.id, id), existingCompany))
      .for("no key update");
    const before = orNotFound(row).pausedAt !== null;
    if (before === paused) return;
    await tx
      .update(companies)
      .set({ pausedAt: paused ? now : null, updatedAt: now })
      .where(eq(companies.id, id));
    await announce(tx, { about: "company", id });
    await audit(tx, ctx, "company.pause", id, { before: { paused: before }, after: { paused } });
  });
  return orNotFound(await companyById(ctx.db, id));
}
