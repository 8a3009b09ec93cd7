import type { Page } from "@playwright/test";
import { deviceOf, people } from "../app/accounts.ts";
import { frontOf } from "../app/newer-version.ts";
import { site } from "../app/site.ts";
import { newPage } from "../browser/browser.ts";
import { newPageOf } from "../browser/people.ts";
import { expectAccessible, seeHeading } from "../steps/look.ts";
import { expect, test } from "../test.ts";

/** What the browser itself says of each thing that it cannot fetch. */
const allowed = /ERR_INTERNET_DISCONNECTED|ERR_INCOMPLETE_CHUNKED_ENCODING|Failed to fetch/;
const withWorker = { serviceWorkers: "allow", allowed } as const;

const workerIsThere = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const caught = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return { names, paths: caught.flat().map(({ url }) => new URL(url).pathname) };
  });

test("a page that is opened without a line says so, in the reader's language, and opens once the line is back", async () => {
  const page = await newPageOf("company", withWorker);
  expect(["activating", "activated"]).toContain(await workerIsThere(page));
  // The first one is no newer version.
  await page.locator("output[data-offline]").waitFor({ state: "attached" });
  expect(await page.getByText("Une nouvelle version est prête.").count()).toBe(0);
  await page.context().setOffline(true);
  await page.goto("/company/messages");
  await seeHeading(page, "Vous êtes hors connexion");
  // With its styles, which come from the device.
  const ground = await page
    .getByRole("link", { name: "Réessayer" })
    .evaluate((link) => getComputedStyle(link).backgroundColor);
  expect(ground).not.toBe("rgba(0, 0, 0, 0)");
  await expectAccessible(page);
  await page.context().addCookies([{ name: "lang", value: "en", url: new URL("/", page.url()).href }]);
  await page.reload();
  await seeHeading(page, "You’re offline");

  // Nothing of anybody is kept.
  const { paths } = await kept(page);
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => !/^\/(assets\/[^/]+-[\w-]{8}\.\w+|offline)$/.test(path))).toEqual([]);

  await page.context().setOffline(false);
  await seeHeading(page, "Messages");
  expect(new URL(page.url()).pathname).toBe("/company/messages");
});

test("a newer version waits for a press, and the page is of it afterwards", async () => {
  const front = await frontOf(site().origin);
  try {
    const page = await newPage({
      storageState: await deviceOf(front.origin, people.company),
      baseURL: front.origin,
      viewport: { width: 390, height: 844 },
      ...withWorker,
    });
    await page.goto("/company");
    await workerIsThere(page);
    // A page that stood before its worker belongs to none; the next one does.
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.locator("output[data-offline]").waitFor({ state: "attached" });
    const before = await kept(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const isSameDocument = () => page.evaluate(() => "sameDocument" in window);

    front.release();
    await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
    const bar = page.getByRole("status").filter({ hasText: "Une nouvelle version est prête." });
    await bar.waitFor();
    await expectAccessible(page);
    // Nobody’s page is loaded anew while something may be written.
    expect(await isSameDocument()).toBe(true);
    await bar.getByRole("button", { name: "Recharger" }).click();
    await expect.poll(() => isSameDocument().catch(() => true)).toBe(false);
    await page.getByRole("button", { name: /^Compte d/ }).waitFor();
    const { names } = await kept(page);
    expect(names).toHaveLength(before.names.length + 1);
    expect(names.some((name) => name.includes("newer-"))).toBe(true);
    expect(await bar.count()).toBe(0);
    // What the page still fetches is let go before the site goes away.
    await page.goto("about:blank");
  } finally {
    front.stop();
  }
});
