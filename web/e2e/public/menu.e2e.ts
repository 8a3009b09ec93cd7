import { newPage } from "../browser/browser.ts";
import { expectAccessible, seeHeading } from "../steps/look.ts";
import { expect, test } from "../test.ts";

test("the menu is walked by keyboard, to a category and to one of its trades", async () => {
  const page = await newPage();
  await page.goto("/");
  const menu = page.getByRole("navigation", { name: "Menu principal" });
  await menu.getByRole("button", { name: "Rénovation et construction" }).focus();
  await page.keyboard.press("Enter");
  const all = menu.getByRole("link", { name: "Tout voir : Rénovation et construction" });
  await all.waitFor();
  await expectAccessible(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await seeHeading(page, "Rénovation et construction");
  await expectAccessible(page);
  await menu.getByRole("button", { name: "Plus" }).focus();
  await page.keyboard.press("Enter");
  await menu.getByRole("link", { name: "Toutes les catégories" }).waitFor();
  await page.keyboard.press("Escape");
  await menu.getByRole("link", { name: "Toutes les catégories" }).waitFor({ state: "hidden" });
  await page.getByRole("link", { name: "Maçonnerie" }).click();
  await seeHeading(page, "Maçonnerie");
  await expectAccessible(page);
});

test("a page speaks the language of its address, then of the choice that it keeps", async () => {
  const page = await newPage();
  await page.goto("/categories/nettoyage?lang=en");
  await seeHeading(page, "Cleaning");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
  expect(new URL(canonical ?? "").search).toBe("?lang=en");
  await page.getByRole("link", { name: "Window cleaning" }).click();
  await seeHeading(page, "Window cleaning");
  await page.goto("/categories/nettoyage?lang=en");
  await page.getByRole("banner").getByRole("combobox", { name: "Language" }).selectOption("fr");
  await seeHeading(page, "Nettoyage");
  expect(new URL(page.url()).search).toBe("");
});

for (const path of ["/categories/licornes", "/category/licornes"])
  test(`${path} is a page that is missing, and helps on`, async () => {
    const page = await newPage({ allowed: /status of 404/ });
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await seeHeading(page, "Cette page n’existe pas");
    await page.getByRole("main").getByRole("link", { name: "Nettoyage" }).waitFor();
    await expectAccessible(page);
    await page.getByRole("searchbox").fill("parquet");
    await page
      .getByRole("search")
      .getByRole("link", { name: /^Pose de parquet/ })
      .waitFor();
  });

test("an address without accents leads to the one that folds them", async () => {
  const page = await newPage();
  await page.goto("/category/rnovation-de-salle-de-bain");
  expect(new URL(page.url()).pathname).toBe("/category/renovation-de-salle-de-bain");
});
