import { sumsThatDiffer } from "../domains/dashboard/index.ts";
import { accounts } from "./accounts.ts";
import { audit } from "./audit.ts";
import { catalogue } from "./catalogue.ts";
import { conversations } from "./conversations.ts";
import { erasure } from "./erasure.ts";
import { files } from "./files.ts";
import { guarantees } from "./guarantees.ts";
import type { Invariant } from "./invariant.ts";
import { mails } from "./mails.ts";
import { offers } from "./offers.ts";
import { requests } from "./requests.ts";

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
  ...requests,
  ...offers,
  ...guarantees,
  ...conversations,
  ...mails,
  ...accounts,
  ...erasure,
  ...catalogue,
  ...files,
  ...audit,
  ...figures,
];

export { type Checked, checkInvariants } from "./check.ts";
export { checkStoredFiles } from "./stored-files.ts";
