import type { Passport, PassportInput } from "@metiro/shared/proof/schema";
import { and, eq } from "drizzle-orm";
import { companies } from "../../db/schema/index.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import type { Call } from "../../trpc/context.ts";
import { companiesFor } from "../review/index.ts";
import { checkedProofs } from "./checked.ts";

/** What the badge of a company says, to those who see it beside an answer. */
export async function passport({ ctx: { db, actor }, input: { companyId } }: Call<PassportInput>): Promise<Passport> {
  const [row] = await db
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.id, companyId), companiesFor(actor, companies.id)));
  orNotFound(row);
  return { items: (await checkedProofs(db, [companyId])).get(companyId) ?? [] };
}
