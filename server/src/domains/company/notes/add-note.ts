import type { CompanyDetail } from "@metiro/shared/company/schema";
import type { AddNoteInput } from "@metiro/shared/office-note/schema";
import { and, eq } from "drizzle-orm";
import { companies, companyNotes } from "../../../db/schema/index.ts";
import { now } from "../../../db/sql.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";
import type { Call } from "../../../trpc/context.ts";
import { audit } from "../../audit/index.ts";
import { existingCompany } from "../access/policy.ts";
import { companyDetail } from "../read/get.ts";

/** Notes something about a company for the back office alone. The audit keeps that, not what: it outlives the company's account. */
export async function addNote({ ctx, input: { id, text } }: Call<AddNoteInput>): Promise<CompanyDetail> {
  await ctx.db.transaction(async (tx) => {
    // While its row is held the account is not erased: nobody would erase the note again.
    const [company] = await tx
      .select({ id: companies.id })
      .from(companies)
      .where(and(eq(companies.id, id), existingCompany))
      .for("no key update");
    orNotFound(company);
    await tx.insert(companyNotes).values({ companyId: id, authorId: ctx.actor.userId, text, createdAt: now });
    await audit(tx, ctx, "company.addNote", id);
  });
  return companyDetail(ctx.db, id);
}
