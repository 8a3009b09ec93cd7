import { z } from "zod";
import { storedDocument } from "../document/schema.ts";
import { cappedPageOf, paging } from "../paging/schema.ts";
import { valueFault } from "../rules/value-rules.ts";
import { date, emptyToAbsent, id, optionalText, text, timestamp } from "../scalars.ts";
import {
  maxProofNote,
  maxProofReference,
  maxRefusal,
  proofKinds,
  proofNeeds,
  proofQueues,
  proofStates,
  registerStates,
} from "./constants.ts";

const register = z.object({ state: z.enum(registerStates), checkedOn: date });

/** A proof with what was checked, and until when it holds. */
export const companyProof = z.object({
  id,
  kind: z.enum(proofKinds),
  state: z.enum(proofStates),
  /** Absent where an admin vouched without a paper. */
  document: storedDocument.optional(),
  validFrom: date.optional(),
  validUntil: date.optional(),
  /** Number of a policy, a permit or an entry. */
  reference: z.string().optional(),
  /** What the company added. */
  note: z.string().optional(),
  /** What the register said. */
  register: register.optional(),
  /** Why it was refused. */
  refusal: z.string().optional(),
  reviewedAt: timestamp.optional(),
  createdAt: timestamp,
});
export type CompanyProof = z.infer<typeof companyProof>;

const asked = {
  /** What the company's trades ask; absent: none asks it. */
  need: z.enum(proofNeeds).optional(),
  /** Names of the trades that need it, or recommend it where none needs it. */
  trades: z.array(z.string()),
};

/** Of each kind what is asked, what holds, what waits and what ended last. */
export const ownProofs = z.object({
  items: z.array(
    z.object({
      kind: z.enum(proofKinds),
      ...asked,
      verified: companyProof.optional(),
      waiting: companyProof.optional(),
      /** Refused or expired, where nothing newer stands. */
      ended: companyProof.optional(),
    }),
  ),
});
export type OwnProofs = z.infer<typeof ownProofs>;

const days = { validFrom: emptyToAbsent(date), validUntil: emptyToAbsent(date) };
const inOrder = ({ validFrom, validUntil }: { validFrom?: string | undefined; validUntil?: string | undefined }) =>
  validFrom === undefined || validUntil === undefined || validFrom <= validUntil;
const reversed = { ...valueFault("rangeReversed"), path: ["validUntil"] };

export const submitProofInput = z
  .object({
    kind: z.enum(proofKinds),
    documentId: id,
    ...days,
    reference: optionalText(maxProofReference),
    note: optionalText(maxProofNote),
  })
  .refine(inOrder, reversed);
export type SubmitProofInput = z.infer<typeof submitProofInput>;

/** A proof as the back office judges it. */
export const queuedProof = companyProof.extend({
  company: z.object({ id, name: z.string(), uid: z.string().optional(), locality: z.string().optional() }),
  ...asked,
  /** Until when the proof holds that this one would replace. */
  replaces: z.object({ validUntil: date.optional() }).optional(),
});
export type QueuedProof = z.infer<typeof queuedProof>;
export const queuedProofPage = cappedPageOf(queuedProof);
export type QueuedProofPage = z.infer<typeof queuedProofPage>;

export const proofListInput = paging.extend({
  queue: emptyToAbsent(z.enum(proofQueues)),
  companyId: emptyToAbsent(id),
});
export type ProofListInput = z.infer<typeof proofListInput>;

/** What the back office found; `register` where the kind is the commercial register. */
export const verifyProofInput = z
  .object({ id, ...days, reference: optionalText(maxProofReference), register: register.optional() })
  .refine(inOrder, reversed);
export type VerifyProofInput = z.infer<typeof verifyProofInput>;

export const refuseProofInput = z.object({ id, reason: text(3, maxRefusal) });
export type RefuseProofInput = z.infer<typeof refuseProofInput>;

/** One thing that was checked of a company and holds; neither its paper nor who checked it. */
export const checkedProof = z.object({ kind: z.enum(proofKinds), verifiedAt: timestamp, validUntil: date.optional() });
export type CheckedProof = z.infer<typeof checkedProof>;
/** What of a company was checked: what its badge says. */
export const passport = z.object({ items: z.array(checkedProof) });
export type Passport = z.infer<typeof passport>;
export const passportInput = z.object({ companyId: id });
export type PassportInput = z.infer<typeof passportInput>;

const neededKind = z.object({ kind: z.enum(proofKinds), need: z.enum(proofNeeds) });
export const tradeProofs = z.object({ items: z.array(neededKind) });
export type TradeProofs = z.infer<typeof tradeProofs>;
export const tradeProofsInput = z.object({ subcategoryId: id });
export type TradeProofsInput = z.infer<typeof tradeProofsInput>;
export const setTradeProofsInput = z.object({
  subcategoryId: id,
  items: z.array(neededKind).max(proofKinds.length),
});
export type SetTradeProofsInput = z.infer<typeof setTradeProofsInput>;
