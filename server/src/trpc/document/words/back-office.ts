import type { Words } from "./shape.ts";

export const backOfficeWords: Words = {
  appconfigId: ["The item."],
  key: ["Name of the setting.", "site.name"],
  value: ["A JSON value of the item's type.", "Metiro"],
  "ConfigItem.type": ["Type of the value."],
  "ConfigItem.description": ["What the setting does.", "Name of the platform, in pages and mails."],
  isPublic: ["Whether everybody may read it.", true],

  startsOn: ["First day: `yyyy-MM-dd`, Europe/Zurich.", "2026-01-01"],
  endsOn: ["Last day, included: `yyyy-MM-dd`, Europe/Zurich.", "2026-12-31"],
  amount: ["Price of the whole period, in cents.", 58_800],
  note: ["Note of the back office.", "Facture 2026-017"],
  "Subscription.status": [
    "Where today lies: before (`upcoming`), within (`active`) or after it (`expired`); or it was canceled.",
    "active",
  ],
};
