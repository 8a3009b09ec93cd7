import { sumsThatDiffer } from "../domains/dashboard/index.ts";
import { accountInvariants } from "./accounts.ts";
import { auditInvariants } from "./audit.ts";
import { catalogueInvariants } from "./catalogue.ts";
import { conversationInvariants } from "./conversations.ts";
import { erasureInvariants } from "./erasure.ts";
import { fileInvariants } from "./files.ts";
import { guaranteeInvariants } from "./guarantees.ts";
import type { Invariant } from "./invariant.ts";
import { mailInvariants } from "./mails.ts";
import { offerInvariants } from "./offers.ts";
import { requestInvariants } from "./requests.ts";

/** The sums behind totals and figures, which triggers keep. */
const figures = sumsThatDiffer.map(({ table, broken }) => ({
  name: `sums-${table.replaceAll("_", "-")}`,
  holds: `What ${table} says is what a recount of the rows says.`,
  broken,
}));

/**
 * All that holds between any two transactions and that the database itself does not refuse: keys, uniqueness, overlaps, lists of
 * values and the order of states are its constraints (server/src/db/schema, drizzle/sql).
 */
export const invariants: readonly Invariant[] = [
  ...requestInvariants,
  ...offerInvariants,
  ...guaranteeInvariants,
  ...conversationInvariants,
  ...mailInvariants,
  ...accountInvariants,
  ...erasureInvariants,
  ...catalogueInvariants,
  ...fileInvariants,
  ...auditInvariants,
  ...figures,
];

export { type Checked, checkInvariants } from "./check.ts";
export { checkStoredFiles } from "./stored-files.ts";
