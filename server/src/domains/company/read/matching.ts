import { maxMatching } from "@metiro/shared/company/constants";
import type { DeclineReason } from "@metiro/shared/company/decline-reasons";
import type { MatchingCompany, MatchingInput } from "@metiro/shared/company/schema";
import { and, asc, desc, eq, isNotNull, sql } from "drizzle-orm";
import { prepared } from "../../../db/prepared.ts";
import { present } from "../../../db/omit-nulls.ts";
import {
  companies,
  companyCoverage,
  companySubregions,
  regions,
  subcategories,
  users,
} from "../../../db/schema/index.ts";
import { standingBy } from "../../../db/queries/standing.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";
import type { Call } from "../../../trpc/context.ts";
import { declinedBy } from "./declines.ts";
import { activityFields, activitySettings, receivedBy } from "./activity.ts";
import { canReceive } from "../access/policy.ts";

const ranked = prepared((db) => {
  const received = receivedBy(db);
  const standing = standingBy(db);
  const activity = activityFields(received, standing);
  const declines = declinedBy(db);
  return db
    .select({
      id: companies.id,
      name: companies.name,
      locality: companies.locality,
      verified: companies.verified,
      subregionCount: sql<number>`(select count(*)::int from ${companySubregions} where ${eq(companySubregions.companyId, companies.id)})`,
      ...activity,
      declines: sql<{ reason: DeclineReason; count: number } | null>`${declines.often}`,
    })
    .from(companyCoverage)
    .innerJoin(companies, eq(companies.id, companyCoverage.companyId))
    .innerJoin(users, eq(users.id, companies.userId))
    .innerJoinLateral(received, sql`true`)
    .innerJoinLateral(standing, sql`true`)
    .leftJoinLateral(declines, sql`true`)
    .where(
      and(
        eq(companyCoverage.subcategoryId, sql.placeholder("subcategoryId")),
        eq(companyCoverage.subregionId, sql.placeholder("subregionId")),
        canReceive,
      ),
    )
    .orderBy(
      desc(activity.activeSubscription),
      asc(received.last30Days),
      sql`${activity.answerRate} desc nulls last`,
      asc(companies.name),
      asc(companies.id),
    )
    .limit(maxMatching)
    .prepare("company_matching");
});

/** Whether both are there, the place as a district: a canton has no coverage of its own. */
const asked = prepared((db) =>
  db
    .select({ id: subcategories.id })
    .from(subcategories)
    .innerJoin(regions, and(eq(regions.id, sql.placeholder("subregionId")), isNotNull(regions.parentId)))
    .where(eq(subcategories.id, sql.placeholder("subcategoryId")))
    .prepare("company_matching_asked"),
);

/**
 * The companies that serve both, best first: those with a subscription, then those that received fewest requests lately,
 * then those that answer most. One that never received any comes after those that are known to answer.
 */
export async function matching({ ctx, input }: Call<MatchingInput>): Promise<MatchingCompany[]> {
  const companies = await ranked(ctx.db).execute({ ...input, ...(await activitySettings(ctx.db)) });
  if (companies.length === 0) orNotFound((await asked(ctx.db).execute({ ...input }))[0]);
  return present(companies);
}
