import type { ConfigKey } from "@metiro/shared/application-config/keys";
import { applicationConfig } from "../../../db/schema/index.ts";
import { contextOf } from "../../../test/app/caller.ts";
import { testDatabase } from "../../../test/database/database.ts";
import type { Actor } from "../../../trpc/actor.ts";
import { createCallerFactory } from "../../../trpc/init.ts";
import { refreshSettings } from "../../application-config/index.ts";
import { worldIn } from "../../job-request/test/scenario.ts";
import { followRelaunches, autoSendWaiting } from "../job/follow.ts";
import { remindBeforeDue } from "../job/remind.ts";
import { settleDue } from "../job/settle.ts";
import { guaranteeRouter } from "../index.ts";
import { letTimePass } from "./let-time-pass.ts";

const callerOf = createCallerFactory(guaranteeRouter);
/** Named, so that the compiler need not spell out every call. */
interface GuaranteeCalls extends ReturnType<typeof callerOf> {}

/** A trade in a district with its companies, and the minute of the job that watches promises. */
export async function guaranteeWorld(companyCount = 8) {
  const database = await testDatabase();
  const { db } = database;
  const world = await worldIn(database, companyCount);
  const as = (actor: Actor): GuaranteeCalls => callerOf(contextOf(database, actor));

  return {
    ...world,
    db,
    url: database.url,
    rows: database.sql,
    of: { admin: as(world.admin), client: as(world.client.actor) },
    guaranteeAs: as,
    /** A request that some companies have. */
    async sent(count = 2) {
      const { id } = await world.client.call.create(world.input());
      const companyIds = world.companies.slice(0, count).map((company) => company.id);
      await world.admin.call.sendToCompanies({ id, companyIds });
      return id;
    },
    later: (id: string, interval: string) => letTimePass(database.sql, id, interval),
    /** What the job does in a minute. */
    async minute(through = db) {
      await remindBeforeDue(through);
      await followRelaunches(through);
      await settleDue(through);
      await autoSendWaiting(through);
    },
    async configure(values: Partial<Record<ConfigKey, boolean | number>>) {
      for (const [key, value] of Object.entries(values))
        await db
          .insert(applicationConfig)
          .values({ key, value, type: typeof value === "boolean" ? "boolean" : "number", description: "" })
          .onConflictDoUpdate({ target: applicationConfig.key, set: { value } });
      refreshSettings(db);
    },
    async promiseOf(id: string) {
      const [row] = await database.sql`select * from request_guarantees where job_request_id = ${id}`;
      return row;
    },
    async recipientsOf(id: string): Promise<string[]> {
      const rows = await database.sql<{ companyId: string }[]>`
        select company_id as "companyId" from job_request_companies where job_request_id = ${id} order by created_at, company_id`;
      return rows.map(({ companyId }) => companyId);
    },
    async mailsOf(kind: string) {
      return (await world.queued()).filter((mail) => mail.kind === kind);
    },
  };
}
