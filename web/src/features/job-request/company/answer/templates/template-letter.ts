import type { AnswerTemplate } from "@metiro/shared/answer-template/schema";
import { type PlaceholderValues, unchangedIn, withLetter } from "#domain/answer-template/letter.ts";
import type { AnswerDraft } from "../answer-draft.ts";

type Priced = Pick<AnswerDraft, "priceMin" | "priceMax" | "priceUnit">;

/** A template put into a short answer: nothing that was typed is replaced, neither letter nor price. */
export function withTemplate(
  typed: Priced & Pick<AnswerTemplate, "message">,
  template: AnswerTemplate,
  templates: readonly AnswerTemplate[],
  placeholders: PlaceholderValues,
): Partial<Priced> & Pick<AnswerTemplate, "message"> {
  const unpriced = typed.priceMin === null && typed.priceMax === null;
  const isTemplatePrice = unchangedIn(typed.message, templates, placeholders).some(
    ({ priceMin = null, priceMax = null, priceUnit }) =>
      priceMin === typed.priceMin && priceMax === typed.priceMax && priceUnit === typed.priceUnit,
  );
  const { priceMin = null, priceMax = null, priceUnit } = template;
  return {
    message: withLetter(typed.message, template, templates, placeholders),
    ...((unpriced || isTemplatePrice) && { priceMin, priceMax, ...(priceUnit && { priceUnit }) }),
  };
}
