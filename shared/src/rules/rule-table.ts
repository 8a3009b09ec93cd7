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

/**
 * For a table of rules, what makes the option of a zod `refine` or `addIssue` that breaks one of them:
 * `refine(isFree, violation("taken"))`, with the parameters of its message.
 */
export const violationFactory =
  <Table extends RuleTable>(_table: Table) =>
  <Rule extends keyof Table & string>(
    rule: Rule,
    ...params: Table[Rule] extends readonly [] ? [] : [RuleParams<Table, Rule>]
  ) => ({ code: "custom" as const, params: { rule, ...params[0] } });
