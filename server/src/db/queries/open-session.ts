import { type SQL, and, isNull, sql } from "drizzle-orm";
import { sessions } from "../schema/index.ts";
import { sessionHours } from "@metiro/shared/auth/session-hours";

/** Whether a session still takes calls. */
export const isOpenSession = (): SQL | undefined =>
  and(
    isNull(sessions.endedAt),
    sql`${sessions.lastSeenAt} > now() - ${sessionHours.idle}::int * interval '1 hour'`,
    sql`${sessions.createdAt} > now() - ${sessionHours.longest}::int * interval '1 hour'`,
  );
