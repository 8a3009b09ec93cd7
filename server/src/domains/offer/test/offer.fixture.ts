import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import { appRouter } from "../../../app/router.ts";
import { contextOf } from "../../../test/app/caller.ts";
import { rowsIn } from "../../../test/database/create-rows.ts";
import type { TestDatabase } from "../../../test/database/database.ts";
import type { Actor } from "../../../trpc/actor.ts";
import { createCallerFactory } from "../../../trpc/init.ts";

const callerOf = createCallerFactory(appRouter);
/** Named, so that the compiler need not spell out every call. */
interface Calls extends ReturnType<typeof callerOf> {}

/** A client's request that two companies have, with the calls of all. */
export async function offersIn(database: TestDatabase) {
  const { db } = database;
  const make = rowsIn(db);
  const as = (actor: Actor): Calls => callerOf(contextOf(database, actor));
  const region = await make.region();
  const category = await make.category();
  const trade = await make.subcategory(category.id);
  const district = await make.region({ parentId: region.id, name: "Lausanne" });
  const place = { subcategoryId: trade.id, subregionId: district.id };
  const with_ = <Row extends { actor: Actor }>(row: Row) => ({ ...row, call: as(row.actor) });
  const admin = as(await make.admin());
  const client = async () => with_(await make.tenderer());
  const company = async () => with_(await make.company());

  /** A request that the companies have received; its id. */
  async function request(tendererId: string, companyIds: readonly string[]): Promise<string> {
    const processedAt = new Date().toISOString();
    const { id } = await make.request(tendererId, place, { status: JobStatus.Processed, processedAt, currency: "CHF" });
    for (const companyId of companyIds) await make.recipient({ jobRequestId: id, companyId });
    return id;
  }
  return { admin, as, client, company, make, place, request, trade };
}

/** Two lines of a painter's. */
export const painting = {
  vat: "excluded" as const,
  message: "Volontiers, nous pouvons commencer en mars.",
  paymentTerms: "30 jours net.",
  lines: [
    { label: "Ponçage et impression", quantity: 84.5, unit: "m2" as const, unitPrice: 2_400, vatRate: 810 },
    { label: "Peinture, deux couches", quantity: 84.5, unit: "m2" as const, unitPrice: 1_850, vatRate: 810 },
    { label: "Plafond", quantity: 1, unit: "lump" as const, unitPrice: 45_000, vatRate: 810, optional: true },
  ],
};
