import type { Words } from "./shape.ts";

export const backOfficeWords: Words = {
  appconfigId: ["The item."],
  key: ["Name of the setting.", "site.name"],
  value: ["A JSON value of the item's type.", "Metiro"],
  "ConfigItem.type": ["Type of the value."],
  "ConfigItem.description": ["What the setting does.", "Name of the platform, in pages and mails."],
  "ConfigItem.default": ["The value it has at first; for admins."],
  isPublic: ["Whether everybody may read it.", true],

  startsOn: ["First day: `yyyy-MM-dd`, Europe/Zurich.", "2026-01-01"],
  endsOn: ["Last day, included: `yyyy-MM-dd`, Europe/Zurich.", "2026-12-31"],
  amount: ["Price of the whole period, in cents.", 58_800],
  note: ["Note of the back office.", "Facture 2026-017"],
  newSubscriptions: ["Entered all or none."],
  "newSubscriptions.companyId": ["The company that pays."],
  "newSubscriptions.startsOn": ["First day: `yyyy-MM-dd`, Europe/Zurich. May be past.", "2026-01-01"],
  "newSubscriptions.currency": ["ISO 4217 code; the platform's own currency where absent.", "EUR"],
  "subscription.listByCompany.companyId": ["The company."],
  "subscription.list.search": ["Words of the company's name or place, or its whole e-mail address or UID.", "peinture"],
  "subscription.list.status": ["Only those that are in it today.", "active"],
  "Subscription.company": ["Whose it is; the name of an erased company is a dash."],
  "Subscription.status": [
    "Where today lies: before (`upcoming`), within (`active`) or after it (`expired`); or it was canceled.",
    "active",
  ],
};
