import type { Company, CompanyItem } from "@metiro/shared/company/schema";
import { and, eq, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { profileChangedAt } from "../../../db/queries/changes.ts";
import type { Db } from "../../../db/client.ts";
import { isInvited } from "../../../db/queries/accounts.ts";
import { distanceToWork, placeOfWork } from "../../../db/queries/kilometres.ts";
import { inOrderOf } from "../../../db/paging/keyset-page.ts";
import { prepared } from "../../../db/prepared.ts";
import { omitNulls } from "../../../db/rows/omit-nulls.ts";
import {
  companies,
  companyPlaces,
  companySubcategories,
  companySubregions,
  files,
  jobRequests,
  places,
  regions,
  subcategories,
  users,
} from "../../../db/schema/index.ts";
import { subscriptionStandingBy } from "../../../db/queries/company/subscription-standing.ts";
import { openAddress } from "../../../storage/file-addresses.ts";
import { sizedImage } from "../../file/index.ts";
import { activityFields, activitySettings, receivedBy } from "./activity.ts";
import { awayNow, holidays } from "./away-fields.ts";
import { canReceive } from "../access/policy.ts";
import { profileColumns } from "./profile-columns.ts";
import { arrayLiteral } from "../../../db/rows/array-literal.ts";

const chosenSubcategories = sql<Company["subcategories"]>`(
  select coalesce(json_agg(json_build_object('id', ${subcategories.id}, 'name', ${subcategories.name}) order by ${subcategories.name}), '[]')
  from ${companySubcategories} join ${subcategories} on ${eq(subcategories.id, companySubcategories.subcategoryId)}
  where ${eq(companySubcategories.companyId, companies.id)})`;

const chosenSubregions = sql<Company["subregions"]>`(
  select coalesce(json_agg(json_strip_nulls(json_build_object('id', ${regions.id}, 'name', ${regions.name},
    'regionId', ${regions.parentId}, 'byPlace', nullif(${companySubregions.byPlace}, false))) order by ${regions.slug}), '[]')
  from ${companySubregions} join ${regions} on ${eq(regions.id, companySubregions.subregionId)}
  where ${eq(companySubregions.companyId, companies.id)})`;

const chosenPlaces = sql<Company["places"]>`(
  select coalesce(json_agg(json_build_object('postalCode', ${places.postalCode}, 'locality', ${places.locality},
    'radiusKm', ${companyPlaces.radiusKm}) order by ${places.postalCode}), '[]')
  from ${companyPlaces} join ${places} on ${eq(places.postalCode, companyPlaces.postalCode)}
  where ${eq(companyPlaces.companyId, companies.id)})`;

/** The logo is read with its size. */
const { logoId: _logoId, ...profile } = profileColumns;

const oneById = prepared((db) =>
  db
    .select({
      id: companies.id,
      ...profile,
      logo: { id: files.id, width: files.width, height: files.height },
      user: {
        id: users.id,
        email: users.email,
        firstName: users.firstName,
        lastName: users.lastName,
        phone: users.phone,
      },
      subcategories: chosenSubcategories,
      subregions: chosenSubregions,
      places: chosenPlaces,
      profileCompleted: users.profileCompleted,
      createdByAdmin: companies.createdByAdmin,
      verified: companies.verified,
      pausedAt: companies.pausedAt,
      away: awayNow,
      holidays,
      profileRevision: companies.profileRevision,
      coverageRevision: companies.coverageRevision,
      createdAt: companies.createdAt,
    })
    .from(companies)
    .innerJoin(users, eq(users.id, companies.userId))
    .leftJoin(files, eq(files.id, companies.logoId))
    .where(and(eq(companies.id, sql.placeholder("id")), isNull(users.deletedAt)))
    .prepare("company_by_id"),
);

export async function companyById(db: Db, id: string): Promise<Company | undefined> {
  const [row] = await oneById(db).execute({ id });
  if (!row) return undefined;
  const { logo, ...rest } = row;
  return { ...omitNulls(rest), ...(logo && { logo: sizedImage(logo, openAddress) }) };
}

/** Where the work of the request is that distances are measured to; no row without one. */
const workOf = sql`(
  select work.* from ${jobRequests} cross join lateral ${placeOfWork(jobRequests.postalCode, jobRequests.subregionId)} as work
  where ${eq(jobRequests.id, sql.placeholder("distanceTo"))}) as work`;

const manyById = prepared((db) => {
  const received = receivedBy(db);
  const standing = subscriptionStandingBy(db);
  const base = alias(places, "base");
  return db
    .select({
      id: companies.id,
      name: companies.name,
      locality: companies.locality,
      verified: companies.verified,
      createdAt: companies.createdAt,
      updatedAt: profileChangedAt(companies),
      profileCompleted: users.profileCompleted,
      email: users.email,
      userId: users.id,
      available: canReceive,
      invited: isInvited,
      emailConfirmed: users.emailConfirmed,
      lockedAt: users.lockedAt,
      pausedAt: companies.pausedAt,
      away: awayNow,
      distanceKm: distanceToWork,
      ...activityFields(received, standing),
    })
    .from(companies)
    .innerJoin(users, eq(users.id, companies.userId))
    .innerJoinLateral(received, sql`true`)
    .innerJoinLateral(standing, sql`true`)
    .leftJoin(workOf, sql`true`)
    .leftJoin(base, eq(base.postalCode, companies.postalCode))
    .where(sql`${companies.id} = any(${sql.placeholder("ids")}::uuid[])`)
    .prepare("company_items");
});

/** The rows of a list, in the order of their ids; with how far each is from the work of a request, where one is named. */
export async function companyItems(db: Db, ids: string[], distanceTo: string | null = null): Promise<CompanyItem[]> {
  const asked = { ids: arrayLiteral(ids), distanceTo, ...(await activitySettings(db)) };
  return inOrderOf(ids, omitNulls(await manyById(db).execute(asked)));
}
