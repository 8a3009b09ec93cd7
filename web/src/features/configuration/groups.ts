import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { ConfigKey } from "@metiro/shared/application-config/keys";

interface Group {
  key: string;
  title: MessageDescriptor;
  items: readonly ConfigKey[];
}

const grouped = [
  { key: "site", title: msg`Site`, items: ["site.name", "site.domain", "site.currency", "site.languages"] },
  {
    key: "contact",
    title: msg`Contact`,
    items: ["contact.email", "contact.phone", "contact.address", "mail.replyTo"],
  },
  {
    key: "requests",
    title: msg`Demandes et abonnements`,
    items: [
      "jobRequest.maxRecipients",
      "jobRequest.answerDays",
      "jobRequest.dailyLimit",
      "jobRequest.contactVisibility",
      "subscription.required",
      "proofs.enforced",
    ],
  },
  {
    key: "guarantee",
    title: msg`Garantie de réponse`,
    items: ["guarantee.hours", "guarantee.answers", "guarantee.autoSend"],
  },
  {
    key: "security",
    title: msg`Sécurité`,
    items: ["security.adminSecondFactor", "botProtection.provider", "botProtection.siteKey"],
  },
  {
    key: "analytics",
    title: msg`Mesure d’audience`,
    items: ["analytics.provider", "analytics.url", "analytics.siteId"],
  },
  {
    key: "retention",
    title: msg`Données personnelles`,
    items: ["retention.requestMonths", "retention.inactiveAccountMonths", "documents.maxMegabytes"],
  },
] as const satisfies readonly Group[];

/** Settings that stand in no group, and so nowhere on the screen: there are none. */
type Ungrouped = Exclude<ConfigKey, (typeof grouped)[number]["items"][number]>;

/** The settings as they belong together. */
export const groups: [Ungrouped] extends [never] ? readonly Group[] : Ungrouped = grouped;

/** Settings that mean something with one choice of another alone. */
export const needs: Partial<Record<ConfigKey, { of: ConfigKey; value: string }>> = {
  "botProtection.siteKey": { of: "botProtection.provider", value: "turnstile" },
  "analytics.url": { of: "analytics.provider", value: "plausible" },
  "analytics.siteId": { of: "analytics.provider", value: "plausible" },
};
