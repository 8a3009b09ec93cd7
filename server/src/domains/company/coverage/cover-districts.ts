import type { CoverageInput } from "@metiro/shared/company/schema";
import type { AroundInput } from "@metiro/shared/region/around";
import { and, eq, inArray, notInArray, or, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../../../db/client.ts";
import { districtsByPlace } from "../../../db/queries/around.ts";
import { companyPlaces, companySubregions, regions } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";

type Where = Pick<CoverageInput, "subregionIds" | "places">;

const unknown = (field: keyof Where) =>
  new DomainError("VALIDATION_FAILED", { errors: { [field]: [{ rule: "unknown" as const }] } });

/**
 * Writes the districts that a company serves: those it names and those around its places. Matching knows districts alone; the
 * places are kept so that they can be shown and changed.
 */
export async function coverDistricts(tx: Transaction, companyId: string, where: Where): Promise<void> {
  const named = await districtsOf(tx, where.subregionIds);
  const places = where.places ?? (await wholePlaces(tx, companyId, named));
  const around = await districtsAround(tx, places);
  await keepPlaces(tx, companyId, places);
  const wanted = [...named.union(around)];
  await tx
    .delete(companySubregions)
    .where(and(eq(companySubregions.companyId, companyId), notInArray(companySubregions.subregionId, wanted)));
  if (wanted.length === 0) return;
  // Who tells of no places names every district: one that was there for a place alone stays so while a place brings it.
  const byPlace = (id: string) => around.has(id) && !(where.places && named.has(id));
  await tx
    .insert(companySubregions)
    .values(wanted.map((subregionId) => ({ companyId, subregionId, byPlace: byPlace(subregionId) })))
    .onConflictDoUpdate({
      target: [companySubregions.companyId, companySubregions.subregionId],
      set: { byPlace: where.places ? sql`excluded.by_place` : sql`${companySubregions.byPlace} and excluded.by_place` },
    });
}

/** The districts that a choice comes to: those it names, a region standing for all of its, and those around its places. */
export async function coveredBy(db: Queryable, { subregionIds, places = [] }: Where): Promise<string[]> {
  const ofRegions = await db
    .select({ id: regions.id })
    .from(regions)
    .where(or(inArray(regions.id, subregionIds), inArray(regions.parentId, subregionIds)));
  const around = await districtsByPlace(db, places);
  return [...new Set([...ofRegions.map(({ id }) => id), ...[...around.values()].flat()])];
}

/** The districts of ids of which each is a district or stands for those of a region; anything else is refused. */
async function districtsOf(tx: Transaction, ids: string[]): Promise<Set<string>> {
  const known = await tx
    .select({ id: regions.id, parentId: regions.parentId })
    .from(regions)
    .where(or(inArray(regions.id, ids), inArray(regions.parentId, ids)));
  const knownIds = new Set(known.map((region) => region.id));
  const districts = known.filter((region) => region.parentId !== null).map((region) => region.id);
  // Regions that have no subregions stand for nothing.
  if (ids.some((id) => !knownIds.has(id)) || (ids.length > 0 && districts.length === 0)) throw unknown("subregionIds");
  return new Set(districts);
}

async function districtsAround(tx: Transaction, places: readonly AroundInput[]): Promise<Set<string>> {
  const around = await districtsByPlace(tx, places);
  if (places.some(({ postalCode }) => !around.has(postalCode))) throw unknown("places");
  return new Set([...around.values()].flat());
}

/** Of the places of a company those whose districts are all named: of the others somebody has taken one away. */
async function wholePlaces(tx: Transaction, companyId: string, named: ReadonlySet<string>): Promise<AroundInput[]> {
  const places = await tx
    .select({ postalCode: companyPlaces.postalCode, radiusKm: companyPlaces.radiusKm })
    .from(companyPlaces)
    .where(eq(companyPlaces.companyId, companyId));
  const around = await districtsByPlace(tx, places);
  return places.filter(({ postalCode }) => around.get(postalCode)?.every((id) => named.has(id)) ?? false);
}

async function keepPlaces(tx: Transaction, companyId: string, places: readonly AroundInput[]): Promise<void> {
  await tx.delete(companyPlaces).where(eq(companyPlaces.companyId, companyId));
  const byCode = new Map(places.map((place) => [place.postalCode, place]));
  if (byCode.size > 0)
    await tx.insert(companyPlaces).values([...byCode.values()].map((place) => ({ companyId, ...place })));
}
