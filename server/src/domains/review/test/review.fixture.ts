import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import { contextOf } from "../../../test/app/caller.ts";
import { rowsIn } from "../../../test/database/create-rows.ts";
import type { TestDatabase } from "../../../test/database/database.ts";
import type { Actor } from "../../../trpc/actor.ts";
import { createCallerFactory } from "../../../trpc/init.ts";
import { reviewRouter } from "../index.ts";
import { letDaysPass } from "./let-time-pass.ts";

const callerOf = createCallerFactory(reviewRouter);
/** Named, so that the compiler need not spell out every call. */
interface Calls extends ReturnType<typeof callerOf> {}

/** Clients, companies and done work between them, with the calls of reviews. */
export async function reviewsIn(database: TestDatabase) {
  const { db, sql } = database;
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

  /** A request that the company was accepted for, marked as done so many days ago. */
  async function work(tendererId: string, companyId: string, { daysAgo = 0 } = {}): Promise<string> {
    const now = new Date().toISOString();
    const { id } = await make.request(tendererId, place, { status: JobStatus.Processed, processedAt: now });
    await make.recipient({
      jobRequestId: id,
      companyId,
      response: "interested",
      respondedAt: now,
      clientDecision: "accepted",
      decidedAt: now,
    });
    await sql`
      update job_requests set done_at = now() - ${daysAgo}::int * interval '1 day', done_on = current_date, done_company_id = ${companyId}
      where id = ${id}`;
    return id;
  }
  const pass = (id: string, days: number) => letDaysPass(sql, id, days);
  return { admin, as, client, company, make, pass, work };
}
export const words = "Travail soigné, chantier propre chaque soir.";
export const given = { quality: 5, punctuality: 4, price: 5, contact: 4, text: words };
export const said = { matched: true, reachable: true, paidOnTime: false };
