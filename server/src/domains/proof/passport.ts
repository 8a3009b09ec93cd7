import type { Passport, PassportInput } from "@metiro/shared/company-proof/schema";
import { and, asc, eq } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { companies, companyProofs } from "../../db/schema/index.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import type { Call } from "../../trpc/context.ts";
import { companiesFor } from "../review/index.ts";

/** What of a company was checked, and until when it holds. */
async function passportOf(db: Queryable, companyId: string): Promise<Passport> {
  const rows = await db
    .select({ kind: companyProofs.kind, verifiedAt: companyProofs.reviewedAt, validUntil: companyProofs.validUntil })
    .from(companyProofs)
    .where(and(eq(companyProofs.companyId, companyId), eq(companyProofs.state, "verified")))
    .orderBy(asc(companyProofs.kind));
  return {
    items: rows.flatMap(({ kind, verifiedAt, validUntil }) =>
      verifiedAt === null ? [] : { kind, verifiedAt, ...(validUntil !== null && { validUntil }) },
    ),
  };
}

/** What the badge of a company says, to those who see it beside an answer. */
export async function passport({ ctx: { db, actor }, input: { companyId } }: Call<PassportInput>): Promise<Passport> {
  const [row] = await db
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.id, companyId), companiesFor(actor, companies.id)));
  orNotFound(row);
  return passportOf(db, companyId);
}
