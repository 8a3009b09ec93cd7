import {
  checkedProof,
  companyProof,
  ownProofs,
  passport,
  passportInput,
  proofListInput,
  queuedProof,
  queuedProofPage,
  refuseProofInput,
  setTradeProofsInput,
  submitProofInput,
  tradeProofs,
  tradeProofsInput,
  verifyProofInput,
} from "@metiro/shared/proof/schema";
import * as common from "../../openapi/common-texts.ts";
import { type Documented, document, inside } from "../../openapi/texts.ts";

const kind = ["What is proved.", "liabilityInsurance"] as const;
const need = ["Whether a trade of the company needs it, or recommends it; absent: none asks it.", "needed"] as const;
const trades = ["Names of the trades that ask for it.", ["Installation électrique"]] as const;
const validFrom = ["First day on which it holds.", "2026-01-01"] as const;
const validUntil = ["Last day on which it holds; absent: it has no end.", "2026-12-31"] as const;
const reference = ["Number of the policy, the permit or the entry, at most {max} characters.", "RC-2026-1843"] as const;
const register = {
  state: ["What the register said of the company.", "active"],
  checkedOn: ["Day on which it was looked up.", "2026-03-12"],
} as const;
const asks = {
  kind,
  need: ["Whether the trade needs it (`needed`) or recommends it.", "needed"],
} as const;

const proof = {
  id: common.id,
  kind,
  state: ["Where it stands: `submitted` waits for the back office, `verified` holds.", "verified"],
  document: ["What was sent; absent where an admin vouched for the company without a paper."],
  validFrom,
  validUntil,
  reference: ["Number of the policy, the permit or the entry.", "RC-2026-1843"],
  note: ["What the company added.", "Nouvelle police dès janvier."],
  register: ["What the commercial register said."],
  refusal: ["Why it was refused.", "La date de validité n’est pas lisible."],
  reviewedAt: ["When an admin judged it: ISO 8601, UTC."],
  createdAt: common.createdAt,
} as const;

export const proofDocs: readonly Documented[] = [
  document(companyProof, "CompanyProof", proof),
  document(inside(companyProof.shape.register), register),
  document(ownProofs, "OwnProofs", {
    items: ["Each kind: needed ones first, then recommended ones, then those that nothing asks for."],
  }),
  document(inside(ownProofs.shape.items), {
    kind,
    need,
    trades,
    verified: ["The one that holds."],
    waiting: ["The one that waits for the back office."],
    ended: ["The last one, where it was refused or has expired."],
  }),
  document(submitProofInput, {
    kind,
    documentId: ["Id of a document of one's own.", "0199f0c0-0000-7000-8000-0000000d0c01"],
    validFrom,
    validUntil,
    reference,
    note: ["What the back office should know, at most {max} characters.", "Nouvelle police dès janvier."],
  }),
  document(queuedProof, "QueuedProof", {
    ...proof,
    company: ["Whose it is."],
    need,
    trades,
    replaces: ["The one of its kind that holds until this one is found right."],
  }),
  document(queuedProof.shape.company, {
    id: common.id,
    name: ["Name of the company.", "Électricité Morand Sàrl"],
    uid: ["Its business number (UID).", "CHE-123.456.788"],
    locality: ["Where it is.", "Lausanne"],
  }),
  document(inside(queuedProof.shape.replaces), { validUntil }),
  document(queuedProofPage, "QueuedProofPage", {
    ...common.page,
    totalCapped: ["Whether there are more than `totalCount`, which stops counting there."],
  }),
  document(proofListInput, {
    ...common.paging,
    queue: ["What waits (`waiting`), or what was judged (`settled`). Absent: `waiting`.", "waiting"],
    companyId: ["Only those of this company."],
  }),
  document(verifyProofInput, {
    id: common.id,
    validFrom,
    validUntil,
    reference,
    register: ["What the register says; of the commercial register it is required."],
  }),
  document(refuseProofInput, {
    id: common.id,
    reason: ["What the company is told, {min} to {max} characters.", "La date de validité n’est pas lisible."],
  }),
  document(passport, "Passport", { items: ["What was checked and holds."] }),
  document(checkedProof, "CheckedProof", {
    kind,
    verifiedAt: ["When an admin checked it: ISO 8601, UTC."],
    validUntil,
  }),
  document(passportInput, { companyId: ["Id of the company."] }),
  document(tradeProofs, "TradeProofs", { items: ["What the subcategory asks."] }),
  document(inside(tradeProofs.shape.items), asks),
  document(tradeProofsInput, { subcategoryId: ["Id of the subcategory."] }),
  document(setTradeProofsInput, {
    subcategoryId: ["Id of the subcategory."],
    items: ["All that it asks from now on."],
  }),
];
