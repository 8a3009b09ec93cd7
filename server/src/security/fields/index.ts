import { callRefusal, type ProcedurePath } from "@metiro/shared/permissions";
import type { Role } from "@metiro/shared/roles";
import { accountAnswers } from "./accounts.ts";
import type { Answer } from "./answer.ts";
import { type Rule, statesFor } from "./audiences.ts";
import { catalogueAnswers } from "./catalogue.ts";
import { companyAnswers } from "./companies.ts";
import { officeAnswers } from "./office.ts";
import { leavesOf, treeOf } from "./paths.ts";
import type { FieldReader, State } from "./readers.ts";
import { offerAnswers } from "./offers.ts";
import { guaranteeAnswers } from "./guarantees.ts";
import { proofAnswers } from "./proofs.ts";
import { reportAnswers } from "./reports.ts";
import { reviewAnswers } from "./reviews.ts";
import { showcaseAnswers } from "./showcases.ts";
import { requestAnswers } from "./requests.ts";

/** Every answer that a call gives at once, with each of its fields. */
export const answers: Readonly<Record<string, Answer>> = {
  ...requestAnswers,
  ...offerAnswers,
  ...guaranteeAnswers,
  ...proofAnswers,
  ...reportAnswers,
  ...reviewAnswers,
  ...showcaseAnswers,
  ...accountAnswers,
  ...companyAnswers,
  ...catalogueAnswers,
  ...officeAnswers,
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
} as const satisfies Record<FieldReader, Role | null>;

export function mayCall(path: ProcedurePath, reader: FieldReader): boolean {
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
export const statesOf = (path: ProcedurePath, rule: Rule, reader: FieldReader): readonly State[] =>
  mayCall(path, reader) ? statesFor(rule, reader) : [];
