import { and, isNull, sql, type SQL } from "drizzle-orm";
import { sessions, signInEvents } from "../schema/index.ts";
import { sessionHours } from "@metiro/shared/auth/constants";

/** Whether a session still takes calls. */
export const isOpenSession = (): SQL | undefined =>
  and(
    isNull(sessions.endedAt),
    sql`${sessions.lastSeenAt} > now() - ${sessionHours.idle}::int * interval '1 hour'`,
    sql`${sessions.createdAt} > now() - ${sessionHours.longest}::int * interval '1 hour'`,
  );

/** What is told of a sign-in or a refusal, to its owner and to the back office alike. */
export const signInFields = {
  id: signInEvents.id,
  at: signInEvents.at,
  method: signInEvents.method,
  outcome: signInEvents.outcome,
  secondFactor: signInEvents.secondFactor,
  address: signInEvents.address,
  device: signInEvents.device,
  fromNewDevice: signInEvents.fromNewDevice,
};
