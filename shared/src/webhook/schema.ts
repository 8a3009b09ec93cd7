import { z } from "zod";
import { violation } from "../errors/field-error.ts";
import { cappedPageOf, paging } from "../paging/schema.ts";
import { like } from "../rules/value-rules.ts";
import { bounded, clearable, emptyToAbsent, id, timestamp } from "../scalars.ts";
import {
  attemptErrors,
  deliveryStates,
  maxOverlapHours,
  maxUrlLength,
  offReasons,
  testEvent,
  defaultOverlapHours,
  webhookEventNames,
} from "./constants.ts";

const event = z.enum(webhookEventNames);

/** Where events go. What its name leads to is looked at when it is called. */
const url = bounded(maxUrlLength)
  .trim()
  .max(maxUrlLength)
  .refine((text) => /^https?:\/\/[^\s/]+/.test(text) && URL.canParse(text), like("https://exemple.ch/webhooks"));

const chosenEvents = z
  .array(event)
  .min(1)
  .max(webhookEventNames.length)
  .refine((names) => new Set(names).size === names.length, violation("repeated"));

export const webhookEndpoint = z.object({
  id,
  userId: id,
  url: z.string(),
  /** Absent: all. */
  events: z.array(z.string()).optional(),
  active: z.boolean(),
  offReason: z.enum(offReasons).optional(),
  offAt: timestamp.optional(),
  failingSince: timestamp.optional(),
  formerSecretUntil: timestamp.optional(),
  lastDeliveredAt: timestamp.optional(),
  pending: z.int(),
  failed: z.int(),
  createdAt: timestamp,
});
export type WebhookEndpoint = z.infer<typeof webhookEndpoint>;

/** Whose: of an admin those of this account, of everybody else one's own. */
export const webhookListInput = z.object({ userId: emptyToAbsent(id) });
export type WebhookListInput = z.infer<typeof webhookListInput>;
export const webhookList = z.object({ items: z.array(webhookEndpoint) });
export type WebhookList = z.infer<typeof webhookList>;

export const webhookEventList = z.object({ items: z.array(z.object({ name: event })) });
export type WebhookEventList = z.infer<typeof webhookEventList>;

export const addWebhookInput = z.object({ url, events: emptyToAbsent(chosenEvents) });
export type AddWebhookInput = z.infer<typeof addWebhookInput>;

export const updateWebhookInput = z.object({
  id,
  url: url.optional(),
  /** Null: all. */
  events: clearable(chosenEvents),
  active: z.boolean().optional(),
});
export type UpdateWebhookInput = z.infer<typeof updateWebhookInput>;

export const rotateSecretInput = z.object({
  id,
  overlapHours: z.int().min(0).max(maxOverlapHours).default(defaultOverlapHours),
});
export type RotateSecretInput = z.infer<typeof rotateSecretInput>;

/** The secret itself, which is told this once. */
export const webhookSecret = z.object({ endpoint: webhookEndpoint, secret: z.string() });
export type WebhookSecret = z.infer<typeof webhookSecret>;

export const deliveryListInput = paging.extend({ id, state: emptyToAbsent(z.enum(deliveryStates)) });
export type DeliveryListInput = z.infer<typeof deliveryListInput>;

const webhookAttempt = z.object({
  at: timestamp,
  status: z.int().optional(),
  error: z.enum(attemptErrors).optional(),
  milliseconds: z.int(),
});

export const webhookDelivery = z.object({
  id,
  eventId: id,
  event: z.enum([...webhookEventNames, testEvent]),
  data: z.record(z.string(), z.string()),
  state: z.enum(deliveryStates),
  attemptCount: z.int(),
  nextAt: timestamp.optional(),
  settledAt: timestamp.optional(),
  happenedAt: timestamp,
  createdAt: timestamp,
  /** The latest first. */
  attempts: z.array(webhookAttempt),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;
export const webhookDeliveryPage = cappedPageOf(webhookDelivery);
export type WebhookDeliveryPage = z.infer<typeof webhookDeliveryPage>;

/** A moment in years that a person means: the first ones are none to the database. */
const moment = timestamp.refine((at) => at >= "1900" && at < "2200", violation("date"));
export const retryFailedInput = z.object({ id, since: emptyToAbsent(moment) });
export type RetryFailedInput = z.infer<typeof retryFailedInput>;
export const retriedDeliveries = z.object({ count: z.int() });
export type RetriedDeliveries = z.infer<typeof retriedDeliveries>;
