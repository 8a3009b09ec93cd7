import type { Company, VerifyCompanyInput } from "@metiro/shared/company/schema";
import { and, eq } from "drizzle-orm";
import { companies } from "../../../db/schema/index.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";
import { announce } from "../../../live/index.ts";
import type { Call } from "../../../trpc/context.ts";
import { tellCorrected } from "../../notification/index.ts";
import { existingCompany } from "../access/policy.ts";
import { companyById } from "../rows/rows.ts";
import { now } from "../../../db/sql.ts";
import { vouch } from "../../proof/index.ts";
import { audit } from "../../audit/index.ts";

/**
 * The back office vouches for who a company is, or takes that back; whether it is verified follows from that and from its other
 * proofs. Saying it twice changes nothing.
 */
export async function verify({ ctx, input: { id, verified } }: Call<VerifyCompanyInput>): Promise<Company> {
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .select({ verified: companies.verified, userId: companies.userId })
      .from(companies)
      .where(and(eq(companies.id, id), existingCompany))
      .for("no key update");
    const { userId, ...before } = orNotFound(row);
    await vouch(tx, { companyId: id, by: ctx.actor.userId, verified });
    const [after = before] = await tx
      .select({ verified: companies.verified })
      .from(companies)
      .where(eq(companies.id, id));
    if (before.verified === after.verified) return;
    await tx.update(companies).set({ updatedAt: now }).where(eq(companies.id, id));
    await announce(tx, { about: "company", id });
    await audit(tx, ctx, "company.verify", id, { before, after });
    await tellCorrected(tx, userId, ["verified"]);
  });
  return orNotFound(await companyById(ctx.db, id));
}
