import type { Locator, Page } from "@playwright/test";
import { newPageOf } from "../browser/people.ts";
import { misfits } from "../screens/measure.ts";
import { expectFocus } from "../steps/keyboard.ts";
import { openBuilder } from "../steps/question-form.ts";
import { expect, test } from "../test.ts";

const widths = [768, 1024, 1280, 1440, 1920];
/** The rows of the list, and those of the companies, as the desk promises them. */
const [rowOfList, rowOfCompany] = [44, 56];

const softly = expect.configure({ soft: true });
const rowsOf = (within: Page | Locator, table: string) =>
  within.getByRole("table", { name: table }).locator("tbody tr");
const highest = async (rows: Locator) => {
  await rows.first().waitFor();
  return Math.max(...(await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))));
};
/** Rows that stand in the window as a whole. */
const inSight = (rows: Locator) =>
  rows.evaluateAll(
    (all) =>
      all.filter((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      }).length,
  );

for (const layout of ["horizontal", "vertical"] as const)
  test(`rows keep their height and nothing is cut at any width, with the ${layout} menu`, async () => {
    const page = await newPageOf("admin");
    await page.addInitScript((chosen) => localStorage.setItem("layout", JSON.stringify({ layout: chosen })), layout);
    await page.evaluate(() => sessionStorage.removeItem("layout"));
    const faults: string[] = [];
    const note = (found: string[]) => faults.push(...found);

    await page.goto("/admin/jobs?status=all&pageSize=50");
    await rowsOf(page, "Offres").nth(20).waitFor();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      note((await misfits(page)).map((fault) => `all at ${width} px: ${fault}`));
      expect.soft(await highest(rowsOf(page, "Offres")), `all at ${width} px`).toBeLessThanOrEqual(rowOfList);
    }

    await page.goto("/admin/jobs");
    const send = page.getByRole("button", { name: /^Transmettre l’offre/ });
    await send.first().waitFor();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      note((await misfits(page)).map((fault) => `list at ${width} px: ${fault}`));
      expect.soft(await highest(rowsOf(page, "Offres")), `list at ${width} px`).toBeLessThanOrEqual(rowOfList);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    const rows = await inSight(rowsOf(page, "Offres"));
    test.info().annotations.push({ type: `rows in sight, ${layout} menu`, description: String(rows) });
    expect(rows).toBeGreaterThanOrEqual(10);

    await send.first().click();
    const dialog = page.getByRole("dialog", { name: /^Transmettre l’offre/ });
    const companies = rowsOf(dialog, "Entreprises");
    await companies.first().waitFor();
    // Of the proposal, then of as many as a search finds: outside coverage, away, declining.
    for (const search of ["", "sa", "Sàrl"]) {
      await dialog.getByRole("searchbox").fill(search);
      if (search !== "") await companies.nth(8).waitFor();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        note((await misfits(page)).map((fault) => `companies at ${width} px: ${fault}`));
        const found = `${await companies.count()} companies at ${width} px`;
        // The rows that are there first are drawn again with the figures and the letters that come after them.
        await softly.poll(() => highest(companies), found).toBeLessThanOrEqual(rowOfCompany);
        if (search !== "sa") continue;
        // However far down one is, one searches on and knows what the columns say.
        await companies.last().scrollIntoViewIfNeeded();
        await softly(dialog.getByRole("searchbox"), found).toBeInViewport({ ratio: 0.9 });
        await softly(dialog.getByRole("columnheader", { name: "Distance" }), found).toBeInViewport({ ratio: 0.9 });
      }
    }
    expect(faults).toEqual([]);
  });

test("badges, notes and addresses of other lists leave rows their height as well", async () => {
  const page = await newPageOf("admin", { viewport: { width: 768, height: 900 } });
  for (const [path, table] of [
    ["/admin/company/all?pageSize=50", "Entreprises"],
    ["/admin/audit/sign-ins?pageSize=50", "Connexions et refus"],
  ] as const) {
    await page.goto(path);
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await softly.poll(() => highest(rowsOf(page, table)), `${path} at ${width} px`).toBeLessThanOrEqual(rowOfList);
      expect.soft(await misfits(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test("many filters stand in a sheet on a tablet, and leave the list its room; few, or the usual ones, stand beside each other", async () => {
  const page = await newPageOf("admin", { viewport: { width: 768, height: 900 } });
  const unfold = page.getByRole("button", { name: "Affiner" });
  const trade = page.getByRole("combobox", { name: "Catégorie", exact: true });
  await page.goto("/admin/jobs");
  await rowsOf(page, "Offres").first().waitFor();
  await expect(trade).toBeHidden();
  await unfold.click();
  await trade.selectOption({ index: 1 });
  await expect(page).toHaveURL(/categoryId=/);
  expect(await misfits(page)).toEqual([]);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^(Afficher|Aucun)/ })
    .click();
  await expect(trade).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(trade).toBeVisible();
  // Those that are used less often stay in the sheet, and the bar is of one line.
  await expect(page.getByRole("combobox", { name: "Photos" })).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  const bar = await page.getByRole("search").last().boundingBox();
  expect(bar?.height).toBeLessThanOrEqual(72);
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto("/admin/reviews");
  await expect(page.getByRole("combobox", { name: "Ordre" })).toBeVisible();
  await expect(unfold).toBeHidden();
});

test("the keyboard is with the first « Transmettre » after a few stops", async () => {
  const page = await newPageOf("admin");
  await page.goto("/admin/jobs");
  const send = page.getByRole("button", { name: /^Transmettre l’offre/ }).first();
  await send.waitFor();
  let stops = 0;
  const tabTo = async (target: Locator) => {
    for (let reached = false; !reached && stops < 60;) {
      await page.keyboard.press("Tab");
      stops += 1;
      reached = await target.evaluate((element) => element === document.activeElement);
    }
  };
  await tabTo(page.getByRole("link", { name: "Aller au contenu" }));
  await page.keyboard.press("Enter");
  await tabTo(page.getByRole("link", { name: "Aller à la liste" }));
  await page.keyboard.press("Enter");
  await tabTo(send);
  await expectFocus(send);
  test.info().annotations.push({ type: "Tab stops", description: String(stops) });
  expect(stops).toBeLessThanOrEqual(6);
});

test("the builder of a form fits with text of twice the size", async () => {
  const page = await newPageOf("admin");
  await openBuilder(page, "Peinture intérieure");
  await page.getByRole("button", { name: "Publier" }).first().waitFor();
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  const faults: string[] = [];
  for (const width of [768, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    faults.push(...(await misfits(page)).map((fault) => `${width} px: ${fault}`));
  }
  expect(faults).toEqual([]);
});

for (const [who, paths] of [
  [
    "admin",
    ["/admin", "/admin/jobs", "/admin/company/all", "/admin/statistics", "/admin/configuration", "/admin/mails"],
  ],
  ["company", ["/company", "/company/profile", "/company/profile/coverage", "/company/profile/absence"]],
] as const)
  test(`pages of the ${who} fit with text of twice the size`, async () => {
    const page = await newPageOf(who);
    const browser = await page.context().newCDPSession(page);
    await browser.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
    const faults: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      await page.locator("[aria-busy=true]").first().waitFor({ state: "detached" });
      for (const width of [1024, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        faults.push(...(await misfits(page)).map((fault) => `${path} at ${width} px: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });
