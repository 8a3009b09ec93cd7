/** What the platform does by itself: at night, when too much was tried, when a proof is over, and where it sends a request on. */
const byItself = new Set([
  "auth.codeExhausted",
  "auth.codesPaused",
  "auth.signInPaused",
  "audit.redact",
  "jobRequest.remind",
  "jobRequest.sendToCompanies",
  "proof.expire",
]);
export const isByItself = (action: string): boolean => action.startsWith("retention.") || byItself.has(action);
