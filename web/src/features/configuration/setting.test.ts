import { expect, test } from "vitest";
import { currencyOptions } from "./currencies.ts";
import { rulesOf } from "./item-rules.ts";
import { changedIn, isOfUse, type Setting, settingValuesOf } from "./setting.ts";

const setting = (key: string, type: Setting["type"], value: unknown): Setting => ({
  appconfigId: key,
  key,
  type,
  value,
  description: "",
  isPublic: true,
  revision: 1,
  updatedAt: "2026-11-23T10:00:00.000Z",
});
const items = [
  setting("site.currency", "text", "EUR"),
  setting("jobRequest.maxRecipients", "number", 5),
  setting("subscription.required", "boolean", false),
];
const keysOf = (changed: readonly Setting[]) => changed.map(({ key }) => key);

test("only what differs from what is saved is changed, and nothing is once it is typed back", () => {
  const values = settingValuesOf(items);
  expect(changedIn(items, values)).toEqual([]);
  const typed = { ...values, site: { currency: "CHF" }, subscription: { required: "true" } };
  expect(keysOf(changedIn(items, typed))).toEqual(["site.currency", "subscription.required"]);
  expect(changedIn(items, { ...typed, site: { currency: "EUR" }, subscription: { required: "false" } })).toEqual([]);
});

test("each field is checked by the rule of its key, a choice between yes and no too", () => {
  const rules = rulesOf(items);
  expect(rules.parse({ ...settingValuesOf(items), subscription: { required: "true" } })).toEqual({
    site: { currency: "EUR" },
    jobRequest: { maxRecipients: 5 },
    subscription: { required: true },
  });
  const refused = rules.safeParse({
    ...settingValuesOf(items),
    site: { currency: "XYZ" },
    jobRequest: { maxRecipients: 0 },
  });
  expect(refused.error?.issues.map(({ path }) => path.join("."))).toEqual([
    "site.currency",
    "jobRequest.maxRecipients",
  ]);
});

test("languages are chosen as a list, which its field holds with commas", () => {
  const languages = [setting("site.languages", "json", ["fr", "en"])];
  const values = settingValuesOf(languages);
  expect(values).toEqual({ site: { languages: "fr,en" } });
  expect(changedIn(languages, values)).toEqual([]);
  const typed = { site: { languages: "fr" } };
  expect(keysOf(changedIn(languages, typed))).toEqual(["site.languages"]);
  expect(rulesOf(languages).parse(typed)).toEqual({ site: { languages: ["fr"] } });
});

test("a currency is chosen by its name, those of here first", () => {
  const options = currencyOptions("fr");
  expect(options.slice(0, 2)).toEqual([
    { value: "CHF", label: "CHF, franc suisse" },
    { value: "EUR", label: "EUR, euro" },
  ]);
  expect(options.filter(({ value }) => value === "CHF")).toHaveLength(1);
});

test("the key of a service is asked for only where that service is chosen", () => {
  const chosen = (provider: string) => settingValuesOf([setting("botProtection.provider", "text", provider)]);
  expect(isOfUse({ key: "botProtection.siteKey" }, chosen("altcha"))).toBe(false);
  expect(isOfUse({ key: "botProtection.siteKey" }, chosen("turnstile"))).toBe(true);
  expect(isOfUse({ key: "site.name" }, chosen("altcha"))).toBe(true);
});
