import type { Role } from "../roles.ts";

const everyRole = ["Admin", "Company", "Tenderer"] as const;
const office = ["Admin"] as const;
const client = ["Admin", "Tenderer"] as const;
const company = ["Admin", "Company"] as const;

/**
 * What an endpoint can be told, and whose endpoints: admins hear of everybody's rows, companies and clients of their own. The triggers
 * `webhook_*` in drizzle/sql write the same names; a test compares them.
 */
const webhookEvents = {
  "jobRequest.created": client,
  "jobRequest.updated": client,
  "jobRequest.sent": client,
  "jobRequest.recalled": client,
  "jobRequest.canceled": everyRole,
  "jobRequest.done": everyRole,
  "jobRequest.undone": everyRole,
  "jobRequest.deleted": client,
  "jobRequest.received": company,
  "jobRequest.withdrawn": company,
  "jobRequest.reminded": company,
  "question.asked": client,
  "question.answered": client,
  "details.added": everyRole,
  "answer.offered": everyRole,
  "answer.declined": everyRole,
  "answer.changed": everyRole,
  "answer.takenBack": everyRole,
  "offer.given": everyRole,
  "amendment.proposed": everyRole,
  "amendment.accepted": everyRole,
  "amendment.refused": everyRole,
  "amendment.withdrawn": everyRole,
  "decision.accepted": everyRole,
  "decision.rejected": everyRole,
  "message.sent": everyRole,
  "company.created": company,
  "company.updated": company,
  "company.coverageUpdated": company,
  "company.verified": company,
  "company.unverified": company,
  "company.paused": company,
  "company.resumed": company,
  "company.left": company,
  "company.returned": company,
  "company.erased": office,
  "subscription.created": company,
  "subscription.updated": company,
  "subscription.canceled": company,
  "subscription.ending": company,
} as const satisfies Record<string, readonly Role[]>;
export type WebhookEvent = keyof typeof webhookEvents;

/** What an endpoint is sent to try it out; nobody chooses it. */
export const testEvent = "webhook.test";

export const webhookEventNames = Object.keys(webhookEvents) as WebhookEvent[];

/** The events that endpoints of somebody of this role can be told. */
export const eventsFor = (role: Role): WebhookEvent[] =>
  webhookEventNames.filter((name) => (webhookEvents[name] as readonly Role[]).includes(role));

/** Endpoints of one account. */
export const maxEndpoints = 10;
export const maxUrlLength = 500;
/** Hours for which a secret that was replaced still signs beside the new one. */
export const defaultOverlapHours = 24;
export const maxOverlapHours = 168;
/** Days for which events and what became of them are kept. */
export const webhookDays = 30;
/** Days without a success after which an endpoint is told nothing more. */
export const failingDays = 3;
/** Test events of one account an hour, to all its endpoints. */
export const maxTests = 30;
/** Deliveries that are sent again at once. */
export const maxReplayed = 1000;

/** Attempts that a delivery tells: those of one round, and some before. */
export const maxToldAttempts = 20;
/** Seconds that an endpoint has for its answer. */
export const deliveryTimeoutSeconds = 10;

/** Where a delivery stands: on its way, taken over, given up. */
export const deliveryStates = ["pending", "delivered", "failed"] as const;

/** Why nothing came of an attempt, where there was no answer that says so. */
export const attemptErrors = [
  "status",
  "timeout",
  "connection",
  "tls",
  "dns",
  "forbiddenAddress",
  "endpointOff",
  "secretLost",
] as const;
export type AttemptError = (typeof attemptErrors)[number];

/** Deliveries that may wait for the endpoints of one account; of more, the one for which most wait is switched off. */
export const maxPendingDeliveries = 10_000;
/** Of those that wait for an endpoint of the back office, when there are too many: those that one account may have made. */
export const maxPendingOfSource = 500;

/** Why an endpoint is told nothing: its owner's choice, its answer 410, three days without one success, or too many that wait. */
export const offReasons = ["owner", "gone", "failing", "backlog"] as const;
