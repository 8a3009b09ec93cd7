import { DomainError } from "./domain-error.ts";

/** The row that was looked for; `NOT_FOUND` when there is none. */
export function orNotFound<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new DomainError("NOT_FOUND");
  return row;
}
