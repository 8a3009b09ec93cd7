import { DomainError } from "../../errors/domain-error.ts";

/** Clients that were written for the specification turn pages of every list, paged or not. */
const ofPages = ["pageNumber", "pageSize"];
/** Names and characters that are told back. */
const maxTold = 20;
const maxLength = 100;

/**
 * A check of the names by which a call is narrowed. One that it does not know is refused, each under its own name: left out, a
 * mistyped filter would select everything.
 */
export function onlyKnown(names: Iterable<string>): (sent: unknown) => void {
  const known = new Set([...names, ...ofPages]);
  return function refuseUnknown(sent) {
    if (typeof sent !== "object" || sent === null) return;
    const unknown = Object.keys(sent).filter((name) => !known.has(name));
    if (unknown.length === 0) return;
    const told = unknown.slice(0, maxTold).map((name) => name.slice(0, maxLength));
    const errors = Object.fromEntries(told.map((name) => [name, [{ rule: "unknownKeys" as const, keys: name }]]));
    throw new DomainError("VALIDATION_FAILED", { errors });
  };
}
