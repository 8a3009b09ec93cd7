import type { OfferField } from "./constants.ts";
import type { Offer, OfferChanges, OfferLine } from "./schema.ts";

type Compared = Omit<Offer, "changes">;

/** By what a line is the same line in another version: the standard line, or its words and how often they stood before. */
function named(lines: readonly OfferLine[]): Map<string, OfferLine> {
  const seen = new Map<string, number>();
  return new Map(
    lines.map((line) => {
      const name = line.standardLineId ?? `${line.kind} ${line.labels?.fr ?? ""}`;
      const times = (seen.get(name) ?? 0) + 1;
      seen.set(name, times);
      return [`${name} ${times}`, line];
    }),
  );
}

const sameLine = (one: OfferLine, other: OfferLine): boolean =>
  one.state === other.state &&
  one.quantity === other.quantity &&
  one.unit === other.unit &&
  one.unitPrice === other.unitPrice &&
  one.vatRate === other.vatRate &&
  one.optional === other.optional;

/** Where two versions differ, field by field; the length of the work is one field with its unit. */
const differs: Record<OfferField, (one: Compared, other: Compared) => boolean> = {
  total: (one, other) => one.total !== other.total,
  vat: (one, other) => one.vat !== other.vat,
  message: (one, other) => one.message !== other.message,
  validUntil: (one, other) => one.validUntil !== other.validUntil,
  availableFrom: (one, other) => one.availableFrom !== other.availableFrom,
  duration: (one, other) => one.duration !== other.duration || one.durationUnit !== other.durationUnit,
  visit: (one, other) => one.visit !== other.visit,
  paymentTerms: (one, other) => one.paymentTerms !== other.paymentTerms,
};

/** What a version changes of the one before it: lines that came, that went and that are priced otherwise. */
export function changesOf(before: Compared, after: Compared): OfferChanges {
  const [old, present] = [named(before.lines), named(after.lines)];
  const fields = (Object.keys(differs) as OfferField[]).filter((field) => differs[field](before, after));
  const lines: OfferChanges["lines"] = [];
  for (const [name, line] of present) {
    const was = old.get(name);
    if (!was) lines.push({ after: line });
    else if (!sameLine(was, line)) lines.push({ before: was, after: line });
  }
  for (const [name, line] of old) if (!present.has(name)) lines.push({ before: line });
  return { fields, lines };
}
