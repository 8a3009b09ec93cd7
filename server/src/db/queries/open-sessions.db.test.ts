import { sessionHours } from "@metiro/shared/auth/constants";
import { takesCalls } from "@metiro/shared/auth/session";
import { sql } from "drizzle-orm";
import { array, assert, asyncProperty, boolean, constantFrom, nat, oneof, record } from "fast-check";
import { expect, test } from "vitest";
import { testDatabase } from "../../test/database/database.ts";
import { sessions } from "../schema/index.ts";
import { isOpenSession } from "./open-sessions.ts";

const { db } = await testDatabase();

/** Seconds, many of them beside one of the two moments at which a session ends. */
const age = oneof(
  nat(16 * 3600),
  constantFrom(...Object.values(sessionHours).flatMap((hours) => [-1, 0, 1].map((off) => hours * 3600 + off))),
);
const layout = array(record({ age, idle: age, isEnded: boolean() }), { minLength: 1, maxLength: 50 });

interface Row {
  createdAt: string;
  lastSeenAt: string;
  endedAt: string | null;
  now: string;
  isOpen: boolean;
}

const iso = (moment: string) => sql.raw(`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

test("the database tells of sessions of any age, busy or idle, as everybody does whether they take calls", async () => {
  await assert(
    asyncProperty(layout, async (drawn) => {
      const rows = await db.execute<Row & Record<string, unknown>>(sql`
        select ${iso("created_at")} as "createdAt", ${iso("last_seen_at")} as "lastSeenAt", ${iso("ended_at")} as "endedAt",
          ${iso("now()")} as now, ${isOpenSession()} as "isOpen"
        from (
          select now() - age * interval '1 second' as created_at, now() - idle * interval '1 second' as last_seen_at,
            case when "isEnded" then now() end as ended_at
          from jsonb_to_recordset(${JSON.stringify(drawn)}::text::jsonb) as drawn (age int, idle int, "isEnded" boolean)
        ) as ${sessions}`);
      expect(rows).toHaveLength(drawn.length);
      for (const row of rows) expect(row).toEqual({ ...row, isOpen: takesCalls(row, Date.parse(row.now)) });
    }),
  );
});
