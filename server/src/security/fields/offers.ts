import { callers, joined, own, storedDocument } from "./answer.ts";

const line = "standardLineId kind state labels(fr en) quantity unit unitPrice vatRate optional amount";
export const offerFields = `id version kind state currency vat message validUntil availableFrom duration durationUnit visit paymentTerms createdAt
  lines[](${line}) subtotal vatAmount rounding total optionalTotal shares[](rate amount vat) reason settledAt note`;
const former = `${offerFields} document(${storedDocument})`;
const changes = `changes(fields[] lines[](before(${line}) after(${line})))`;
const offer = `${former} ${changes}`;
/** What waits for the client is not settled. */
const waiting = { nobody: "proposed(settledAt note)" };
const proposed = `proposed(${offer.replace("settledAt note", "")})`;
const history = joined(
  own(`jobRequestId companyId company(id name) accepted current(${offer}) ${proposed} former[](${former}) moreFormer`),
  // Of what stood nobody asks what it changed.
  { nobody: `${waiting.nobody} former[](${changes})` },
);
const standardLine = "id kind label labelEn unit";
const standardLines = callers(`subcategoryId revision lines[](${standardLine})`);
const rate = "kind rate validFrom";
export const templateLine = "standardLineId kind label quantity unit unitPrice vatRate optional";
const datedRates = callers("items[](id kind rate validFrom validUntil state)");
const receipt = "jobRequestId revision updatedAt";
export const offerDraftFields = `${receipt} content(vat message validUntil availableFrom duration durationUnit visit paymentTerms reason documentId
  lines[](standardLineId state kind label quantity unit unitPrice vatRate optional))`;

/** The answers about what companies offer: to the client, the company itself and the back office. */
export const offerAnswers = {
  "offer.vatRates": callers(`items[](${rate})`),
  "offer.get": history,
  "offer.start": joined(
    own(
      `jobRequestId currency standardLines[](${standardLine}) vatRates[](${rate}) accepted version current(${offer}) ${proposed} draft(${offerDraftFields}) draftDocument(${storedDocument})`,
    ),
    waiting,
  ),
  "offer.save": history,
  "offer.saveDraft": own(receipt),
  "offer.removeDraft": own("jobRequestId"),
  "offer.compare": own(
    `jobRequestId currency companies[](companyId name offerId version vat total optionalTotal position validUntil availableFrom duration durationUnit
      visit createdAt clientDecision) rows[](standardLineId kind labels(fr en) cells[](companyId state quantity unit amount optional))`,
  ),
  "offer.amend": history,
  "offer.decideAmendment": history,
  "offer.withdrawAmendment": history,
  "standardLine.get": standardLines,
  "standardLine.save": standardLines,
  "vatRate.list": datedRates,
  "vatRate.add": datedRates,
  "vatRate.remove": datedRates,
};
