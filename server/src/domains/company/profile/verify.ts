import type { Company, VerifyCompanyInput } from "@metiro/shared/company/schema";
import { and, eq } from "drizzle-orm";
import { companies } from "../../../db/schema/index.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";
import { announce } from "../../../live/index.ts";
import type { Call } from "../../../trpc/context.ts";
import { tellCorrected } from "../../notification/index.ts";
import { existing } from "../access/policy.ts";
import { companyById } from "../read/rows.ts";
import { now } from "../../../db/sql.ts";
import { audit } from "../../audit/index.ts";

/** The back office says whether it has made sure of a company. Saying it twice changes nothing. */
export async function verify({ ctx, input: { id, verified } }: Call<VerifyCompanyInput>): Promise<Company> {
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .select({ verified: companies.verified, userId: companies.userId })
      .from(companies)
      .where(and(eq(companies.id, id), existing))
      .for("no key update");
    const { userId, ...before } = orNotFound(row);
    if (before.verified === verified) return;
    await tx.update(companies).set({ verified, updatedAt: now }).where(eq(companies.id, id));
    await announce(tx, { about: "company", id });
    await audit(tx, ctx, "company.verify", id, { before, after: { verified } });
    await tellCorrected(tx, userId, ["verified"]);
  });
  return orNotFound(await companyById(ctx.db, id));
}
