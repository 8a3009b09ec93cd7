import { swissToday } from "../calendar-day.ts";
import type { Offer } from "./schema.ts";

/** Whether the last day on which a version may be accepted has passed in Switzerland. That day itself still counts. */
export const hasExpired = (
  { validUntil }: { validUntil?: Offer["validUntil"] | null },
  today = swissToday(),
): boolean => typeof validUntil === "string" && validUntil < today;
