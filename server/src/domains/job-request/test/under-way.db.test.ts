import { jobStatuses } from "@metiro/shared/job-request/rules/lifecycle";
import { isUnderWay } from "@metiro/shared/job-request/rules/under-way";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { underWay } from "../../../db/queries/request-state.ts";
import { jobRequests } from "../../../db/schema/index.ts";
import { testDatabase } from "../../../test/database/database.ts";

const { db } = await testDatabase();

/** Every state, also those that no request comes to. */
const states: Parameters<typeof isUnderWay>[0][] = jobStatuses.flatMap((status) => [
  { status, doneAt: null },
  { status, doneAt: "2026-06-30T10:00:00.000Z" },
]);

test.each(states)(
  "the database calls a request of status $status, done at $doneAt, under way as everybody does",
  async (state) => {
    const { status, doneAt = null } = state;
    const [row] = await db.execute(sql`
    select ${underWay} as "isUnderWay"
    from (values (${status}::int, ${doneAt}::timestamptz)) as ${jobRequests} (status, done_at)`);
    expect(row).toEqual({ isUnderWay: isUnderWay(state) });
  },
);
