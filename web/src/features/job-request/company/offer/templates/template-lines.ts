import { maxLines, maxQuantity, maxUnitPrice } from "@metiro/shared/offer/constants";
import type { TemplateLine } from "@metiro/shared/offer/schema";
import { formatDecimal, parseDecimal } from "#ui/number/decimal.ts";
import { centsOf, moneyText } from "#ui/number/money-text.ts";
import { isBlank } from "../offer-reckoning.ts";
import { type LineValues, newOfferLine, type OfferValues } from "../draft/offer-values.ts";

const within = (value: number | null, most: number): value is number => value !== null && value >= 0 && value <= most;

/** The priced lines of an offer, to begin another one with; what is no number yet is left open. */
export function linesToKeep({ lines }: OfferValues): TemplateLine[] {
  return lines.flatMap((line) => {
    const label = line.labels?.fr ?? line.label.trim();
    if (line.state !== "priced" || isBlank(line) || label === "") return [];
    const [quantity, unitPrice] = [parseDecimal(line.quantity), centsOf(line.unitPrice)];
    return [
      {
        ...(line.standardLineId !== undefined && { standardLineId: line.standardLineId }),
        kind: line.kind,
        label,
        ...(within(quantity, maxQuantity) && { quantity }),
        unit: line.unit,
        ...(within(unitPrice, maxUnitPrice) && { unitPrice }),
        vatRate: line.vatRate,
        optional: line.optional,
      },
    ];
  });
}

const filled = (line: LineValues, { quantity, unit, unitPrice, vatRate, optional }: TemplateLine): LineValues => ({
  ...line,
  quantity: quantity === undefined ? line.quantity : formatDecimal(quantity, "."),
  unit,
  unitPrice: moneyText(unitPrice ?? null),
  vatRate: vatRate ?? line.vatRate,
  optional,
});

/** Kept lines put into an offer: those of the service where nothing stands yet, all others below. Nothing that was typed is replaced. */
export function withTemplateLines(values: OfferValues, kept: readonly TemplateLine[]): OfferValues {
  const ofService = new Map(
    kept.flatMap((line) => (line.standardLineId ? [[line.standardLineId, line] as const] : [])),
  );
  const known = new Set(values.lines.flatMap(({ standardLineId }) => standardLineId ?? []));
  const lines = values.lines
    // An own line in which nothing stands makes room.
    .filter((line) => line.standardLineId !== undefined || !isBlank(line))
    .map((line) => {
      const found = line.standardLineId === undefined ? undefined : ofService.get(line.standardLineId);
      return found && isBlank(line) ? filled(line, found) : line;
    });
  const others = kept
    .filter(({ standardLineId }) => standardLineId === undefined || !known.has(standardLineId))
    .map((line) => ({ ...filled(newOfferLine(line.kind, line.vatRate ?? values.vatRate), line), label: line.label }));
  return { ...values, lines: [...lines, ...others].slice(0, maxLines) };
}
