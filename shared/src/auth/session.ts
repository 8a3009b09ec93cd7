import { sessionHours } from "./constants.ts";

const hourMs = 3_600_000;

/** What of a session decides how long it lasts; moments in ISO 8601. */
export interface SessionTimes {
  createdAt: string;
  /** Its last call. */
  lastSeenAt: string;
  endedAt: string | null;
}

/** Whether a session still takes calls at a moment, in milliseconds since 1970: nobody ended it, it is not idle, and it does not last too long (`sessionHours`). */
export const takesCalls = ({ createdAt, lastSeenAt, endedAt }: SessionTimes, now: number): boolean =>
  endedAt === null &&
  now < Date.parse(lastSeenAt) + sessionHours.idle * hourMs &&
  now < Date.parse(createdAt) + sessionHours.max * hourMs;
