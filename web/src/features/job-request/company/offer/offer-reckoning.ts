import type { Vat } from "@metiro/shared/job-request/response";
import { maxQuantity, maxUnitPrice } from "@metiro/shared/offer/constants";
import { lineAmount, type OfferSums, sumsOf } from "@metiro/shared/offer/money";
import type { Offer, OfferLine, OfferLineInput, OfferStart, SaveOfferInput } from "@metiro/shared/offer/schema";
import { parseDecimal } from "#ui/number/decimal.ts";
import { centsOf } from "#ui/number/money-text.ts";
import type { LineValues, OfferValues } from "./draft/offer-values.ts";

const counts = (value: number | null, most: number): value is number => value !== null && value >= 0 && value <= most;

/** What a line comes to as far as it is typed; nothing where it is not priced, or is no number yet. */
export function amountOf({ state, quantity, unitPrice }: LineValues): number | undefined {
  if (state !== "priced") return undefined;
  const [count, price] = [parseDecimal(quantity), centsOf(unitPrice)];
  return counts(count, maxQuantity) && counts(price, maxUnitPrice) ? lineAmount(count, price) : undefined;
}

/** A line that nobody has begun to fill. */
export const isBlank = ({ standardLineId, state, label, unitPrice }: LineValues): boolean =>
  state === "priced" && unitPrice === "" && (standardLineId !== undefined || label.trim() === "");

/** The sums by the rules by which the server counts them. */
export const sumsOfValues = ({ lines, vat }: OfferValues, currency: string): OfferSums =>
  sumsOf(
    lines.map((line) => ({
      amount: amountOf(line),
      vatRate: vat === "exempt" ? undefined : line.vatRate,
      optional: line.optional,
    })),
    { vat, currency },
  );

/** The lines that are sent: an own one in which nothing stands is none. */
export const linesToSend = ({ lines }: OfferValues): LineValues[] =>
  lines.filter((line) => line.standardLineId !== undefined || !isBlank(line));

/** What is typed where a number belongs is left for the rules to refuse. */
const orAbsent = (value: number | null) => (value === null ? undefined : value);

function lineInput(line: LineValues, vat: Vat): OfferLineInput {
  const { standardLineId, state, kind, label, unit, vatRate, optional } = line;
  return {
    ...(standardLineId !== undefined && { standardLineId }),
    state,
    kind,
    ...(standardLineId === undefined && label.trim() !== "" && { label }),
    ...(state === "priced" && {
      quantity: orAbsent(parseDecimal(line.quantity)),
      unit,
      unitPrice: orAbsent(centsOf(line.unitPrice)),
      ...(vat !== "exempt" && { vatRate }),
    }),
    optional: state === "priced" && optional,
  };
}

/** What is sent of what is typed. */
export function offerInputOf(values: OfferValues, jobRequestId: string, baseRevision: number): SaveOfferInput {
  const { vat, message, validUntil, availableFrom, duration, durationUnit, visit, paymentTerms, documentId } = values;
  return {
    jobRequestId,
    baseRevision,
    vat,
    ...(message.trim() !== "" && { message }),
    ...(validUntil !== "" && { validUntil }),
    ...(availableFrom !== "" && { availableFrom }),
    ...(duration.trim() !== "" && { duration: orAbsent(parseDecimal(duration)), durationUnit }),
    ...(visit && { visit }),
    ...(paymentTerms.trim() !== "" && { paymentTerms }),
    ...(documentId !== "" && { documentId }),
    lines: linesToSend(values).map((line) => lineInput(line, vat)),
  };
}

const previewLine = (line: LineValues, vat: Vat): OfferLine => {
  const { standardLineId, labels, kind, state, label, unit, vatRate, optional } = line;
  const amount = amountOf(line);
  const quantity = parseDecimal(line.quantity);
  const unitPrice = centsOf(line.unitPrice);
  return {
    ...(standardLineId !== undefined && { standardLineId }),
    kind,
    state,
    labels: labels ?? { fr: label },
    optional: state === "priced" && optional,
    ...(amount !== undefined && {
      amount,
      unit,
      ...(quantity !== null && { quantity }),
      ...(unitPrice !== null && { unitPrice }),
      ...(vat !== "exempt" && { vatRate }),
    }),
  };
};

/** The offer as it would stand, were it sent. */
export function previewOf(values: OfferValues, start: OfferStart, now: string): Offer {
  const { lines: _lines, ...content } = offerInputOf(values, start.jobRequestId, start.version);
  const { jobRequestId: _id, baseRevision: _base, documentId: _pdf, ...fields } = content;
  return {
    ...fields,
    id: "preview",
    version: start.version + 1,
    kind: start.accepted ? "amendment" : "offer",
    state: start.accepted ? "proposed" : "current",
    currency: start.currency,
    createdAt: now,
    lines: linesToSend(values).map((line) => previewLine(line, values.vat)),
    ...sumsOfValues(values, start.currency),
    ...(start.accepted && values.reason.trim() !== "" && { reason: values.reason }),
  };
}
