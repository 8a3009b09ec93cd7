import { z } from "zod";
import { date, emptyToAbsent, id } from "../scalars.ts";
import type { ClientDecision } from "./response.ts";

/** The client says which company did the work, and which day it was finished; absent: today. */
export const doneInput = z.object({ id, companyId: id, doneOn: emptyToAbsent(date) });
export type DoneInput = z.infer<typeof doneInput>;

/** For so many days the client may take back that the work is done. */
export const undoDoneDays = 14;

/** Whether it may still be taken back, at the moment `now` (milliseconds). */
export const canUndoDone = (doneAt: string, now = Date.now()): boolean =>
  now - Date.parse(doneAt) < undoDoneDays * 86_400_000;

/** Only a company whose answer was accepted can have done the work. */
export const canHaveDone = (row: { clientDecision: ClientDecision }): boolean => row.clientDecision === "accepted";
