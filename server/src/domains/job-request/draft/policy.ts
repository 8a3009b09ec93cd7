import { type SQL, and, eq } from "drizzle-orm";
import { requestDrafts } from "../../../db/schema/index.ts";
import type { TendererActor } from "../../../trpc/actor.ts";

/** Drafts are their client's alone: its draft of one subcategory. */
export const ownRequestDraft = ({ tendererId }: TendererActor, subcategoryId: string): SQL | undefined =>
  and(eq(requestDrafts.tendererId, tendererId), eq(requestDrafts.subcategoryId, subcategoryId));
