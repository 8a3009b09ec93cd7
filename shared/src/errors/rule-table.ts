/**
 * A table of rules: for each rule's code, the names of the parameters that its message needs. A broken rule travels as
 * a zod issue `{ code: "custom", params: { rule, …parameters } }`.
 */
export type RuleTable = Record<string, readonly string[]>;

export type RuleParams<Table extends RuleTable, Rule extends keyof Table> = Record<
  Table[Rule][number],
  string | number
>;

/** A rule that a value breaks, with the parameters of its message: `{ rule: "tooSmall", min: 1 }`. */
export type BrokenRule<Table extends RuleTable> = {
  [Rule in keyof Table]: { rule: Rule } & RuleParams<Table, Rule>;
}[keyof Table];
