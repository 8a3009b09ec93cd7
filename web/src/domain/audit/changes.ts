import { auditFields, isAuditField } from "@metiro/shared/audit/fields";

/** One field that an entry of the audit tells of: where it stands, and what was there before and after. */
export interface Change {
  /** `translations.en.name` */
  path: string[];
  before: unknown;
  after: unknown;
}

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What differs between the two states of a row, field by field, however deep; lists are compared as a whole. */
export function changesOf(details: Fields): Change[] {
  const { before, after, from, to } = details;
  const compare = (path: string[], was: unknown, is: unknown): Change[] => {
    if ((isFields(was) || isFields(is)) && !isWhole(path)) {
      const [old, now] = [isFields(was) ? was : {}, isFields(is) ? is : {}];
      const names = [...new Set([...Object.keys(old), ...Object.keys(now)])];
      return names.flatMap((name) => compare([...path, name], old[name], now[name]));
    }
    return JSON.stringify(withoutEmpty(was)) === JSON.stringify(withoutEmpty(is))
      ? []
      : [{ path, before: was, after: is }];
  };
  // An older step of the lifecycle is written as where it began and where it led.
  const step = isStep(details) ? [{ path: ["status"], before: from, after: to }] : [];
  return [...step, ...compare([], before, after)];
}

/** Nothing is nothing, however it is written. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
const withoutEmpty = (value: unknown): unknown => (isEmpty(value) ? null : value);

/** Whether a field has words. In another order of the menu the categories themselves are the fields. */
export const isWorded = (action: string, path: readonly string[]): boolean =>
  path.every(isAuditField) || action === "category.reorder";

const isStep = ({ from, to }: Fields) => typeof from === "number" && typeof to === "number";

/** A question form is one thing: nobody reads it as a list of what differs. */
const isWhole = (path: readonly string[]) => path.at(-1) === "questions";

/** What an entry says beside the change: number, name, reason. Ids of what has no name, and the order of a list, tell nobody anything. */
export const factsOf = (details: Fields): [name: string, value: unknown][] =>
  Object.entries(details).filter(
    ([name, value]) =>
      value !== null &&
      name !== "before" &&
      name !== "after" &&
      name !== "sort" &&
      !(isAuditField(name) && auditFields[name] === "unnamed") &&
      !((name === "from" || name === "to") && isStep(details)),
  );
