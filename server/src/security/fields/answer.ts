import type { Rule } from "./audiences.ts";

/** The fields of an answer by the rule that says who reads them: `{ parties: "id number", "parties @done": "doneAt" }`. */
export type Answer = Partial<Record<Rule, string>>;

const everyRule = (answer: Answer, each: (names: string) => string): Answer =>
  Object.fromEntries(Object.entries(answer).map(([rule, names]) => [rule, each(names)]));

/** Several answers in one. */
export function joined(...answers: readonly Answer[]): Answer {
  const all: Answer = {};
  for (const answer of answers)
    for (const [rule, names] of Object.entries(answer) as [Rule, string][]) all[rule] = `${all[rule] ?? ""} ${names}`;
  return all;
}

/** The fields of an answer within another field: `items[]`. */
export const nestedIn = (field: string, answer: Answer): Answer => everyRule(answer, (names) => `${field}(${names})`);

/** A note of the back office for itself. */
export const officeNote = "id text author(id firstName lastName) createdAt";

export const callers = (names: string): Answer => ({ callers: names });
export const own = (names: string): Answer => ({ own: names });

export const listOf = (answer: Answer): Answer => nestedIn("[]", answer);

/** A page of a list, with what else stands beside its items. */
export const pageOf = (answer: Answer, more = ""): Answer =>
  joined(nestedIn("items[]", answer), callers(`totalCount pageNumber pageSize totalPages next ${more}`));

export const image = "id url width height";
/** A document that is downloaded. */
export const storedDocument = "id name kind bytes pages createdAt url";
export const sizedImageFields = `${image} sizes[](url width height)`;
export const translationFields = "translations{}(name description)";
export const categoryRef = `id name slug icon ${translationFields}`;
export const subcategoryRef = `id categoryId name slug ${translationFields}`;
export const regionRef = `id name code ${translationFields}`;
