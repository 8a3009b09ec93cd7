import type { Question } from "../sub-category/questions/form/form.ts";

/** Whether the answer is what somebody typed; all others are chosen, or have a shape of their own. */
export const isTyped = ({ type }: Pick<Question, "type">): boolean => type === "shortText" || type === "longText";
