import type { z } from "zod";
import { violationFactory, type BrokenRule, type RuleTable } from "../rules/rule-table.ts";
import { absent, absentMessage, amountMessage, exampleIn, valueRules } from "../rules/value-rules.ts";
import { answerRules, formRules } from "../sub-category/questions/form/rules.ts";
import { swissRules } from "../swiss/rules.ts";

/** Every rule that a value can break; each side words the whole table (server/src/errors/fault-words.ts, web/src/form/fault/fault-words.ts). */
export const fieldRules = { ...valueRules, ...swissRules, ...answerRules, ...formRules } as const satisfies RuleTable;
export type FieldRules = typeof fieldRules;
export type FieldRule = keyof FieldRules;

/** A rule that a value broke, with the rule's own parameters: `{ rule: "tooShort", minLength: 5 }`. */
export type FieldViolation = BrokenRule<FieldRules>;

/** Field path (`answers.surface`, `items.0.amount`, `root` for the whole) to what is wrong with it. */
export type FieldViolations = Record<string, FieldViolation[]>;

type Issue = z.core.$ZodIssue | z.core.$ZodRawIssue;

/** The option of a zod `refine` or `addIssue` that breaks a rule of one's own, with the parameters of its words. */
export const violation = violationFactory(fieldRules);

/** For `z.config({ customError })`: an issue that leaves zod no longer holds the value, so its message says that there was none. */
export const absenceError = (issue: z.core.$ZodRawIssue) => (absent(issue.input) ? absentMessage : undefined);

const isAbsent = (issue: Issue) => ("input" in issue ? absent(issue.input) : issue.message === absentMessage);
const isFault = (params: unknown): params is FieldViolation =>
  typeof params === "object" &&
  params !== null &&
  "rule" in params &&
  typeof params.rule === "string" &&
  Object.hasOwn(fieldRules, params.rule);

/** What a zod issue says, without its prose. */
export function fieldViolationOf(issue: Issue): FieldViolation {
  switch (issue.code) {
    case "invalid_type":
    case "invalid_value":
    case "invalid_union":
      return isAbsent(issue) ? { rule: "required" } : wrongType(issue);
    case "too_small":
      return tooSmall(issue);
    case "too_big":
      return tooBig(issue);
    case "invalid_format":
      return isAbsent(issue) ? { rule: "required" } : wrongFormat(issue);
    case "not_multiple_of":
      return { rule: "step", step: issue.divisor };
    case "unrecognized_keys":
      return { rule: "unknownKeys", keys: issue.keys.join(", ") };
    case "custom":
      return isFault(issue.params) ? issue.params : wrongShape(issue);
    case "invalid_key":
    case "invalid_element":
      return { rule: "invalid" };
  }
  return { rule: "invalid" };
}

function wrongType(
  issue: Extract<Issue, { code: "invalid_type" | "invalid_value" | "invalid_union" }>,
): FieldViolation {
  if (issue.code === "invalid_value") return { rule: "choice" };
  if (issue.code === "invalid_type" && issue.expected === "number") return { rule: "number" };
  return { rule: issue.code === "invalid_type" && issue.expected === "int" ? "wholeNumber" : "invalid" };
}

function wrongFormat(issue: Extract<Issue, { code: "invalid_format" }>): FieldViolation {
  const { message } = issue;
  const format: string = issue.format;
  const example = exampleIn(message);
  if (example !== undefined) return { rule: "format", example };
  if (format === "email" || format === "url") return { rule: format };
  return { rule: format === "date" || format === "datetime" ? "date" : "invalid" };
}

/** What a rule of our own refuses that names an example, as a pattern does (`like`). */
function wrongShape(issue: Extract<Issue, { code: "custom" }>): FieldViolation {
  const example = exampleIn(issue.message);
  if (example !== undefined) return { rule: "format", example };
  return { rule: isAbsent(issue) ? "required" : "invalid" };
}

function tooSmall(issue: Extract<Issue, { code: "too_small" }>): FieldViolation {
  const min = Number(issue.minimum);
  if (issue.origin === "string" && isAbsent(issue)) return { rule: "required" };
  if (issue.exact === true) return { rule: "length", length: min };
  if (issue.origin === "string") return { rule: "tooShort", minLength: min };
  if (issue.message === amountMessage) return { rule: "amountTooSmall", min };
  return { rule: issue.origin === "array" ? "tooFew" : "tooSmall", min };
}

function tooBig(issue: Extract<Issue, { code: "too_big" }>): FieldViolation {
  const max = Number(issue.maximum);
  if (issue.exact === true) return { rule: "length", length: max };
  if (issue.origin === "string") return { rule: "tooLong", maxLength: max };
  if (issue.message === amountMessage) return { rule: "amountTooBig", max };
  return { rule: issue.origin === "array" ? "tooMany" : "tooBig", max };
}

/** The issues of zod as faults by field path, each path below `under`. Of a union only the branch that came nearest counts. */
export function fieldViolationsOf(
  issues: readonly z.core.$ZodIssue[],
  under: readonly PropertyKey[] = [],
): FieldViolations {
  const faults: FieldViolations = {};
  const add = (issue: z.core.$ZodIssue, base: readonly PropertyKey[]) => {
    const path = [...base, ...issue.path];
    const branch = issue.code === "invalid_union" && !isAbsent(issue) ? nearest(issue.errors) : undefined;
    if (branch) {
      for (const inner of branch) add(inner, path);
      return;
    }
    const name = path.map(String).join(".") || "root";
    faults[name] = joined(faults[name], fieldViolationOf(issue));
  };
  for (const issue of issues) add(issue, under);
  return faults;
}

/** Beyond what a number can hold exactly, which a narrower bound says better. */
const isUnsafe = (fault: FieldViolation | undefined) =>
  fault?.rule === "tooBig" && fault.max === Number.MAX_SAFE_INTEGER;

/** Of a value that is not there nothing else is worth saying, and nothing twice. */
function joined(faults: FieldViolation[] = [], fault: FieldViolation): FieldViolation[] {
  const told = JSON.stringify(fault);
  if (faults.some((other) => JSON.stringify(other) === told)) return faults;
  if (faults[0]?.rule === "required" || (faults[0] && isUnsafe(fault))) return faults;
  if (isUnsafe(faults[0])) return [fault];
  return fault.rule === "required" ? [fault] : [...faults, fault];
}

/** The branch whose first fault lies deepest; none when the value has the type of no branch. */
function nearest(branches: readonly (readonly z.core.$ZodIssue[])[]) {
  const depth = (branch: readonly z.core.$ZodIssue[]) => Math.min(...branch.map((issue) => issue.path.length));
  const candidates = branches.filter(
    (branch) => branch.length > 0 && !branch.some((issue) => issue.path.length === 0 && issue.code === "invalid_type"),
  );
  return candidates.sort((a, b) => depth(b) - depth(a) || a.length - b.length)[0];
}
