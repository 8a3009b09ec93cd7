import { z } from "zod";
import { date, emptyToAbsent, id } from "../scalars.ts";

/** The client says which company did the work, and which day it was finished; absent: today. */
export const doneInput = z.object({ id, companyId: id, doneOn: emptyToAbsent(date) });
export type DoneInput = z.infer<typeof doneInput>;
