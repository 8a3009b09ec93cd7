import { type DeclineHint, hintDays, hintFrom } from "@metiro/shared/job-request/my-statistics";
import { and, count, desc, eq, sql } from "drizzle-orm";
import { prepared } from "../../../db/prepared.ts";
import { omitNulls } from "../../../db/rows/omit-nulls.ts";
import {
  companySubcategories,
  companySubregions,
  jobRequestCompanies,
  jobRequests,
  regions,
  subcategories,
} from "../../../db/schema/index.ts";
import type { Call } from "../../../trpc/context.ts";
import type { CompanyActor } from "../../../trpc/actor.ts";

/** What a company declined again and again for a reason that its coverage could spare it: districts too far, trades not its own. */
export async function declineHints({ ctx: { db, actor } }: Call<void, CompanyActor>): Promise<DeclineHint[]> {
  const { companyId } = actor;
  const [far, foreign] = await Promise.all([tooFar(db).execute({ companyId }), otherTrade(db).execute({ companyId })]);
  return [
    ...far.map((row) => omitNulls({ reason: "too_far" as const, ...row })),
    ...foreign.map((row) => omitNulls({ reason: "other_trade" as const, ...row })),
  ].sort((a, b) => b.count - a.count);
}

const lately = and(
  eq(jobRequestCompanies.companyId, sql.placeholder("companyId")),
  sql`${jobRequestCompanies.declineReason} is not null`,
  sql`${jobRequestCompanies.respondedAt} > now() - interval '${sql.raw(String(hintDays))} days'`,
);
const often = sql`count(*) >= ${sql.raw(String(hintFrom))}`;

const tooFar = prepared((db) =>
  db
    .select({
      count: count(),
      subregion: { id: regions.id, name: regions.name, code: regions.code, translations: regions.translations },
    })
    .from(jobRequestCompanies)
    .innerJoin(jobRequests, eq(jobRequests.id, jobRequestCompanies.jobRequestId))
    .innerJoin(regions, eq(regions.id, jobRequests.subregionId))
    .innerJoin(
      companySubregions,
      and(
        eq(companySubregions.companyId, jobRequestCompanies.companyId),
        eq(companySubregions.subregionId, jobRequests.subregionId),
      ),
    )
    .where(and(lately, eq(jobRequestCompanies.declineReason, "too_far")))
    .groupBy(regions.id)
    .having(often)
    .orderBy(desc(count()), regions.name)
    .prepare("job_request_hints_far"),
);

const otherTrade = prepared((db) =>
  db
    .select({
      count: count(),
      subcategory: {
        id: subcategories.id,
        categoryId: subcategories.categoryId,
        name: subcategories.name,
        slug: subcategories.slug,
        translations: subcategories.translations,
      },
    })
    .from(jobRequestCompanies)
    .innerJoin(jobRequests, eq(jobRequests.id, jobRequestCompanies.jobRequestId))
    .innerJoin(subcategories, eq(subcategories.id, jobRequests.subcategoryId))
    .innerJoin(
      companySubcategories,
      and(
        eq(companySubcategories.companyId, jobRequestCompanies.companyId),
        eq(companySubcategories.subcategoryId, jobRequests.subcategoryId),
      ),
    )
    .where(and(lately, eq(jobRequestCompanies.declineReason, "other_trade")))
    .groupBy(subcategories.id)
    .having(often)
    .orderBy(desc(count()), subcategories.name)
    .prepare("job_request_hints_trade"),
);
