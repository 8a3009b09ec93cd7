import { retryDays } from "./delivery/retry-delays.ts";
import {
  deliveryTimeoutSeconds,
  failingDays,
  maxPendingDeliveries,
  maxToldAttempts,
  webhookDays,
} from "@metiro/shared/webhook/constants";
import {
  addWebhookInput,
  deliveryListInput,
  retriedDeliveries,
  retryFailedInput,
  rotateSecretInput,
  updateWebhookInput,
  webhookDelivery,
  webhookDeliveryPage,
  webhookEndpoint,
  webhookEventList,
  webhookList,
  webhookListInput,
  webhookSecret,
} from "@metiro/shared/webhook/schema";
import * as common from "../../openapi/common-texts.ts";
import { type Documented, document, inside } from "../../openapi/texts.ts";

const url = [
  "Where events are sent by POST: `https`, on port 443 or one above 1023, at a name or an address of the open internet; at most {max} characters.",
  "https://exemple.ch/webhooks",
] as const;
const shownUrl = ["Where events are sent by POST.", url[1]] as const;
const eventsExample = ["jobRequest.received", "decision.accepted"];
const secret = [
  "The secret that signs, as Standard Webhooks writes it: `whsec_` and 32 bytes in base64. It is told this once.",
  "whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=",
] as const;

export const webhookDocs: readonly Documented[] = [
  document(webhookEndpoint, "WebhookEndpoint", {
    id: common.id,
    userId: ["The account that it belongs to."],
    url: shownUrl,
    events: ["The events that it is told, by name. Absent: all that its owner's endpoints can be told.", eventsExample],
    active: ["Whether it is told anything.", true],
    offReason: [
      `Why it is told nothing: \`owner\` switched it off, it answered 410 (\`gone\`), nothing was delivered for ${failingDays} days (\`failing\`), or more than ${maxPendingDeliveries.toLocaleString("en")} deliveries waited for its account and most of them for it (\`backlog\`).`,
    ],
    offAt: ["Since when it is told nothing: ISO 8601, UTC."],
    failingSince: ["Since when no delivery has succeeded: ISO 8601, UTC. Absent: the last one did."],
    formerSecretUntil: ["Until when the secret before signs beside the present one: ISO 8601, UTC."],
    lastDeliveredAt: ["When the latest event that it took was delivered: ISO 8601, UTC."],
    pending: ["Deliveries on their way, up to 1,000.", 0],
    failed: [`Deliveries of the last ${webhookDays} days that were given up, up to 1,000.`, 0],
    createdAt: common.createdAt,
  }),
  document(webhookListInput, { userId: ["Account whose endpoints an admin asks for. Absent: one's own."] }),
  document(webhookList, { items: ["The endpoints, the newest first."] }),
  document(webhookEventList, { items: ["The events, in the order in which they come to pass."] }),
  document(inside(webhookEventList.shape.items), { name: ["Name of the event.", "jobRequest.received"] }),
  document(addWebhookInput, {
    url,
    events: ["The events that it is told, each once. Absent: all.", eventsExample],
  }),
  document(updateWebhookInput, {
    id: common.id,
    url,
    events: ["The events that it is told, each once. Null: all.", eventsExample],
    active: ["Whether it is told anything. What was on its way when it is switched off is given up.", true],
  }),
  document(rotateSecretInput, {
    id: common.id,
    overlapHours: ["For how many hours the secret before signs beside the new one: {min} to {max}.", 24],
  }),
  document(webhookSecret, { endpoint: ["What is known of the endpoint from now on."], secret }),
  document(deliveryListInput, {
    id: ["The endpoint."],
    state: ["Only deliveries that stand there."],
    ...common.paging,
  }),
  document(webhookDelivery, "WebhookDelivery", {
    id: common.id,
    eventId: ["Id of the event, which is the `webhook-id` of each message about it."],
    event: ["Name of the event.", "jobRequest.received"],
    data: ["What the message says beside name and time: ids."],
    state: [
      `\`pending\`: on its way; \`delivered\`: taken; \`failed\`: given up after ${retryDays} days, or when the endpoint was switched off.`,
      "delivered",
    ],
    attemptCount: ["How often it was tried.", 1],
    nextAt: ["When it is tried next: ISO 8601, UTC."],
    settledAt: ["When it was taken or given up: ISO 8601, UTC."],
    happenedAt: ["When it happened: ISO 8601, UTC; the `timestamp` of the message."],
    createdAt: ["When it was put on its way: ISO 8601, UTC."],
    attempts: [`The latest ${maxToldAttempts} attempts, the latest first.`],
  }),
  document(inside(webhookDelivery.shape.attempts), "WebhookAttempt", {
    at: ["When it ended: ISO 8601, UTC."],
    status: ["HTTP status of the answer. Absent: there was none.", 204],
    error: [
      `Why nothing came of it: another \`status\` than 2xx, a \`timeout\` of ${deliveryTimeoutSeconds} seconds, no \`connection\`, a \`tls\` certificate that does not hold, a name that \`dns\` does not know, a \`forbiddenAddress\`, \`endpointOff\`, or \`secretLost\`.`,
    ],
    milliseconds: ["How long it took.", 84],
  }),
  document(webhookDeliveryPage, "WebhookDeliveryPage", {
    ...common.page,
    totalCapped: ["Whether there are more than `totalCount`, which stops counting there."],
  }),
  document(retryFailedInput, {
    id: ["The endpoint."],
    since: ["Only what was put on its way from then on: ISO 8601, UTC.", "2026-06-15T10:00:00Z"],
  }),
  document(retriedDeliveries, { count: ["How many are on their way again.", 3] }),
];
