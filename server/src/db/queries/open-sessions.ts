import { and, isNull, sql, type SQL } from "drizzle-orm";
import { sessionHours } from "@metiro/shared/auth/constants";
import { sessions } from "../schema/index.ts";

/** Whether a session still takes calls. */
export const isOpenSession = (): SQL | undefined =>
  and(
    isNull(sessions.endedAt),
    sql`${sessions.lastSeenAt} > now() - ${sessionHours.idle}::int * interval '1 hour'`,
    sql`${sessions.createdAt} > now() - ${sessionHours.longest}::int * interval '1 hour'`,
  );
