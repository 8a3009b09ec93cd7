import { type SQL, eq } from "drizzle-orm";
import { dataAccesses } from "../../db/schema/index.ts";
import { DomainError } from "../../errors/domain-error.ts";
import type { Actor } from "../../trpc/actor.ts";

/** Only the client whose data it is reads who saw it. */
export function visibleTo({ role, tendererId }: Actor): SQL {
  if (role === "Tenderer" && tendererId) return eq(dataAccesses.tendererId, tendererId);
  throw new DomainError("FORBIDDEN");
}
