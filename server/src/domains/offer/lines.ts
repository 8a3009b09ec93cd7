import { lineAmount } from "@metiro/shared/offer/money";
import type { OfferForm, OfferLineInput } from "@metiro/shared/offer/schema";
import type { FieldViolation } from "@metiro/shared/errors/field-error";
import { DomainError } from "../../errors/domain-error.ts";
import type { LineRow } from "./queries.ts";

/** The words of a line that offers for a service share. */
export interface Shared {
  id: string;
  kind: LineRow["kind"];
  label: string | null;
  labelEn?: string | null | undefined;
}

interface Known {
  /** The service's lines, in their order. */
  standard: readonly Shared[];
  /** Lines that what stands answers already: they may be kept though the service has them no more. */
  former: readonly Shared[];
  /** The rates that hold today. */
  rates: readonly number[];
  /** Whether each of the service's lines has to be answered. */
  whole: boolean;
}

/** The lines of an offer as they are kept: those of the service first and in its order, with the service's words, each with its amount. */
export function linesToKeep({ lines, vat }: Pick<OfferForm, "lines" | "vat">, known: Known): LineRow[] {
  const order = new Map([...known.standard, ...known.former].map((line, index) => [line.id, { line, index }]));
  const errors: Record<string, FieldViolation[]> = {};
  const answered = new Set<string>();
  for (const [index, { standardLineId, state, vatRate }] of lines.entries()) {
    if (standardLineId !== undefined) {
      if (!order.has(standardLineId)) errors[`lines.${index}.standardLineId`] = [{ rule: "unknown" }];
      if (answered.has(standardLineId)) errors[`lines.${index}.standardLineId`] = [{ rule: "taken" }];
      answered.add(standardLineId);
    }
    if (state === "priced" && vat !== "exempt" && vatRate !== undefined && !known.rates.includes(vatRate))
      errors[`lines.${index}.vatRate`] = [{ rule: "choice" }];
  }
  if (known.whole && known.standard.some(({ id }) => !answered.has(id))) errors["lines"] = [{ rule: "required" }];
  if (Object.keys(errors).length > 0) throw new DomainError("VALIDATION_FAILED", { errors });
  const rank = ({ standardLineId }: OfferLineInput) =>
    standardLineId === undefined ? order.size : (order.get(standardLineId)?.index ?? order.size);
  return lines
    .toSorted((one, other) => rank(one) - rank(other))
    .map((line) =>
      lineToKeep(line, vat, line.standardLineId === undefined ? undefined : order.get(line.standardLineId)?.line),
    );
}

function lineToKeep(line: OfferLineInput, vat: OfferForm["vat"], shared: Shared | undefined): LineRow {
  const { quantity, unit, unitPrice } = line;
  const words = {
    standardLineId: shared?.id ?? null,
    kind: shared?.kind ?? line.kind,
    label: shared ? shared.label : (line.label ?? null),
    labelEn: shared?.labelEn ?? null,
    state: line.state,
  };
  if (line.state !== "priced" || quantity === undefined || unitPrice === undefined || unit === undefined)
    return { ...words, quantity: null, unit: null, unitPrice: null, vatRate: null, optional: false, amount: null };
  return {
    ...words,
    quantity,
    unit,
    unitPrice,
    vatRate: vat === "exempt" ? null : (line.vatRate ?? null),
    optional: line.optional,
    amount: lineAmount(quantity, unitPrice),
  };
}
