import { plusDays } from "@metiro/shared/calendar-day";
import type { DurationUnit, Vat, Visit } from "@metiro/shared/job-request/response";
import type { LineKind, LineState, LineUnit } from "@metiro/shared/offer/constants";
import type { Offer, OfferDraftContent, OfferLine, OfferStart, StandardLine } from "@metiro/shared/offer/schema";
import { formatDecimal } from "#ui/number/decimal.ts";
import { moneyText } from "#ui/number/money-text.ts";
import { rateOfMost } from "./rate-of-most.ts";

/** A line as it is typed. */
export interface LineValues {
  /** While it is edited; lines have no id before they are sent. */
  key: string;
  standardLineId?: string | undefined;
  /** Of a standard line: its words, which the company does not change. */
  labels?: { fr: string; en?: string | undefined } | undefined;
  state: LineState;
  kind: LineKind;
  label: string;
  quantity: string;
  unit: LineUnit;
  unitPrice: string;
  vatRate: number;
  optional: boolean;
}

/** An offer as it is typed: what is empty is not said. */
export interface OfferValues {
  vat: Vat;
  /** Of every line that has none of its own. */
  vatRate: number;
  message: string;
  validUntil: string;
  availableFrom: string;
  duration: string;
  durationUnit: DurationUnit;
  visit: Visit | "";
  paymentTerms: string;
  /** Of an amendment: why. */
  reason: string;
  /** The PDF that goes with the answer or the amendment; empty: none. */
  documentId: string;
  lines: LineValues[];
}

let lastKey = 0;
const newKey = () => `line-${(lastKey += 1)}`;

const usualUnit: Record<LineKind, LineUnit> = {
  work: "hour",
  material: "piece",
  travel: "lump",
  disposal: "lump",
  other: "lump",
};

/** A line of the company's own. */
export const newOfferLine = (kind: LineKind, vatRate: number): LineValues => ({
  key: newKey(),
  state: "priced",
  kind,
  label: "",
  quantity: "1",
  unit: usualUnit[kind],
  unitPrice: "",
  vatRate,
  optional: false,
});

const standardValues = ({ id, kind, unit, label, labelEn }: StandardLine, vatRate: number): LineValues => ({
  ...newOfferLine(kind, vatRate),
  standardLineId: id,
  labels: { fr: label, en: labelEn },
  unit,
});

/** The rate that most work has: the ordinary one that holds today. */
const usualRate = ({ vatRates }: Pick<OfferStart, "vatRates">): number =>
  vatRates.find(({ kind }) => kind === "standard")?.rate ?? vatRates[0]?.rate ?? 0;

/** What the short answer says already. */
export interface AnswerSoFar {
  message?: string | undefined;
  availableFrom?: string | undefined;
  visit?: Visit | "" | undefined;
  vat?: Vat | "" | undefined;
  duration?: number | null | undefined;
  durationUnit?: DurationUnit | undefined;
  documentId?: string | undefined;
}

const usualValidity = 30;

/** All that an editor begins with. */
export interface EditorStart extends OfferStart {
  /** The last version that was sent, where none stands. */
  sent?: Offer | undefined;
}

/** With what the editor opens: what was begun, else what stands, else what was sent last, else the lines of the service. */
export function valuesAtStart(start: EditorStart, answer: AnswerSoFar, today: string): OfferValues {
  if (start.draft) return valuesOfContent(start.draft.content, start);
  const stands = start.proposed ?? start.current;
  // What was accepted keeps the PDF that it came with; an amendment begins without one.
  const documentId = start.accepted ? "" : (answer.documentId ?? "");
  if (stands) return { ...valuesOfOffer(stands, start), documentId };
  if (start.sent) return { ...valuesAgain(valuesOfOffer(start.sent, start), answer, today), documentId };
  const rate = usualRate(start);
  return {
    vat: answer.vat || "included",
    vatRate: rate,
    message: answer.message ?? "",
    validUntil: plusDays(today, usualValidity),
    availableFrom: answer.availableFrom ?? "",
    duration: answer.duration ? String(answer.duration) : "",
    durationUnit: answer.durationUnit ?? "day",
    visit: answer.visit ?? "",
    paymentTerms: "",
    reason: "",
    documentId,
    lines:
      start.standardLines.length > 0
        ? start.standardLines.map((line) => standardValues(line, rate))
        : [newOfferLine("work", rate)],
  };
}

type WithoutPdf = Omit<OfferValues, "documentId">;

/** What was sent, to be sent again: what the short answer says since then is newer, and days that are over are none. */
function valuesAgain(sent: WithoutPdf, answer: AnswerSoFar, today: string): WithoutPdf {
  const isOver = (day: string) => day !== "" && day < today;
  return {
    ...sent,
    message: answer.message || sent.message,
    validUntil: isOver(sent.validUntil) ? plusDays(today, usualValidity) : sent.validUntil,
    availableFrom: answer.availableFrom || (isOver(sent.availableFrom) ? "" : sent.availableFrom),
    ...(answer.duration && { duration: String(answer.duration), durationUnit: answer.durationUnit ?? "day" }),
    visit: answer.visit || sent.visit,
  };
}

/** What is typed in the short answer, put into an offer that was begun without it. */
export function withAnswer(values: OfferValues, answer: AnswerSoFar): OfferValues {
  const message = answer.message?.trim() ?? "";
  return {
    ...values,
    message: values.message.includes(message)
      ? values.message
      : [values.message.trimEnd(), message].filter(Boolean).join("\n\n"),
    availableFrom: values.availableFrom || (answer.availableFrom ?? ""),
    ...(values.duration === "" &&
      answer.duration && { duration: String(answer.duration), durationUnit: answer.durationUnit ?? "day" }),
    visit: values.visit || (answer.visit ?? ""),
    documentId: values.documentId || (answer.documentId ?? ""),
  };
}

/** The lines of the service first, each there once; then all others. */
function withStandard(lines: readonly LineValues[], start: OfferStart, rate: number): LineValues[] {
  const answered = new Map(lines.flatMap((line) => (line.standardLineId ? [[line.standardLineId, line]] : [])));
  const known = new Set(start.standardLines.map(({ id }) => id));
  return [
    ...start.standardLines.map((line) => {
      const own = answered.get(line.id);
      const values = standardValues(line, rate);
      return own ? { ...own, kind: line.kind, labels: values.labels } : values;
    }),
    ...lines.filter(({ standardLineId }) => standardLineId === undefined || !known.has(standardLineId)),
  ];
}

const quantityText = (quantity: number | undefined) => (quantity === undefined ? "1" : formatDecimal(quantity, "."));

const valuesOfLine = (line: OfferLine, rate: number): LineValues => ({
  ...newOfferLine(line.kind, line.vatRate ?? rate),
  ...(line.standardLineId !== undefined && { standardLineId: line.standardLineId, labels: line.labels }),
  state: line.state,
  label: line.standardLineId === undefined ? (line.labels?.fr ?? "") : "",
  quantity: quantityText(line.quantity),
  ...(line.unit && { unit: line.unit }),
  unitPrice: moneyText(line.unitPrice ?? null),
  optional: line.optional,
});

/** What was sent, to be changed. */
function valuesOfOffer(offer: Offer, start: OfferStart): WithoutPdf {
  const rate = rateOfMost(offer.lines, usualRate(start));
  return {
    vat: offer.vat,
    vatRate: rate,
    message: offer.message ?? "",
    validUntil: offer.validUntil ?? "",
    availableFrom: offer.availableFrom ?? "",
    duration: offer.duration === undefined ? "" : String(offer.duration),
    durationUnit: offer.durationUnit ?? "day",
    visit: offer.visit ?? "",
    paymentTerms: offer.paymentTerms ?? "",
    reason: "",
    lines: withStandard(
      offer.lines.map((line) => valuesOfLine(line, rate)),
      start,
      rate,
    ),
  };
}

/** What was begun; a line of the service that is asked no more, and that no version answers, goes. */
export function valuesOfContent(content: OfferDraftContent, start: EditorStart): OfferValues {
  const rate = rateOfMost(content.lines, usualRate(start));
  const former = new Map(
    [start.current, start.proposed, start.sent].flatMap((offer) =>
      (offer?.lines ?? []).flatMap(({ standardLineId, labels }) =>
        standardLineId === undefined ? [] : [[standardLineId, labels] as const],
      ),
    ),
  );
  const known = new Set([...start.standardLines.map(({ id }) => id), ...former.keys()]);
  const lines = content.lines
    .filter(({ standardLineId }) => standardLineId === undefined || known.has(standardLineId))
    .map(({ kind = "work", ...line }): LineValues => {
      const fresh = newOfferLine(kind, line.vatRate ?? rate);
      return {
        ...fresh,
        standardLineId: line.standardLineId,
        labels: line.standardLineId === undefined ? undefined : former.get(line.standardLineId),
        state: line.state ?? "priced",
        label: line.label ?? "",
        quantity: line.quantity ?? "",
        unit: line.unit ?? fresh.unit,
        unitPrice: line.unitPrice ?? "",
        optional: line.optional ?? false,
      };
    });
  return {
    vat: content.vat ?? "included",
    vatRate: rate,
    message: content.message ?? "",
    validUntil: content.validUntil ?? "",
    availableFrom: content.availableFrom ?? "",
    duration: content.duration ?? "",
    durationUnit: content.durationUnit ?? "day",
    visit: content.visit ?? "",
    paymentTerms: content.paymentTerms ?? "",
    reason: content.reason ?? "",
    documentId: content.documentId ?? "",
    lines: withStandard(lines, start, rate),
  };
}

/** What is kept of it while it is typed. */
export function contentOf({
  lines,
  vat,
  vatRate: _rate,
  durationUnit,
  visit,
  ...texts
}: OfferValues): OfferDraftContent {
  const filled = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ""));
  return {
    ...filled,
    vat,
    durationUnit,
    ...(visit && { visit }),
    lines: lines.map(({ key: _key, labels: _labels, standardLineId, label, quantity, unitPrice, ...line }) => ({
      ...line,
      ...(standardLineId !== undefined && { standardLineId }),
      ...(label !== "" && { label }),
      ...(quantity !== "" && { quantity }),
      ...(unitPrice !== "" && { unitPrice }),
    })),
  };
}
