import { sql, type SQL } from "drizzle-orm";
import { sessionHours } from "@metiro/shared/auth/constants";
import type { Sql } from "../client.ts";

/** What a statement calls the table of sessions; it stands in its text. */
type Alias = "s" | "sessions";

const lasting = (alias: Alias) =>
  `${alias}.ended_at is null and ${alias}.created_at > now() - interval '${sessionHours.max} hours'`;

/** Whether a session still takes calls (`takesCalls`), as text of SQL. */
export const openSessionText = (alias: Alias): string =>
  `${lasting(alias)} and ${alias}.last_seen_at > now() - interval '${sessionHours.idle} hours'`;

/** Whether a session still takes calls, in a statement of Drizzle. */
export const isOpenSession = (): SQL => sql.raw(openSessionText("sessions"));

/** Whether a session still takes calls, in a statement of postgres.js, where the table is `s`. */
export const openSessionIn = (client: Sql) => client.unsafe(openSessionText("s"));

/** Whether it has neither ended nor lasts too long, however idle it is; the table is `s`. */
export const lastingSessionIn = (client: Sql) => client.unsafe(lasting("s"));
