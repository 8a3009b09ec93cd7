import { DomainError } from "../../../errors/domain-error.ts";

/** A right proof. */
export interface BotProof {
  /** What is remembered of it, so that it counts once. */
  key: string;
  /** Until then it is remembered: it would be too old afterwards. */
  expiresAt: Date;
}

export const proofRefused = () =>
  new DomainError("VALIDATION_FAILED", { errors: { botProof: [{ rule: "botProof" }] } });
