import { setupI18n } from "@lingui/core";
import { beforeEach, expect, test, vi } from "vitest";
import { activateLanguage, fetchOtherTexts, firstCatalogueUrl } from "./load.ts";

const texts: Record<string, Record<string, string>> = {
  "/assets/i18n/company/requests/fr.json": { answer: "Répondre" },
  "/assets/i18n/company/fr.json": { answer: "Répondre", pause: "Pause" },
  "/assets/i18n/company/en.json": { answer: "Answer", pause: "Pause" },
};
const fetched: string[] = [];

beforeEach(async () => {
  vi.stubEnv("PROD", true);
  fetched.length = 0;
  vi.stubGlobal("fetch", async (url: string) => {
    fetched.push(url);
    return new Response(JSON.stringify(texts[url] ?? {}), { status: texts[url] ? 200 : 404 });
  });
  vi.resetModules();
});

const requests = { section: "company", room: "requests" } as const;
const profile = { section: "company", room: "profile" } as const;

async function started() {
  const load = await import("./load.ts");
  const i18n = setupI18n();
  await load.activateLanguage(i18n, "fr", requests);
  return { i18n, load };
}

test("a document fetches the texts of the room that it shows, and the others once it stands", async () => {
  const { i18n, load } = await started();
  await load.activateLanguage(i18n, "fr", requests);
  expect([fetched, i18n._("answer"), i18n._("pause")]).toEqual([
    ["/assets/i18n/company/requests/fr.json"],
    "Répondre",
    "pause",
  ]);

  const drawn = vi.fn();
  i18n.on("change", drawn);
  await load.fetchOtherTexts(i18n, "company");
  expect(i18n._("pause")).toBe("Pause");
  expect(drawn).not.toHaveBeenCalled();

  await load.activateLanguage(i18n, "fr", profile);
  await load.fetchOtherTexts(i18n, "company");
  expect(fetched).toHaveLength(2);
});

test("a page of another room waits for its texts where they have not come yet", async () => {
  const { i18n, load } = await started();
  await load.activateLanguage(i18n, "fr", profile);
  expect(i18n._("pause")).toBe("Pause");
});

test("another language brings the whole section, and what comes late for the one before is not mixed into it", async () => {
  const { i18n, load } = await started();
  const late = load.fetchOtherTexts(i18n, "company");
  await load.activateLanguage(i18n, "en", requests);
  await late;
  expect([i18n.locale, i18n._("answer"), fetched.at(-1)]).toEqual(["en", "Answer", "/assets/i18n/company/en.json"]);
});

test("texts that did not arrive are asked for again", async () => {
  const { i18n, load } = await started();
  vi.stubGlobal("fetch", async () => new Response("", { status: 503 }));
  await expect(load.activateLanguage(i18n, "fr", profile)).rejects.toThrow("503");
  expect(["requests", "profile"].map((room) => load.hasTextsOf(i18n, room))).toEqual([true, false]);
  vi.stubGlobal("fetch", async (url: string) => new Response(JSON.stringify(texts[url])));
  await load.activateLanguage(i18n, "fr", profile);
  expect([i18n._("pause"), load.hasTextsOf(i18n, "profile")]).toEqual(["Pause", true]);
});

test("the server names the same address that the browser asks for", () => {
  const i18n = setupI18n({ locale: "fr", messages: { fr: {} } });
  expect(firstCatalogueUrl(i18n, requests)).toBe("/assets/i18n/company/requests/fr.json");
  expect(firstCatalogueUrl(setupI18n({ locale: "fr", messages: { fr: {} } }), { section: "auth" })).toBe(
    "/assets/i18n/auth/fr.json",
  );
});

test("a page that has all texts, as on the server, fetches none", async () => {
  const i18n = setupI18n({ locale: "fr", messages: { fr: {} } });
  await activateLanguage(i18n, "fr", profile);
  await fetchOtherTexts(i18n, "company");
  expect(fetched).toEqual([]);
});
