import type { Company, CompanyDetail } from "@metiro/shared/company/schema";
import { eq, sql } from "drizzle-orm";
import { prepared } from "../../db/prepared.ts";
import { jobRequestCompanies } from "../../db/schema/index.ts";
import { found } from "../../errors/found.ts";
import type { Call } from "../../trpc/context.ts";
import { subscriptionsOf } from "../subscription/index.ts";
import { ownCompanyId } from "./policy.ts";
import { companyById, companyItems } from "./queries.ts";

export async function own({ ctx }: Call): Promise<Company> {
  return found(await companyById(ctx.db, ownCompanyId(ctx.actor)));
}

/** Everything about one company, for the back office. */
export async function get({ ctx: { db }, input: { id } }: Call<{ id: string }>): Promise<CompanyDetail> {
  const [company, [item], subscriptions, [figures]] = await Promise.all([
    companyById(db, id),
    companyItems(db, [id]),
    subscriptionsOf(db, id),
    figuresOf(db).execute({ id }),
  ]);
  return { ...found(item), ...found(company), subscriptions, figures: found(figures) };
}

/** What became of all that the company ever received. */
const figuresOf = prepared((db) =>
  db
    .select({
      received: sql<number>`count(*)::int`,
      interested: sql<number>`count(*) filter (where ${jobRequestCompanies.response} = 'interested')::int`,
      declined: sql<number>`count(*) filter (where ${jobRequestCompanies.response} = 'declined')::int`,
      accepted: sql<number>`count(*) filter (where ${jobRequestCompanies.clientDecision} = 'accepted')::int`,
    })
    .from(jobRequestCompanies)
    .where(eq(jobRequestCompanies.companyId, sql.placeholder("id")))
    .prepare("company_figures"),
);
