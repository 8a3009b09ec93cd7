import type { TaskParts } from "../../jobs/index.ts";
import { emptyBin } from "./erase.ts";

/** What goes every hour. */
export const binSweeps: TaskParts = { bin: ({ db }) => emptyBin(db) };
