export {
  createMetiro,
  type ListItem,
  type ListPage,
  type ListPath,
  type Metiro,
  type MetiroOptions,
} from "./client.js";
export { MetiroError, type Problem } from "./errors.js";
export { type SignedWebhook, verifyWebhook, WebhookError, type WebhookEvent } from "./webhooks.js";
export type { components, operations, paths } from "./made/schema.js";
