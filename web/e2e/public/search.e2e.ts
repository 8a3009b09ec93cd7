import type { Locator } from "@playwright/test";
import { newPage } from "../browser/browser.ts";
import { expectAccessible } from "../steps/look.ts";
import { question } from "../steps/wizard.ts";
import { expect, test } from "../test.ts";

/** How much of an element a reader sees: 1 when nothing cuts it off. */
const visiblePart = (locator: Locator) =>
  locator.evaluate(
    (element) =>
      new Promise<number>((resolve) =>
        new IntersectionObserver(([entry]) => resolve(entry?.intersectionRatio ?? 0)).observe(element),
      ),
  );

test("a trade is suggested while one types, whole and without a fault, and taken with the keyboard", async () => {
  const page = await newPage({ viewport: { width: 1440, height: 1000 } });
  await page.goto("/");
  await page.getByRole("searchbox").pressSequentially("parq");
  const suggestions = page.getByRole("search").getByRole("link");
  await suggestions.filter({ hasText: "Pose de parquet" }).waitFor();
  await expectAccessible(page);
  await page.getByRole("searchbox").fill("peint");
  await suggestions.filter({ hasText: "Peinture extérieure" }).waitFor();
  await expect.poll(() => visiblePart(suggestions.last())).toBe(1);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await question(page, "De quel type de bâtiment s’agit-il ?").waitFor();
  expect(new URL(page.url()).pathname).toBe("/request/peinture-exterieure");
});

test("a search without a match says so and shows the way", async () => {
  const page = await newPage();
  await page.goto("/");
  await page.getByRole("searchbox").fill("licornes");
  await page.keyboard.press("Enter");
  await page.waitForURL(/q=licornes/);
  await page.getByRole("heading", { level: 1, name: /Aucune prestation trouvée/ }).waitFor();
  await expectAccessible(page);
});

test("on a phone the suggestions stand right under the field, over the whole screen, until one goes back", async () => {
  // What a keyboard leaves of the screen.
  const page = await newPage({ viewport: { width: 390, height: 460 } });
  await page.goto("/");
  const field = page.getByRole("searchbox");
  await field.click();
  await field.pressSequentially("peint");
  const suggestions = page.getByRole("search").getByRole("link");
  await suggestions.filter({ hasText: "Peinture extérieure" }).waitFor();
  await expect.poll(() => visiblePart(suggestions.first())).toBe(1);
  await expectAccessible(page);
  await page.goBack();
  await page.getByRole("button", { name: "Fermer la recherche" }).waitFor({ state: "hidden" });
  await expect(field).toHaveValue("peint");
  await field.click();
  await page.getByRole("button", { name: "Fermer la recherche" }).click();
  await page.getByRole("button", { name: "Fermer la recherche" }).waitFor({ state: "hidden" });
  expect(new URL(page.url()).pathname).toBe("/");
});

test("a postal code keeps the address that the form gave it, and the field stands over what was found", async () => {
  const page = await newPage();
  await page.goto("/?q=peinture&place=1003");
  expect(new URL(page.url()).search).toBe("?q=peinture&place=1003");
  await page.getByRole("heading", { level: 1, name: "Pour « peinture »" }).waitFor();
  await page.getByText("Lieu : 1003 Lausanne").waitFor();
  await expect.poll(() => visiblePart(page.getByRole("searchbox"))).toBe(1);
  await expectAccessible(page);
});

test("the list of all services is filtered by what people call them", async () => {
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  await page.goto("/categories");
  await page.getByRole("searchbox").fill("nounou");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Garde et aide aux personnes" }).waitFor();
  expect(await main.getByRole("link", { name: "Traiteur" }).count()).toBe(0);
  await expectAccessible(page);
});

for (const [typed, trade] of [
  ["fuite", "Plomberie"],
  ["wc bouché", "Débouchage de canalisation"],
  ["plonbier", "Plomberie"],
  ["femme de ménage", "Ménage régulier"],
] as const)
  test(`« ${typed} » leads to ${trade}`, async () => {
    const page = await newPage();
    await page.goto("/");
    await page.getByRole("searchbox").fill(typed);
    await page.getByRole("search").getByRole("link").first().filter({ hasText: trade }).waitFor();
  });

test("a place chosen at the search is carried into the request, and can be changed there", async () => {
  const page = await newPage();
  await page.goto("/");
  const place = page.getByRole("textbox", { name: "Où ?" });
  await place.pressSequentially("renen");
  await page.getByRole("button", { name: "1020 Renens" }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(place).toHaveValue("1020 Renens");
  await page.getByRole("searchbox").fill("traducteur");
  await page
    .getByRole("search")
    .getByRole("link", { name: /^Traduction/ })
    .click();
  await page.waitForURL(({ pathname, search }) => pathname === "/request/traduction" && !search.includes("place"));

  const draft = await page.waitForFunction(() => {
    const kept: unknown = JSON.parse(localStorage.getItem("draft:traduction") ?? "{}");
    return (kept as { subregionId?: string }).subregionId ? (kept as Record<string, string>) : undefined;
  });
  expect(await draft.jsonValue()).toMatchObject({ postalCode: "1020", locality: "Renens" });
});

test("without a script the plain form finds the same, with the place", async () => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto("/");
  await page.getByRole("searchbox").fill("parqet abimé");
  await page.getByRole("textbox", { name: "Où ?" }).fill("Yverdon");
  await page.getByRole("button", { name: "Rechercher" }).click();
  await page.getByText("Lieu : 1400 Yverdon-les-Bains").waitFor();
  const first = page.locator("#resultats").getByRole("link").first();
  await expect(first).toHaveAttribute("href", /^\/request\/pose-de-parquet\?place=1400(\+|%20)Yverdon/);
});
