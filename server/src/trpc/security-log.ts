import type { Context } from "./context.ts";

/** What an operator's alarms may wait for. The names are stable; docs/operations.md says what each means. */
export const securityEvents = {
  "signIn.opened": "info",
  "signIn.secondFactorAsked": "info",
  "signIn.wrong": "warn",
  "signIn.paused": "warn",
  "signIn.locked": "warn",
  "call.forbidden": "warn",
  "password.reset": "warn",
  "password.changed": "info",
  "secondFactor.removed": "warn",
  "secondFactor.reset": "warn",
  "apiKey.added": "info",
  "apiKey.revoked": "info",
  "webhook.changed": "info",
  "account.locked": "warn",
  "panel.viewed": "info",
  "conversation.inspected": "info",
} as const;
export type SecurityEvent = keyof typeof securityEvents;

interface About {
  /** The id of the account that it happened to, where that is not the one that calls. */
  of?: string | undefined;
  method?: string | undefined;
  call?: string | undefined;
}

/** Writes a line that an alarm can wait for: ids and names of the program alone, nothing that anybody typed. */
export function logSecurity({ log }: Pick<Context, "log">, event: SecurityEvent, about: About = {}): void {
  log[securityEvents[event]]({ event, ...about }, "security event");
}
