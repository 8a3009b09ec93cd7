import type { TaskParts } from "../../jobs/index.ts";
import { forgetOldDrafts } from "./remove.ts";

/** What goes every night. */
export const requestDraftRetention: TaskParts = { drafts: ({ db }) => forgetOldDrafts(db) };
