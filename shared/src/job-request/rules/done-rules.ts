import { undoDoneDays } from "../constants.ts";
import type { ClientDecision } from "../response.ts";

/** Whether it may still be taken back, at the moment `now` (milliseconds). */
export const canUndoDone = (doneAt: string, now = Date.now()): boolean =>
  now - Date.parse(doneAt) < undoDoneDays * 86_400_000;

/** Only a company whose answer was accepted can have done the work. */
export const canHaveDone = (row: { clientDecision: ClientDecision }): boolean => row.clientDecision === "accepted";
