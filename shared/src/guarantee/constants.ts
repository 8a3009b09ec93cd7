/** How a promise ended: in time, not in time, or before its time and without anybody's fault. */
export const guaranteeOutcomes = ["met", "missed", "ended"] as const;
export type GuaranteeOutcome = (typeof guaranteeOutcomes)[number];

/** Why a request is to be sent to other companies: the promise was not kept, or its client wishes so. */
export const relaunchReasons = ["missed", "answersMissing", "offersUnsuitable"] as const;
export type RelaunchReason = (typeof relaunchReasons)[number];

/** What became of that: sent to others, given up by an admin, or not needed any more. */
export const relaunchEnds = ["sent", "dismissed", "ended"] as const;
export type RelaunchEnd = (typeof relaunchEnds)[number];

/** What the list of the back office is filtered by. */
export const guaranteeStates = ["toRelaunch", "met", "missed"] as const;
export type GuaranteeState = (typeof guaranteeStates)[number];

/** How often a request is sent on without an admin. */
export const maxAutoSends = 2;
/** How often a client may ask for other companies for one request. */
export const maxRelaunchAsks = 3;
/** Requests whose promises are asked for at once. */
export const maxPromises = 100;
