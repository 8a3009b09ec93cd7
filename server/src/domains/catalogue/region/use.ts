import { eq, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { countedCompanies } from "../../../db/queries/company/coverage.ts";
import { requestsInPlace } from "../../../db/queries/request-counters.ts";
import { companySubregions, regions, tenderers } from "../../../db/schema/index.ts";

const within = alias(regions, "within");
const itOrItsDistricts = or(eq(within.id, regions.id), eq(within.parentId, regions.id));

/** What depends on a canton, its districts included, or on a district. A company that serves several counts once. */
export const useOfRegion = {
  requestCount: sql<number>`${requestsInPlace(regions.id)}`,
  companyCount: sql<number>`(
    select count(distinct ${companySubregions.companyId})::int from ${companySubregions}
    join ${regions} as within on ${eq(within.id, companySubregions.subregionId)} where ${itOrItsDistricts})`,
  coveringCount: countedCompanies(sql`
    select ${companySubregions.companyId} from ${companySubregions}
    join ${regions} as within on ${eq(within.id, companySubregions.subregionId)} where ${itOrItsDistricts}`),
  clientCount: sql<number>`(
    select count(*)::int from ${tenderers} join ${regions} as within on ${eq(within.id, tenderers.subregionId)}
    where ${itOrItsDistricts})`,
};
