import { filledTemplate, type Placeholder } from "@metiro/shared/answer-template/placeholders";
import type { AnswerTemplate } from "@metiro/shared/answer-template/schema";
import type { JobRequest } from "@metiro/shared/job-request/schema";

export type PlaceholderValues = Record<Placeholder, string>;

/** What stands for the placeholders of a template in an answer to this request. */
export const placeholderValuesOf = ({ tenderer, title, locality, subregion }: JobRequest): PlaceholderValues => ({
  firstName: tenderer.firstName,
  title,
  place: locality ?? subregion.name,
});

type Letter = Pick<AnswerTemplate, "message">;

/** The templates whose letter is all that stands there, as nobody has changed it. */
export const unchangedIn = <Template extends Letter>(
  message: string,
  templates: readonly Template[],
  placeholders: PlaceholderValues,
) => templates.filter((template) => filledTemplate(template.message, placeholders).trim() === message.trim());

/** A template's letter after what was typed, or in place of another template's letter that nobody has changed. */
export function withLetter(
  message: string,
  template: Letter,
  templates: readonly Letter[],
  placeholders: PlaceholderValues,
): string {
  const typed = unchangedIn(message, templates, placeholders).length > 0 ? "" : message.trimEnd();
  return [typed, filledTemplate(template.message, placeholders)].filter(Boolean).join("\n\n");
}
