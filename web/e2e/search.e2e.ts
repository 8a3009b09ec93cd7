import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { newPage } from "./browser.ts";
import { expectAccessible } from "./steps/look.ts";
import { question } from "./steps/wizard.ts";

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
  expect(await visiblePart(suggestions.last())).toBe(1);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await question(page, "Type de bien").waitFor();
  expect(new URL(page.url()).pathname).toBe("/request/peinture-exterieure");
});

test("a search without a match says so and shows the way", async () => {
  const page = await newPage();
  await page.goto("/");
  await page.getByRole("searchbox").fill("licornes");
  await page.keyboard.press("Enter");
  await page.waitForURL(/q=licornes/);
  await page.getByRole("heading", { level: 2, name: /Aucun métier trouvé/ }).waitFor();
  await expectAccessible(page);
});
