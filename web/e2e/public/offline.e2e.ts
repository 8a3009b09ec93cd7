import type { Page } from "@playwright/test";
import { deviceOf, people } from "../app/accounts.ts";
import { site } from "../app/site.ts";
import { newPage } from "../browser/browser.ts";
import { newPageOf } from "../browser/people.ts";
import { expectAccessible, seeHeading } from "../steps/look.ts";
import { choose, question } from "../steps/wizard.ts";
import { expect, test } from "../test.ts";

const gone = "Hors connexion : gardez cette page ouverte";

/** What the browser itself says of each thing that it cannot fetch. */
const allowed = /ERR_INTERNET_DISCONNECTED/;

test("without a line pages say so and stay, and the wizard goes on", async () => {
  const page = await newPage({ allowed });
  await page.goto("/");
  await page.context().setOffline(true);
  await page.getByText(gone).waitFor();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Pose de parquet" }).first().click();
  await seeHeading(page, "Vos travaux, confiés à des entreprises d’ici.");
  expect(new URL(page.url()).pathname).toBe("/");
  await page.context().setOffline(false);
  await page.getByText(gone).waitFor({ state: "hidden" });

  await page.goto("/request/pose-de-parquet");
  // Whoever has begun to answer has all that follows.
  await choose(page, "Dans quel type de bâtiment faut-il intervenir ?", "Appartement");
  await question(page, "Que faut-il faire ?").waitFor();
  await page.context().setOffline(true);
  await page.getByText("Hors connexion : votre réponse est gardée").waitFor();
  expect(await page.getByText(gone).isVisible()).toBe(false);
  await choose(page, "Que faut-il faire ?", "Poncer et vernir le parquet");
  await question(page, /./).waitFor();
});

test("a panel says that the line is gone, and that it is back", async () => {
  const page = await newPageOf("client", { allowed });
  await page.goto("/tenderer");
  await page.getByRole("table").waitFor();
  await page.locator("output[data-offline]").waitFor({ state: "attached" });
  await page.context().setOffline(true);
  await page.getByText(/^Hors connexion depuis \d\d:\d\d/).waitFor();
  await expectAccessible(page);
  await page.context().setOffline(false);
  await page.getByText("La connexion est revenue.").waitFor();
});

/** Waits until the texts of all rooms have come, which a panel fetches once its page stands. */
const textsOf = (page: Page, section: string) =>
  page.waitForFunction(
    (end) => performance.getEntriesByType("resource").some(({ name }) => name.endsWith(end)),
    `/assets/i18n/${section}/fr.json`,
  );

test("a page whose texts had not come when the line went waits for them in its frame, and opens with its name", async () => {
  const page = await newPage({
    allowed: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/,
    storageState: await deviceOf(site().origin, people.client),
  });
  const texts = /\/assets\/i18n\/client\/fr\.json$/;
  await page.route(texts, (route) => route.abort());
  await page.goto("/tenderer");
  await page.getByRole("table").waitFor();
  await page.locator("output[data-offline]").waitFor({ state: "attached" });
  const menu = page.getByRole("navigation", { name: "Menu principal" });
  await menu.getByRole("link", { name: "Messages" }).click();
  // With a line that loses them, as a proxy does.
  await seeHeading(page, "Cette page n’a pas pu être chargée");
  await expect(menu).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Réessayer" }).click();
  await page.getByText("Cette page attend la connexion").waitFor();
  await page.unroute(texts);
  await page.context().setOffline(false);
  await seeHeading(page, "Messages");
  await expect(page).toHaveTitle(/Messages/);
});

test("a page whose code has gone with an older version is loaded anew by itself; without a line it says so and stays", async () => {
  const page = await newPageOf("client", { allowed: /ERR_INTERNET_DISCONNECTED|404|MissingPart/ });
  await page.getByRole("table").waitFor();
  await textsOf(page, "client");
  const mark = () => page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const isSameDocument = () => page.evaluate(() => "sameDocument" in window);
  const menu = page.getByRole("navigation", { name: "Menu principal" });

  await mark();
  await page.context().setOffline(true);
  await menu.getByRole("link", { name: "Messages" }).click();
  await seeHeading(page, "Cette page n’a pas pu être chargée");
  expect(await isSameDocument()).toBe(true);
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Réessayer" }).click();
  await seeHeading(page, "Messages");

  await mark();
  let isGone = true;
  await page.route(/\/assets\/.*\.js$/, (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()));
  page.on("request", (request) => {
    if (request.isNavigationRequest()) isGone = false;
  });
  await menu.getByRole("link", { name: "Tableau de bord" }).click();
  await page.getByRole("table").waitFor();
  expect(await isSameDocument()).toBe(false);
});
