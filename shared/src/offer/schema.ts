import { z } from "zod";
import { storedDocument } from "../document/schema.ts";
import { violation } from "../errors/field-error.ts";
import { clientDecisions, durationUnits, vats, visits } from "../job-request/response.ts";
import { maxDuration } from "../job-request/constants.ts";
import { amountMessage } from "../rules/value-rules.ts";
import { bounded, cents, date, emptyToAbsent, id, optionalText, revision, text, timestamp } from "../scalars.ts";
import { labelText } from "../text/names.ts";
import {
  lineKinds,
  lineStates,
  lineUnits,
  maxAmendmentReason,
  maxAmount,
  maxLineLabel,
  maxLines,
  maxOfferDraftLength,
  maxPaymentTerms,
  maxQuantity,
  maxStandardLines,
  maxUnitPrice,
  offerFields,
  offerKinds,
  offerStates,
  vatRateKinds,
} from "./constants.ts";
import { lineAmount, sumsOf } from "./money.ts";

/** With at most three decimals. */
const quantity = z
  .number()
  .min(0)
  .max(maxQuantity)
  .refine((value) => Math.round(value * 1_000) / 1_000 === value, violation("step", { step: 0.001 }));
const unitPrice = z.int().min(0, amountMessage).max(maxUnitPrice, amountMessage);
/** In hundredths of a percent: 810 is 8.1 %. */
const vatRate = z.int().min(0).max(10_000);

/** The names of a standard line by language; French is always there. */
const labels = z.object({ fr: z.string(), en: z.string().optional() });

/* What an offer may begin with. */

const standardLineFields = z.object({
  kind: z.enum(lineKinds),
  /** In French. */
  label: labelText(maxLineLabel),
  /** In English. */
  labelEn: emptyToAbsent(labelText(maxLineLabel)),
  unit: z.enum(lineUnits),
});
/** A line with which every offer for a service begins, so that offers line up. */
export const standardLine = standardLineFields.extend({ id, label: z.string(), labelEn: z.string().optional() });
export type StandardLine = z.infer<typeof standardLine>;

/** The lines of a service, whole and in their order; `revision` 0: there never were any. */
export const standardLines = z.object({
  subcategoryId: id,
  revision: z.int().min(0),
  lines: z.array(standardLine),
});
export type StandardLines = z.infer<typeof standardLines>;
export const standardLinesInput = z.object({ subcategoryId: id });
export type StandardLinesInput = z.infer<typeof standardLinesInput>;
/** A line with its `id` stays the line it was, whatever it is called; one without is new. */
export const saveStandardLinesInput = standardLinesInput.extend({
  baseRevision: z.int().min(0).optional(),
  lines: z.array(standardLineFields.extend({ id: emptyToAbsent(id) })).max(maxStandardLines),
});
export type SaveStandardLinesInput = z.infer<typeof saveStandardLinesInput>;

/** A rate of the value added tax that holds today. */
export const vatRateInForce = z.object({ kind: z.enum(vatRateKinds), rate: vatRate, validFrom: date });
export type VatRateInForce = z.infer<typeof vatRateInForce>;
export const vatRates = z.object({ items: z.array(vatRateInForce) });
export type VatRates = z.infer<typeof vatRates>;

/* What a company gives. */

export const offerLineInput = z
  .object({
    /** Of the standard line that it answers; absent: a line of the company's own. */
    standardLineId: emptyToAbsent(id),
    state: z.enum(lineStates).default("priced"),
    /** Of an own line; of a standard line it is that line's. */
    kind: z.enum(lineKinds).default("work"),
    label: emptyToAbsent(labelText(maxLineLabel)),
    quantity: emptyToAbsent(quantity),
    unit: emptyToAbsent(z.enum(lineUnits)),
    unitPrice: emptyToAbsent(unitPrice),
    /** Of a priced line, unless the company owes no VAT: a rate that holds today. */
    vatRate: emptyToAbsent(vatRate),
    /** Offered besides: not in the total. */
    optional: z.boolean().default(false),
  })
  .superRefine((line, ctx) => {
    const miss = (field: string) => ctx.addIssue({ ...violation("required"), path: [field] });
    if (line.standardLineId === undefined) {
      if (line.label === undefined) miss("label");
      if (line.state !== "priced") ctx.addIssue({ ...violation("choice"), path: ["state"] });
    }
    if (line.state !== "priced") return;
    if (line.quantity === undefined) miss("quantity");
    if (line.unit === undefined) miss("unit");
    if (line.unitPrice === undefined) miss("unitPrice");
  });
export type OfferLineInput = z.infer<typeof offerLineInput>;

const contentFields = z.object({
  vat: z.enum(vats),
  /** The company's words to the client. */
  message: optionalText(5_000),
  validUntil: emptyToAbsent(date),
  availableFrom: emptyToAbsent(date),
  duration: emptyToAbsent(z.int().min(1).max(maxDuration)),
  durationUnit: emptyToAbsent(z.enum(durationUnits)),
  visit: emptyToAbsent(z.enum(visits)),
  paymentTerms: optionalText(maxPaymentTerms),
  lines: z.array(offerLineInput).min(1).max(maxLines),
});
type Content = z.infer<typeof contentFields>;

const isBeyond = (figure: number | undefined, most: number) => figure !== undefined && (figure < 0 || figure > most);

/** What holds between the lines of an offer. */
function checkContent({ vat, lines, duration, durationUnit }: Content, ctx: z.core.$RefinementCtx): void {
  if (duration !== undefined && durationUnit === undefined)
    ctx.addIssue({ ...violation("required"), path: ["durationUnit"] });
  // Beyond what a field may hold nothing is reckoned: its own refusal stands at the field.
  if (lines.some((line) => isBeyond(line.quantity, maxQuantity) || isBeyond(line.unitPrice, maxUnitPrice))) return;
  const counted = lines.map(({ state, quantity: count = 0, unitPrice: price = 0, vatRate: rate, optional }) => ({
    amount: state === "priced" ? lineAmount(count, price) : undefined,
    vatRate: vat === "exempt" ? undefined : rate,
    optional,
  }));
  for (const [index, line] of lines.entries()) {
    if (line.state === "priced" && vat !== "exempt" && line.vatRate === undefined)
      ctx.addIssue({ ...violation("required"), path: ["lines", index, "vatRate"] });
    if ((counted[index]?.amount ?? 0) > maxAmount)
      ctx.addIssue({ ...violation("amountTooBig", { max: maxAmount }), path: ["lines", index, "unitPrice"] });
  }
  // An offer that prices nothing, or nothing but extras, has no total that one could accept.
  if (!counted.some(({ amount, optional }) => amount !== undefined && !optional))
    ctx.addIssue({ ...violation("saysNothing"), path: ["lines"] });
  const sums = sumsOf(counted, { vat, currency: "CHF" });
  if (Math.max(sums.total, sums.subtotal, sums.optionalTotal) > maxAmount)
    ctx.addIssue({ ...violation("amountTooBig", { max: maxAmount }), path: ["lines"] });
}

/** A line that a company keeps in a template for its offers; what it leaves open is filled in each time. */
export const templateLine = z.object({
  standardLineId: id.optional(),
  kind: z.enum(lineKinds),
  label: labelText(maxLineLabel),
  quantity: quantity.optional(),
  unit: z.enum(lineUnits),
  unitPrice: unitPrice.optional(),
  vatRate: vatRate.optional(),
  optional: z.boolean(),
});
export type TemplateLine = z.infer<typeof templateLine>;
export const templateLines = z.array(templateLine).max(maxLines);

/** What an offer says; the same of an amendment. */
const offerForm = contentFields.superRefine(checkContent);
export type OfferForm = z.infer<typeof offerForm>;

/** The version that was edited, 0 where there was none; another one in the database is a 409. Absent: nothing is compared. */
const baseVersion = z.int().min(0).optional();

export const saveOfferInput = offerForm.safeExtend({
  jobRequestId: id,
  baseRevision: baseVersion,
  /** A PDF of one's own that goes with it. */
  documentId: emptyToAbsent(id),
});
export type SaveOfferInput = z.infer<typeof saveOfferInput>;

export const amendOfferInput = saveOfferInput.safeExtend({
  /** Why; the client reads it beside what changes. */
  reason: text(1, maxAmendmentReason),
});
export type AmendOfferInput = z.infer<typeof amendOfferInput>;

export const decideAmendmentInput = z.object({
  id,
  decision: z.enum(["accepted", "refused"]),
  /** What the company reads with it. */
  note: optionalText(1_000),
});
export type DecideAmendmentInput = z.infer<typeof decideAmendmentInput>;

/* Drafts: of the right shape, and otherwise as they were typed. */

const asTyped = (max: number) => emptyToAbsent(text(0, max));
const draftLine = z.object({
  standardLineId: emptyToAbsent(id),
  state: emptyToAbsent(z.enum(lineStates)),
  kind: emptyToAbsent(z.enum(lineKinds)),
  label: asTyped(1_000),
  quantity: asTyped(40),
  unit: emptyToAbsent(z.enum(lineUnits)),
  unitPrice: asTyped(40),
  vatRate: emptyToAbsent(vatRate),
  optional: z.boolean().optional(),
});
export const offerDraftContent = z
  .object({
    vat: emptyToAbsent(z.enum(vats)),
    message: asTyped(10_000),
    validUntil: asTyped(20),
    availableFrom: asTyped(20),
    duration: asTyped(20),
    durationUnit: emptyToAbsent(z.enum(durationUnits)),
    visit: emptyToAbsent(z.enum(visits)),
    paymentTerms: asTyped(5_000),
    /** Why, of an amendment. */
    reason: asTyped(5_000),
    documentId: emptyToAbsent(id),
    lines: z.array(draftLine).max(2 * maxLines),
  })
  .refine((content) => JSON.stringify(content).length <= maxOfferDraftLength, {
    ...violation("tooLong", { maxLength: maxOfferDraftLength }),
    path: ["lines"],
  });
export type OfferDraftContent = z.infer<typeof offerDraftContent>;

export const ofRequest = z.object({ jobRequestId: id });
export type OfRequest = z.infer<typeof ofRequest>;
export const saveOfferDraftInput = ofRequest.extend({
  /** The revision that was edited; 0: there was none. Absent: nothing is compared. */
  baseRevision: z.int().min(0).optional(),
  content: offerDraftContent,
});
export type SaveOfferDraftInput = z.infer<typeof saveOfferDraftInput>;
export const offerDraftReceipt = z.object({ jobRequestId: id, revision, updatedAt: timestamp });
export type OfferDraftReceipt = z.infer<typeof offerDraftReceipt>;
export const offerDraft = offerDraftReceipt.extend({ content: offerDraftContent });
export type OfferDraft = z.infer<typeof offerDraft>;

/* What is read. */

export const offerLine = z.object({
  standardLineId: id.optional(),
  kind: z.enum(lineKinds),
  state: z.enum(lineStates),
  /** What it is called; absent where the words were erased with an account. */
  labels: labels.optional(),
  quantity: z.number().optional(),
  unit: z.enum(lineUnits).optional(),
  unitPrice: cents.optional(),
  vatRate: vatRate.optional(),
  optional: z.boolean(),
  /** Quantity times price; there where it is priced. */
  amount: cents.optional(),
});
export type OfferLine = z.infer<typeof offerLine>;

const vatShare = z.object({ rate: vatRate, amount: z.int(), vat: z.int() });
const sums = z.object({
  subtotal: cents,
  vatAmount: cents,
  rounding: z.int(),
  total: cents,
  optionalTotal: z.int(),
  shares: z.array(vatShare),
});

/** What differs from the version before it. */
export const offerChanges = z.object({
  fields: z.array(z.enum(offerFields)),
  lines: z.array(z.object({ before: offerLine.optional(), after: offerLine.optional() })),
});
export type OfferChanges = z.infer<typeof offerChanges>;

export const offer = z.object({
  id,
  version: z.int(),
  kind: z.enum(offerKinds),
  state: z.enum(offerStates),
  currency: z.string(),
  vat: z.enum(vats),
  message: z.string().optional(),
  validUntil: date.optional(),
  availableFrom: date.optional(),
  duration: z.int().optional(),
  durationUnit: z.enum(durationUnits).optional(),
  visit: z.enum(visits).optional(),
  paymentTerms: z.string().optional(),
  createdAt: timestamp,
  lines: z.array(offerLine),
  ...sums.shape,
  /** Of an amendment: its PDF, why, when it was settled, and what the client said to it. */
  document: storedDocument.optional(),
  reason: z.string().optional(),
  settledAt: timestamp.optional(),
  note: z.string().optional(),
  /** Against what stood when it was given; absent of the first one. */
  changes: offerChanges.optional(),
});
export type Offer = z.infer<typeof offer>;

export const offerPair = z.object({ jobRequestId: id, companyId: id });
export type OfferPair = z.infer<typeof offerPair>;

export const versionNumber = bounded(3)
  .regex(/^[1-9]\d*$/)
  .transform(Number);
/** All that one company offered for one request. */
export const offerHistory = offerPair.extend({
  company: z.object({ id, name: z.string() }),
  /** Whether the client has accepted the answer: from then on changes are amendments. */
  accepted: z.boolean(),
  /** What stands; absent where the present answer is a short one. */
  current: offer.optional(),
  /** What waits for the client's decision. */
  proposed: offer.optional(),
  /** What stood before, was refused or withdrawn; the latest first, some at a time. */
  former: z.array(offer),
  /** Whether there are older ones still, to be asked for with the last number as `before`. */
  moreFormer: z.boolean(),
});
export type OfferHistory = z.infer<typeof offerHistory>;

/** All that a company needs to write an offer. */
export const offerStart = z.object({
  jobRequestId: id,
  currency: z.string(),
  standardLines: z.array(standardLine),
  vatRates: z.array(vatRateInForce),
  /** Whether the client has accepted the answer: what is written is then an amendment. */
  accepted: z.boolean(),
  /** Number of the latest version, to be sent back as `baseRevision`; 0: none. */
  version: z.int(),
  current: offer.optional(),
  proposed: offer.optional(),
  draft: offerDraft.optional(),
  /** The PDF that the draft names, as long as it is there. */
  draftDocument: storedDocument.optional(),
});
export type OfferStart = z.infer<typeof offerStart>;

const comparedCell = z.object({
  companyId: id,
  state: z.enum(lineStates),
  quantity: z.number().optional(),
  unit: z.enum(lineUnits).optional(),
  /** VAT included, in every column. */
  amount: z.int().optional(),
  optional: z.boolean(),
});

/** The offers of a request side by side. */
export const offerComparison = z.object({
  jobRequestId: id,
  currency: z.string(),
  /** A column each; the cheapest first. */
  companies: z.array(
    z.object({
      companyId: id,
      name: z.string(),
      offerId: id,
      version: z.int(),
      vat: z.enum(vats),
      total: cents,
      /** The optional lines together, VAT included. */
      optionalTotal: z.int(),
      /** Where its total lies between the cheapest (0) and the dearest (1); absent of a single offer. */
      position: z.number().min(0).max(1).optional(),
      validUntil: date.optional(),
      availableFrom: date.optional(),
      duration: z.int().optional(),
      durationUnit: z.enum(durationUnits).optional(),
      visit: z.enum(visits).optional(),
      createdAt: timestamp,
      clientDecision: z.enum(clientDecisions),
    }),
  ),
  /** Standard lines in their order, then the own lines of each company. */
  rows: z.array(
    z.object({
      standardLineId: id.optional(),
      kind: z.enum(lineKinds),
      labels: labels.optional(),
      /** Of those companies alone that say something to it. */
      cells: z.array(comparedCell),
    }),
  ),
});
export type OfferComparison = z.infer<typeof offerComparison>;

/** What a document is: the offer of a company, or what both agreed on. */
const offerDocuments = ["offer", "agreement"] as const;
export const offerDocumentInput = offerPair.extend({
  document: z.enum(offerDocuments).default("offer"),
  /** Of a version that does not stand any more; absent: what stands. */
  version: emptyToAbsent(versionNumber),
});
export type OfferDocumentInput = z.infer<typeof offerDocumentInput>;
