import { configKeys, type ConfigKey } from "@metiro/shared/application-config/keys";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { applicationConfig, auditEntries } from "../../../db/schema/index.ts";
import { contextOf, refusal } from "../../../test/app/caller.ts";
import { testDatabase } from "../../../test/database/database.ts";
import { rowsIn } from "../../../test/database/create-rows.ts";
import { createCallerFactory } from "../../../trpc/init.ts";
import { applicationConfigRouter, refreshSettings, settings } from "../index.ts";

const database = await testDatabase();
const { db, sql } = database;
const make = rowsIn(db);
const caller = createCallerFactory(applicationConfigRouter);
const nobody = caller(contextOf(database));
const actor = await make.admin();
const admin = caller(contextOf(database, actor));

beforeEach(async () => {
  await sql`truncate application_config`;
  refreshSettings(db);
});

async function stored(key: ConfigKey, value: unknown = configKeys[key].default): Promise<string> {
  const { type, isPublic } = configKeys[key];
  const [row] = await db
    .insert(applicationConfig)
    .values({ key, value, type, isPublic, description: key })
    .returning({ id: applicationConfig.id });
  return row?.id ?? "";
}

describe("list", () => {
  test("shows everybody what is public and admins everything", async () => {
    await stored("site.name", "Metiro");
    await stored("jobRequest.dailyLimit", 20);
    const visitor = (await make.tenderer()).actor;
    const publicItem = expect.objectContaining({ key: "site.name", value: "Metiro", type: "text", isPublic: true });
    expect(await nobody.list()).toEqual([publicItem]);
    expect(await caller(contextOf(database, visitor)).list()).toEqual([publicItem]);
    expect((await admin.list()).map(({ key }) => key)).toEqual(["jobRequest.dailyLimit", "site.name"]);
  });
});

describe("update", () => {
  test.each([
    ["site.name", "Chantier"],
    ["site.currency", "CHF"],
    ["contact.email", ""],
    ["contact.phone", "+41 21 000 00 00"],
    ["jobRequest.maxRecipients", 50],
    ["jobRequest.dailyLimit", 0],
    ["subscription.required", true],
    ["jobRequest.contactVisibility", "sent"],
  ] as const)("%s may be %o", async (key, value) => {
    const appconfigId = await stored(key);
    expect((await settings(db))[key]).toBe(configKeys[key].default);
    expect(await admin.update({ appconfigId, value })).toMatchObject({ appconfigId, key, value });
    expect((await settings(db))[key]).toBe(value);
  });

  test("languages are kept in their order, each once", async () => {
    const appconfigId = await stored("site.languages");
    expect((await settings(db))["site.languages"]).toEqual(["fr", "en"]);
    expect(await admin.update({ appconfigId, value: ["fr"] })).toMatchObject({ value: ["fr"] });
    expect((await settings(db))["site.languages"]).toEqual(["fr"]);
    expect(await admin.update({ appconfigId, value: ["en", "fr", "en"] })).toMatchObject({ value: ["fr", "en"] });
    const noted = await db.select().from(auditEntries).where(eq(auditEntries.entityId, appconfigId));
    expect(noted.map(({ details }) => details)).toContainEqual({
      key: "site.languages",
      before: { value: ["fr"] },
      after: { value: ["fr", "en"] },
    });
  });

  test.each([
    ["site.languages", ["en"], "choice"],
    ["site.languages", [], "choice"],
    ["site.languages", "fr", "invalid"],
    ["site.name", "", "required"],
    ["site.name", 7, "invalid"],
    ["site.currency", "franc", "choice"],
    ["site.currency", "XYZ", "choice"],
    ["contact.email", "personne", "email"],
    ["contact.phone", "rappelez-moi", "format"],
    ["jobRequest.maxRecipients", 51, "tooBig"],
    ["jobRequest.maxRecipients", "5", "number"],
    ["jobRequest.maxRecipients", 1.5, "wholeNumber"],
    ["subscription.required", "true", "invalid"],
    ["jobRequest.contactVisibility", "never", "choice"],
  ] as const)("%s may not be %o", async (key, value, rule) => {
    const appconfigId = await stored(key);
    expect(await refusal(admin.update({ appconfigId, value }))).toMatchObject({
      code: "VALIDATION_FAILED",
      errors: { value: [{ rule }] },
    });
    expect((await settings(db))[key]).toEqual(configKeys[key].default);
  });

  test("Turnstile is chosen only where it can be asked, and keeps its site key then", async () => {
    const provider = await stored("botProtection.provider");
    const siteKey = await stored("botProtection.siteKey");
    const choose = (turnstileSecret?: string) => {
      const ctx = contextOf(database, actor);
      const config = { ...ctx.config, ...(turnstileSecret !== undefined && { turnstileSecret }) };
      return caller({ ...ctx, config }).update({ appconfigId: provider, value: "turnstile" });
    };
    const unset = { code: "VALIDATION_FAILED", errors: { value: [{ rule: "turnstileUnset" }] } };
    expect(await refusal(choose("secret"))).toMatchObject(unset);
    await admin.update({ appconfigId: siteKey, value: "0x4AAA" });
    expect(await refusal(choose())).toMatchObject(unset);
    expect(await choose("secret")).toMatchObject({ value: "turnstile" });
    expect(await refusal(admin.update({ appconfigId: siteKey, value: "" }))).toMatchObject(unset);
    await admin.update({ appconfigId: provider, value: "altcha" });
    await admin.update({ appconfigId: siteKey, value: "" });
  });

  test("notes what was before", async () => {
    const appconfigId = await stored("site.currency");
    await admin.update({ appconfigId, value: "CHF" });
    const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.entityId, appconfigId));
    expect(entry).toMatchObject({
      actorId: actor.userId,
      action: "applicationConfig.update",
      details: { key: "site.currency", before: { value: "EUR" }, after: { value: "CHF" } },
    });
  });

  test("an item that does not exist is not found", async () => {
    const appconfigId = "00000000-0000-4000-8000-000000000000";
    expect(await refusal(admin.update({ appconfigId, value: 1 }))).toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("settings", () => {
  test("are the defaults where nothing, or nonsense, is stored", async () => {
    await stored("jobRequest.maxRecipients", 7);
    await stored("subscription.required", "perhaps");
    expect(await settings(db)).toMatchObject({
      "jobRequest.maxRecipients": 7,
      "jobRequest.dailyLimit": 20,
      "jobRequest.contactVisibility": "accepted",
      "site.currency": "EUR",
      "subscription.required": false,
    });
  });

  test("are read once, until they are refreshed", async () => {
    const id = await stored("site.name", "Avant");
    expect((await settings(db))["site.name"]).toBe("Avant");
    await db.update(applicationConfig).set({ value: "Après" }).where(eq(applicationConfig.id, id));
    expect((await settings(db))["site.name"]).toBe("Avant");
    refreshSettings(db);
    expect((await settings(db))["site.name"]).toBe("Après");
  });
});
