import { z } from "zod";
import { type TextLanguage, textLanguages } from "../languages.ts";
import { like, valueFault } from "../rules/value-rules.ts";
import { bounded, currency, optionalText, text } from "../scalars.ts";
import type { configTypes } from "./schema.ts";

interface ConfigKeyRule {
  type: (typeof configTypes)[number];
  /** Whether everybody may read it. */
  isPublic: boolean;
  default: unknown;
  value: z.ZodType;
}

/** What keeps robots from the forms that strangers may send. */
export const botProviders = ["altcha", "turnstile", "none"] as const;

/** Text that may be left empty. */
const blankable = optionalText(300).transform((value) => value ?? "");
const email = z.union([z.literal(""), bounded(254).check(z.email()).max(254)]);
/** Also a landline or a foreign number: it is shown, never dialled by us. */
const phone = bounded(30)
  .trim()
  .max(30)
  .regex(/^(\+?[\d ()./-]{3,})?$/, like("021 555 01 42"));
const address = z.union([
  z.literal(""),
  bounded(300)
    .check(z.url({ protocol: /^https?$/ }))
    .max(300),
]);

const everyLanguage: readonly TextLanguage[] = textLanguages;

/** Among those that are complete, in their order. French is what the others are read in where they lack a text. */
const offeredLanguages = z
  .array(z.enum(textLanguages))
  .max(20)
  .refine((chosen) => chosen.includes("fr"), valueFault("choice"))
  .transform((chosen): readonly TextLanguage[] => textLanguages.filter((language) => chosen.includes(language)));

/** Every key of the application configuration: who reads it, what it is at first, what it may be. */
export const configKeys = {
  "site.name": { type: "text", isPublic: true, default: "Metiro", value: text(1, 80) },
  "site.domain": {
    type: "text",
    isPublic: true,
    default: "metiro.ch",
    value: text(1, 253).regex(/^[\p{L}\d.-]+$/u, like("metiro.ch")),
  },
  "contact.email": { type: "email", isPublic: true, default: "contact@metiro.ch", value: email },
  "contact.phone": { type: "phone", isPublic: true, default: "", value: phone },
  "contact.address": { type: "text", isPublic: true, default: "", value: blankable },
  "site.currency": { type: "text", isPublic: true, default: "EUR", value: currency },
  "site.languages": { type: "json", isPublic: true, default: everyLanguage, value: offeredLanguages },
  "botProtection.provider": {
    type: "text",
    isPublic: true,
    default: "altcha",
    value: z.enum(botProviders),
  },
  "botProtection.siteKey": { type: "text", isPublic: true, default: "", value: blankable },
  "analytics.provider": {
    type: "text",
    isPublic: true,
    default: "first-party",
    value: z.enum(["first-party", "plausible", "none"]),
  },
  "analytics.url": { type: "text", isPublic: true, default: "", value: address },
  "analytics.siteId": { type: "text", isPublic: true, default: "", value: blankable },
  "jobRequest.maxRecipients": { type: "number", isPublic: true, default: 5, value: z.int().min(1).max(50) },
  "jobRequest.answerDays": { type: "number", isPublic: true, default: 5, value: z.int().min(1).max(60) },
  "jobRequest.dailyLimit": { type: "number", isPublic: false, default: 20, value: z.int().min(0).max(1000) },
  "jobRequest.contactVisibility": {
    type: "text",
    isPublic: true,
    default: "accepted",
    value: z.enum(["accepted", "sent"]),
  },
  "guarantee.hours": { type: "number", isPublic: true, default: 48, value: z.int().min(1).max(240) },
  "guarantee.answers": { type: "number", isPublic: true, default: 1, value: z.int().min(1).max(5) },
  "guarantee.autoSend": { type: "boolean", isPublic: false, default: false, value: z.boolean() },
  "subscription.required": { type: "boolean", isPublic: false, default: false, value: z.boolean() },
  "proofs.enforced": { type: "boolean", isPublic: false, default: false, value: z.boolean() },
  "documents.maxMegabytes": { type: "number", isPublic: false, default: 5000, value: z.int().min(0).max(1_000_000) },
  "security.adminSecondFactor": { type: "boolean", isPublic: false, default: true, value: z.boolean() },
  "mail.replyTo": { type: "email", isPublic: false, default: "", value: email },
  "retention.requestMonths": { type: "number", isPublic: false, default: 24, value: z.int().min(1).max(600) },
  "retention.inactiveAccountMonths": { type: "number", isPublic: false, default: 36, value: z.int().min(1).max(600) },
} as const satisfies Record<string, ConfigKeyRule>;

export type ConfigKey = keyof typeof configKeys;

/** The value of every key, as the server works with it. */
export type Settings = { [Key in ConfigKey]: z.output<(typeof configKeys)[Key]["value"]> };

export const isConfigKey = (key: string): key is ConfigKey => Object.hasOwn(configKeys, key);
