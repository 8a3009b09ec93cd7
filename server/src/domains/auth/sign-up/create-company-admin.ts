import type { CreateCompanyAdminInput } from "@metiro/shared/auth/invitation";
import type { Company } from "@metiro/shared/company/schema";
import { companies } from "../../../db/schema/index.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";
import type { Call } from "../../../trpc/context.ts";
import { companyById, replaceCoverage, refuseUnknownCoverage } from "../../company/index.ts";
import { insertUser } from "./insert-user.ts";
import { invite } from "../codes/invitation.ts";
import { audit } from "../../audit/index.ts";

/** The back office opens an account for a company, without a password: the invitation that is mailed lets it choose one. */
export async function createCompanyAdmin({ ctx, input }: Call<CreateCompanyAdminInput>): Promise<Company> {
  const { email, firstName, lastName, companyName: name, phone, website, uid, lang = "fr" } = input;
  const { street, postalCode, locality, subcategoryIds, subregionIds } = input;
  const companyId = await ctx.db.transaction(async (tx) => {
    // Before anything that may be taken: what is wrong comes before what is in conflict.
    await refuseUnknownCoverage(tx, input);
    const user = await insertUser(tx, { email, firstName, lastName, phone, role: "Company", lang });
    const [company] = await tx
      .insert(companies)
      .values({ userId: user.id, name, phone, website, uid, street, postalCode, locality, createdByAdmin: true })
      .returning({ id: companies.id });
    const { id } = orNotFound(company);
    await replaceCoverage(tx, id, input);
    await invite(tx, { ...user, role: "Company" });
    await audit(tx, ctx, "auth.createCompanyAdmin", id, { userId: user.id, after: { subcategoryIds, subregionIds } });
    return id;
  });
  return orNotFound(await companyById(ctx.db, companyId));
}
