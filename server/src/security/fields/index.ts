import { callRefusal, type ProcedurePath } from "@metiro/shared/permissions";
import type { Role } from "@metiro/shared/roles";
import { accounts } from "./accounts.ts";
import type { Answer } from "./answer.ts";
import { type Rule, statesFor } from "./audiences.ts";
import { catalogue } from "./catalogue.ts";
import { companies } from "./companies.ts";
import { office } from "./office.ts";
import { leavesOf, treeOf } from "./paths.ts";
import type { Reader, State } from "./readers.ts";
import { offers } from "./offers.ts";
import { guarantees } from "./guarantees.ts";
import { proofs } from "./proofs.ts";
import { reports } from "./reports.ts";
import { reviews } from "./reviews.ts";
import { showcases } from "./showcases.ts";
import { requests } from "./requests.ts";

/** Every answer that a call gives at once, with each of its fields. */
export const answers: Readonly<Record<string, Answer>> = {
  ...requests,
  ...offers,
  ...guarantees,
  ...proofs,
  ...reports,
  ...reviews,
  ...showcases,
  ...accounts,
  ...companies,
  ...catalogue,
  ...office,
};

export const roleOf = {
  anonymous: null,
  client: "Tenderer",
  otherClient: "Tenderer",
  chosen: "Company",
  rejected: "Company",
  declined: "Company",
  uninvited: "Company",
  admin: "Admin",
} as const satisfies Record<Reader, Role | null>;

export function mayCall(path: ProcedurePath, reader: Reader): boolean {
  const role = roleOf[reader];
  return callRefusal(path, role && { role, emailConfirmed: true }) === null;
}

/** The rule of each field of a call's answer, by the field's way. A field that stands under two rules is an error. */
export function rulesOf(path: string): Map<string, Rule> {
  const rules = new Map<string, Rule>();
  for (const [rule, names] of Object.entries(answers[path] ?? {}) as [Rule, string][])
    for (const way of leavesOf(treeOf(names))) {
      if (rules.has(way)) throw new Error(`${way} of ${path} stands under ${rules.get(way)} and ${rule}`);
      rules.set(way, rule);
    }
  return rules;
}

/** In which states a reader may read what stands under a rule of a call's answer. */
export const statesOf = (path: ProcedurePath, rule: Rule, reader: Reader): readonly State[] =>
  mayCall(path, reader) ? statesFor(rule, reader) : [];
