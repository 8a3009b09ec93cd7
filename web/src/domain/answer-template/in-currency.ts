import type { AnswerTemplate } from "@metiro/shared/answer-template/schema";
import type { TemplateLine } from "@metiro/shared/offer/schema";

type Priced = Pick<AnswerTemplate, "currency" | "priceMin" | "priceMax" | "lines">;

export const withoutUnitPrice = ({ unitPrice: _unitPrice, ...line }: TemplateLine): TemplateLine => line;

/** Whether a template has prices that say nothing in this currency. */
export const losesPrices = ({ currency, priceMin, priceMax, lines = [] }: Priced, asked: string): boolean =>
  currency !== asked &&
  (priceMin !== undefined || priceMax !== undefined || lines.some(({ unitPrice }) => unitPrice !== undefined));

/** A template as it goes into an answer in this currency: without its prices where they are in another. Nothing is relabelled. */
export function inCurrency(template: AnswerTemplate, asked: string): AnswerTemplate {
  if (template.currency === asked) return template;
  const { priceMin: _min, priceMax: _max, priceUnit: _unit, lines, ...rest } = template;
  return { ...rest, ...(lines && { lines: lines.map(withoutUnitPrice) }) };
}
