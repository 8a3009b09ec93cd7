/** What a company can prove. */
export const proofKinds = [
  "commercialRegister",
  "liabilityInsurance",
  "tradePermit",
  "socialInsurance",
  "identity",
] as const;
export type ProofKind = (typeof proofKinds)[number];

/** Either of them says that the company is what it says. */
export const identifyingKinds = ["commercialRegister", "identity"] as const satisfies readonly ProofKind[];

export const proofStates = ["submitted", "verified", "refused", "expired", "withdrawn"] as const;
export type ProofState = (typeof proofStates)[number];

/** What a trade asks of those who do it. */
export const proofNeeds = ["needed", "recommended"] as const;
export type ProofNeed = (typeof proofNeeds)[number];

/** What the commercial register said of a company on the day of the look-up. */
export const registerStates = ["active", "liquidation", "deleted"] as const;
export type RegisterState = (typeof registerStates)[number];

/** Days before its end on which a company is reminded of a proof. */
export const proofReminderDays = [30, 7] as const;

export const proofQueues = ["waiting", "settled"] as const;
export type ProofQueue = (typeof proofQueues)[number];

export const maxProofReference = 120;
export const maxProofNote = 1_000;
export const maxRefusal = 500;
