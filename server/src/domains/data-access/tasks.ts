import type { TaskParts } from "../../jobs/index.ts";
import { forgetOldAccesses } from "./forget.ts";

/** What goes every night. */
export const dataAccessRetention: TaskParts = { accesses: ({ db }) => forgetOldAccesses(db) };
