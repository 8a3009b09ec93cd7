import { callers, joined, own, pageOf, storedDocument } from "./answer.ts";

const register = "register(state checkedOn)";
const sent = `id kind state document(${storedDocument}) validFrom validUntil reference note createdAt`;
/** Of a company's proof all that there is of it. */
export const wholeProof = `${sent} ${register} refusal reviewedAt`;
const queued = `${wholeProof} company(id name uid locality) need trades[] replaces(validUntil)`;
const ownProofs = joined(
  own(
    `items[](kind need trades[] verified(${sent} ${register} reviewedAt) waiting(${sent}) ended(${sent} refusal reviewedAt))`,
  ),
  { nobody: `items[](verified(refusal) waiting(${register} refusal reviewedAt) ended(${register}))` },
);

/** The answers about what companies prove. */
export const proofAnswers = {
  "proof.own": ownProofs,
  "proof.submit": ownProofs,
  "proof.withdraw": ownProofs,
  "proof.list": pageOf(callers(queued), "totalCapped"),
  "proof.verify": callers(queued),
  "proof.refuse": callers(queued),
  "proof.passport": own("items[](kind verifiedAt validUntil)"),
  "proof.trade": callers("items[](kind need)"),
  "proof.setTrade": callers("items[](kind need)"),
};
