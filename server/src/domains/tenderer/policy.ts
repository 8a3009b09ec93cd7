import { DomainError } from "../../errors/domain-error.ts";
import type { Actor } from "../../trpc/actor.ts";

/** The client that calls. */
export function ownTendererId({ tendererId }: Actor): string {
  if (tendererId === undefined) throw new DomainError("FORBIDDEN");
  return tendererId;
}
