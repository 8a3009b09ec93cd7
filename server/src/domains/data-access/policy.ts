import { type SQL, eq } from "drizzle-orm";
import { dataAccesses } from "../../db/schema/index.ts";
import type { TendererActor } from "../../trpc/actor.ts";

/** Only the client whose data it is reads who saw it. */
export const visibleTo = ({ tendererId }: TendererActor): SQL => eq(dataAccesses.tendererId, tendererId);
