import {
  maxEndpoints,
  maxPendingDeliveries,
  maxReplayed,
  maxTests,
  webhookDays,
} from "@metiro/shared/webhook/constants";
import { idObject } from "@metiro/shared/scalars";
import {
  addWebhookInput,
  deliveryListInput,
  retriedDeliveries,
  retryFailedInput,
  rotateSecretInput,
  updateWebhookInput,
  webhookDeliveryPage,
  webhookEndpoint,
  webhookEventList,
  webhookList,
  webhookListInput,
  webhookSecret,
} from "@metiro/shared/webhook/schema";
import { fromReplica } from "../../trpc/from-replica.ts";
import { allow, router } from "../../trpc/init.ts";
import { add } from "./add.ts";
import { deleteEndpoint } from "./delete.ts";
import { deliveries } from "./deliveries.ts";
import { events } from "./events.ts";
import { get } from "./get.ts";
import { list } from "./list.ts";
import { retry, retryFailed } from "./retry.ts";
import { rotateSecret } from "./rotate-secret.ts";
import { sendTest } from "./send-test.ts";
import { update } from "./update.ts";

const tags = ["Webhook"];

export const webhookRouter = router({
  events: allow("webhook.events")
    .meta({
      openapi: { method: "GET", path: "/Webhook/Events", tags, summary: "The events that one's endpoints can be told" },
    })
    .output(webhookEventList)
    .query(events),
  list: allow("webhook.list")
    .meta({ openapi: { method: "GET", path: "/Webhook/All", tags, summary: "The webhook endpoints of an account" } })
    .input(webhookListInput)
    .output(webhookList)
    .query(list),
  get: allow("webhook.get")
    .meta({ openapi: { method: "GET", path: "/Webhook/Get/{id}", tags, summary: "One webhook endpoint" } })
    .input(idObject)
    .output(webhookEndpoint)
    .query(get),
  add: allow("webhook.add")
    .meta({
      openapi: {
        method: "POST",
        path: "/Webhook/Add",
        tags,
        summary: "Add a webhook endpoint",
        description: `What happens is sent there from now on, signed as Standard Webhooks says. The secret is in the answer this once. An account has ${maxEndpoints} endpoints at most; one more is 409. Endpoints of admins are told of everything, others of what concerns their owner.`,
      },
    })
    .input(addWebhookInput)
    .output(webhookSecret)
    .mutation(add),
  update: allow("webhook.update")
    .meta({
      openapi: {
        method: "POST",
        path: "/Webhook/Update/{id}",
        tags,
        summary: "Change a webhook endpoint of one's own, or switch it off or on",
        description:
          "Another address asks for a fresh proof, and is refused to an API key. Switched on again, it is told what happens from then on.",
      },
    })
    .input(updateWebhookInput)
    .output(webhookEndpoint)
    .mutation(update),
  rotateSecret: allow("webhook.rotateSecret")
    .meta({
      openapi: {
        method: "POST",
        path: "/Webhook/RotateSecret/{id}",
        tags,
        summary: "Give a webhook endpoint of one's own another secret",
        description:
          "The secret is in the answer this once. The one before signs beside it for `overlapHours`: each message then has two signatures.",
      },
    })
    .input(rotateSecretInput)
    .output(webhookSecret)
    .mutation(rotateSecret),
  delete: allow("webhook.delete")
    .meta({
      openapi: {
        method: "DELETE",
        path: "/Webhook/Delete/{id}",
        tags,
        summary: "Delete a webhook endpoint with its log; an admin that of anybody",
      },
    })
    .input(idObject)
    .output(idObject)
    .mutation(deleteEndpoint),
  sendTest: allow("webhook.sendTest")
    .meta({
      openapi: {
        method: "POST",
        path: "/Webhook/SendTest/{id}",
        tags,
        summary: "Send a test event to a webhook endpoint of one's own",
        description: `\`webhook.test\`. The id in the answer is that of the delivery. At most ${maxTests} an hour of an account; 409 where it is switched off, or while ${maxPendingDeliveries.toLocaleString("en")} deliveries of its account wait.`,
      },
      rest: { idempotent: "keepsAnswer" },
    })
    .input(idObject)
    .output(idObject)
    .mutation(sendTest),
  deliveries: allow("webhook.deliveries")
    .meta({
      openapi: {
        method: "GET",
        path: "/Webhook/Deliveries/{id}",
        tags,
        summary: "What a webhook endpoint was told and how it went, the latest first",
        description: `Kept for ${webhookDays} days.`,
      },
    })
    .input(deliveryListInput)
    .output(webhookDeliveryPage)
    .query(fromReplica(deliveries)),
  retry: allow("webhook.retry")
    .meta({
      openapi: {
        method: "POST",
        path: "/Webhook/Retry/{id}",
        tags,
        summary: "Send something to a webhook endpoint again",
        description: `By the id of the delivery, under the same \`webhook-id\`. 409 while it is on its way, where the endpoint is switched off, or while ${maxPendingDeliveries.toLocaleString("en")} deliveries of its account wait.`,
      },
      rest: { idempotent: "keepsAnswer" },
    })
    .input(idObject)
    .output(idObject)
    .mutation(retry),
  retryFailed: allow("webhook.retryFailed")
    .meta({
      openapi: {
        method: "POST",
        path: "/Webhook/RetryFailed/{id}",
        tags,
        summary: "Send all again that a webhook endpoint did not take",
        description: `What was given up, or of that what was sent from \`since\` on, the oldest first; at most ${maxReplayed.toLocaleString("en")} at once, and no more than there is room for: ${maxPendingDeliveries.toLocaleString("en")} deliveries of an account may wait. 409 where there is none, or it is switched off.`,
      },
      rest: { idempotent: "keepsAnswer", selects: true },
    })
    .input(retryFailedInput)
    .output(retriedDeliveries)
    .mutation(retryFailed),
});
