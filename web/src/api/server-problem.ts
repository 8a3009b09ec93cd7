import type { Problem } from "@metiro/shared/errors/codes";

interface SortedProblem {
  /** Field to message, for the fields that the form has. */
  fields: [path: string, message: string][];
  /** What belongs to no field of it. */
  whole: string[];
}

/** Divides a problem's messages between the fields of a form and the form as a whole. */
export function sortProblem({ errors, detail }: Problem, hasField: (path: string) => boolean): SortedProblem {
  const fields: SortedProblem["fields"] = [];
  const whole: string[] = [];
  for (const [path, messages] of Object.entries(errors ?? {}))
    if (hasField(path)) fields.push([path, messages.join(" ")]);
    else whole.push(...messages);
  return fields.length + whole.length === 0 ? { fields, whole: [detail] } : { fields, whole };
}
