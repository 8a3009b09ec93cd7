import { formerAtOnce } from "@metiro/shared/offer/constants";
import { exportedData } from "@metiro/shared/auth/export";
import { offerHistoryInput } from "@metiro/shared/offer/history-input";
import {
  amendOfferInput,
  decideAmendmentInput,
  offer,
  offerChanges,
  offerComparison,
  offerDraft,
  offerDraftContent,
  offerDraftReceipt,
  offerHistory,
  offerLine,
  offerLineInput,
  offerStart,
  ofRequest,
  saveOfferDraftInput,
  saveOfferInput,
  saveStandardLinesInput,
  standardLine,
  standardLines,
  standardLinesInput,
  templateLine,
  vatRateInForce,
  vatRates,
} from "@metiro/shared/offer/schema";
import * as common from "../../openapi/common-texts.ts";
import { type Documented, document, inside } from "../../openapi/texts.ts";
import { vatRateDocs } from "./vat-rate/docs.ts";

const jobRequestId = ["The request that it is for."] as const;
const standardLineId = ["Id of the service's line that it answers; absent: a line of the company's own."] as const;
const lineKind = ["What it is for.", "work"] as const;
const label = ["What it is called, one line of at most {max} characters.", "Ponçage et impression des murs"] as const;
const labels = [
  "What it is called, by language; absent where the words went with an account.",
  { fr: "Ponçage et impression des murs" },
] as const;
const state = [
  "`priced`; held by another line (`includedElsewhere`); not done by this company (`notOffered`). A line of its own is priced.",
  "priced",
] as const;
const quantity = ["How many, with three decimals at most.", 84.5] as const;
const unit = ["What is counted; `lump` is a price for all of it.", "m2"] as const;
const unitPrice = ["Price of one, in cents.", 2400] as const;
const vatRate = [
  "Rate of VAT in hundredths of a percent: 810 is 8.1 %. One that holds on the day; none where the company owes no VAT.",
  810,
] as const;
const optional = ["Whether it is offered besides, and not in the total.", false] as const;
const offerVat = [
  "Whether the prices of the lines hold VAT: yes (`included`), it comes on top (`excluded`), the company owes none (`exempt`).",
  "excluded",
] as const;
const message = ["The company's words to the client.", "Volontiers, nous pouvons commencer en mars."] as const;
const validUntil = ["Last day to accept it: `yyyy-MM-dd`, Europe/Zurich.", "2099-03-31"] as const;
const availableFrom = [common.availableFrom[0], "2099-03-08"] as const;
const paymentTerms = ["When and how it is paid.", "30 % à la commande, solde à 30 jours."] as const;
const reason = ["Why it is changed.", "Le mur du couloir est humide, il faut le traiter."] as const;
const version = ["Number of the version, ascending for each company and request.", 2] as const;
const baseRevision = [
  "Number of the edited version, 0 for none. When another one stands: `REVISION_CONFLICT`. Absent: not compared.",
  0,
] as const;
const optionalTotal = ["What the optional lines come to, in cents, VAT included.", 0] as const;
const total = ["What is paid, in cents, VAT included; in francs a multiple of five.", 219225] as const;
const companyName = ["Name of the company.", "Peinture Rochat Sàrl"] as const;

const content = {
  vat: offerVat,
  message,
  validUntil,
  availableFrom,
  duration: common.duration,
  durationUnit: common.durationUnit,
  visit: common.visit,
  paymentTerms,
  lines: ["Its lines, {min} to {max}: those of the service first, in its order."],
} as const;

const offerTexts = {
  id: common.id,
  version,
  kind: ["An answer (`offer`), or a change of what was accepted (`amendment`).", "offer"],
  state: [
    "Stands (`current`), stood (`replaced`); an amendment: waits (`proposed`), was `refused` by the client or `withdrawn` by the company.",
    "current",
  ],
  currency: common.currency,
  ...content,
  lines: ["Its lines: those of the service first, in its order."],
  createdAt: common.createdAt,
  subtotal: ["What the lines come to as they are written, in cents, without optional ones.", 202800],
  vatAmount: ["VAT in the subtotal, or on top of it, in cents.", 16427],
  rounding: ["What is added to, or taken off, for the coin of five centimes, in cents.", -2],
  total,
  optionalTotal,
  shares: ["What is owed at each rate of VAT."],
  reason,
  settledAt: ["Of an amendment: when it was decided on or withdrawn: ISO 8601, UTC."],
  note: ["What the client said to an amendment.", "D’accord."],
} as const;
const draftContent = {
  vat: offerVat,
  message: ["The words as far as they are typed.", "Volont"],
  validUntil: ["The day as typed.", "2099-03-31"],
  availableFrom: ["The day as typed.", "2099-03-08"],
  duration: ["How long the work takes, as typed.", "8"],
  durationUnit: common.durationUnit,
  visit: common.visit,
  paymentTerms: ["When and how it is paid, as typed.", "30 jours"],
  reason: ["Of an amendment why, as typed.", "Mur humide"],
  documentId: ["The PDF that is to go with the answer or the amendment."],
  lines: ["The lines as far as they are written, at most {max}."],
} as const;
const draftOfRequest = ["What is written so far, of the right shape and otherwise as it was typed."] as const;
const revision = ["Raised by one with each save; the `baseRevision` of the next one.", 2] as const;
const receipt = { jobRequestId, revision, updatedAt: common.updatedAt } as const;
const standardTexts = {
  kind: lineKind,
  label: ["What it is called in French.", label[1]],
  labelEn: ["What it is called in English.", "Sanding and priming the walls"],
  unit,
} as const;

export const offerDocs: readonly Documented[] = [
  ...vatRateDocs,
  document(vatRateInForce, "VatRate", {
    kind: ["Which rate it is.", "standard"],
    rate: vatRate,
    validFrom: ["The day from which it holds: `yyyy-MM-dd`.", "2024-01-01"],
  }),
  document(vatRates, { items: ["The rates that hold today, the highest first."] }),
  document(standardLine, "StandardLine", { id: common.id, ...standardTexts }),
  document(standardLines, "StandardLines", {
    subcategoryId: common.subcategoryId,
    revision: ["Raised by one with each save; 0 where there never were any.", 1],
    lines: ["The lines, in their order."],
  }),
  document(standardLinesInput, { subcategoryId: common.subcategoryId }),
  document(saveStandardLinesInput, {
    subcategoryId: common.subcategoryId,
    baseRevision: ["The `revision` that was edited; 0 where there were none. Absent: nothing is compared.", 0],
    lines: ["All lines in their order, at most {max}."],
  }),
  document(inside(saveStandardLinesInput.shape.lines), {
    ...standardTexts,
    id: ["Of the line that it stays; absent: a new one."],
  }),
  document(offerLineInput, "OfferLineInput", {
    standardLineId,
    state,
    kind: ["Of an own line what it is for; of a service's line it is ignored.", "work"],
    label: ["Of an own line what it is called; of a service's line it is ignored.", label[1]],
    quantity,
    unit,
    unitPrice,
    vatRate,
    optional,
  }),
  document(templateLine, "TemplateLine", {
    standardLineId,
    kind: lineKind,
    label,
    quantity,
    unit,
    unitPrice,
    vatRate,
    optional,
  }),
  document(saveOfferInput, {
    jobRequestId,
    baseRevision,
    ...content,
    documentId: ["A PDF of one's own, sent to `Document/Upload`, that goes with the answer: absent, none does."],
  }),
  document(amendOfferInput, {
    jobRequestId,
    baseRevision,
    ...content,
    documentId: ["A PDF of one's own, sent to `Document/Upload`, that goes with the amendment: absent, none does."],
    reason,
  }),
  document(decideAmendmentInput, {
    id: ["Id of the amendment: of the version that it is."],
    decision: ["Whether it holds from now on.", "accepted"],
    note: ["What the company reads with it, at most {max} characters.", "D’accord."],
  }),
  document(offerDraftContent, "OfferDraftContent", draftContent),
  document(inside(offerDraftContent.shape.lines), {
    standardLineId,
    state,
    kind: lineKind,
    label: ["What it is called, as typed.", "Ponç"],
    quantity: ["How many, as typed.", "84,5"],
    unit,
    unitPrice: ["Price of one, as typed.", "24.–"],
    vatRate,
    optional,
  }),
  document(ofRequest, { jobRequestId }),
  document(saveOfferDraftInput, {
    jobRequestId,
    baseRevision: ["The `revision` that was edited; 0 where there was no draft. Absent: nothing is compared.", 0],
    content: draftOfRequest,
  }),
  document(offerDraftReceipt, "OfferDraftReceipt", receipt),
  document(offerDraft, "OfferDraft", { ...receipt, content: draftOfRequest }),
  document(offerLine, "OfferLine", {
    standardLineId,
    kind: lineKind,
    state,
    labels,
    quantity,
    unit,
    unitPrice,
    vatRate,
    optional,
    amount: ["Quantity times price, in cents, rounded half up.", 202800],
  }),
  document(inside(offerLine.shape.labels), {
    fr: ["In French, or as the company wrote it.", label[1]],
    en: ["In English; of a service's line, where it has one.", "Sanding and priming the walls"],
  }),
  document(offerChanges, "OfferChanges", {
    fields: ["What of it differs beside the lines.", ["total"]],
    lines: ["Lines that came (`after` alone), went (`before` alone) or are priced otherwise."],
  }),
  document(inside(offerChanges.shape.lines), { before: ["As it was."], after: ["As it is."] }),
  document(offer, "Offer", {
    ...offerTexts,
    document: ["The PDF that came with an amendment; that of an offer stands with its answer."],
    changes: ["Against what stood when it was given; absent of the first one."],
  }),
  document(inside(offer.shape.shares), {
    rate: vatRate,
    amount: ["What the lines at this rate come to as they are written, in cents.", 202800],
    vat: ["VAT at this rate, in cents.", 16427],
  }),
  document(offerHistoryInput, {
    jobRequestId,
    companyId: common.companyId,
    before: ["Of former versions only those before this number. Absent: the latest.", "4"],
  }),
  document(offerHistory, "OfferHistory", {
    jobRequestId,
    companyId: common.companyId,
    company: ["The company."],
    accepted: ["Whether the client has accepted the answer: from then on changes are amendments.", false],
    current: ["What stands; absent where the present answer is a short one, or there is none."],
    proposed: ["The amendment that waits for the client's decision."],
    former: [`What stood before, was refused or withdrawn; the latest first, ${formerAtOnce} at a time.`],
    moreFormer: ["Whether there are older ones: ask again with the number of the last as `before`.", false],
  }),
  document(offerHistory.shape.company, { id: common.id, name: companyName }),
  document(offerStart, "OfferStart", {
    jobRequestId,
    currency: common.currency,
    standardLines: ["The service's lines, in their order: an offer answers each of them."],
    vatRates: ["The rates of VAT that hold today, the highest first."],
    accepted: ["Whether the client has accepted the answer: what is written is then an amendment.", false],
    version: ["Number of the latest version, to be sent back as `baseRevision`; 0: none.", 0],
    current: ["What stands."],
    proposed: ["The amendment that waits for the client's decision."],
    draft: ["What is written and not sent."],
    draftDocument: ["The PDF that the draft names, as long as it is there."],
  }),
  document(offerComparison, "OfferComparison", {
    jobRequestId,
    currency: common.currency,
    companies: ["A column each; the cheapest first."],
    rows: ["The service's lines in their order, then each company's own."],
  }),
  document(inside(offerComparison.shape.companies), {
    companyId: common.companyId,
    name: companyName,
    offerId: ["Id of the version that stands."],
    version,
    vat: offerVat,
    total,
    optionalTotal,
    position: ["Where its total lies between the cheapest (0) and the dearest (1); absent of a single offer.", 0.4],
    validUntil,
    availableFrom,
    duration: common.duration,
    durationUnit: common.durationUnit,
    visit: common.visit,
    createdAt: common.createdAt,
    clientDecision: ["What the client has decided on it.", "none"],
  }),
  document(inside(offerComparison.shape.rows), {
    standardLineId: ["Id of the service's line; absent: a line of one company."],
    kind: lineKind,
    labels,
    cells: ["What companies say to it; one that is not named says nothing."],
  }),
  document(inside(inside(offerComparison.shape.rows).shape.cells), {
    companyId: common.companyId,
    state,
    quantity,
    unit,
    amount: ["In cents, VAT included, whatever the offer's own prices hold.", 219227],
    optional,
  }),
  document(inside(exportedData.shape.offers), { ...offerTexts, number: common.number, jobRequestId }),
];
