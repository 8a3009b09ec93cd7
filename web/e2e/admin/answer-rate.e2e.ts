import { plusMonths, swissToday } from "@metiro/shared/calendar-day";
import type { Locator, Page } from "@playwright/test";
import { newPageOf } from "../browser/people.ts";
import { seeHeading } from "../steps/look.ts";
import { expect, test } from "../test.ts";

const company = "Atelier Rivaz Rénovation Sàrl";

interface Rate {
  percent: number;
  /** What may still be answered in time, which the rate leaves out. */
  open: number;
}

/** « 78 % … 2 en attente », as a screen tells it. */
async function rateIn(told: Locator): Promise<Rate> {
  const text = ((await told.textContent()) ?? "").replaceAll(/\s+/g, " ");
  const percent = /(\d+) %/.exec(text)?.[1];
  const open = /(\d+) (?:en attente|encore dans le délai)/.exec(text)?.[1];
  expect(percent, text).toBeDefined();
  return { percent: Number(percent), open: Number(open ?? 0) };
}

async function rateInStatistics(page: Page, period: string): Promise<Rate> {
  await page.goto(`/admin/statistics?${period}`);
  const chart = page.getByRole("region", { name: "Les entreprises qui ont le plus reçu" });
  await chart.getByRole("button", { name: /^Voir les données/ }).click();
  const heads = await chart.getByRole("columnheader").allTextContents();
  const cells = await chart.getByRole("row", { name: company }).locator("th, td").allTextContents();
  const of = (head: string) => Number.parseInt(cells[heads.indexOf(head)] ?? "", 10);
  return { percent: of("Taux de réponse"), open: of("Encore dans le délai") };
}

test("a company has one answer rate on every screen, and what may still be answered stands beside it", async () => {
  const panel = await newPageOf("company");
  const inPanel = await rateIn(
    panel.getByRole("term").filter({ hasText: "Taux de réponse" }).locator("xpath=following-sibling::dd"),
  );
  // A rate of which nothing is left out would be the same whether it counted that or not.
  expect(inPanel.open).toBeGreaterThan(0);

  const desk = await newPageOf("admin");
  expect(await rateInStatistics(desk, "period=90d")).toEqual(inPanel);

  const thisMonth = `${swissToday().slice(0, 7)}-01`;
  const ofYear = await rateInStatistics(desk, `period=custom&from=${plusMonths(thisMonth, -12)}&to=${swissToday()}`);

  await desk.goto(`/admin/company/all?search=${encodeURIComponent(company)}`);
  const row = desk.getByRole("row", { name: company });
  await expect(row).toContainText(new RegExp(`${ofYear.percent}\\s% de réponses`));
  await row.getByRole("link", { name: company }).first().click();
  await seeHeading(desk, company);
  const own = desk.getByRole("term").filter({ hasText: "Taux de réponse" }).locator("..");
  expect(await rateIn(own)).toEqual(ofYear);

  await desk.goto("/admin/jobs");
  await desk
    .getByRole("button", { name: /^Transmettre l’offre/ })
    .first()
    .click();
  const dialog = desk.getByRole("dialog", { name: /^Transmettre l’offre/ });
  await dialog.getByRole("searchbox").fill("Rivaz");
  const candidate = dialog.getByRole("table", { name: "Entreprises" }).getByRole("row", { name: company });
  await candidate.waitFor();
  expect(await rateIn(candidate)).toEqual(ofYear);
});

test("the right edge of the curve of answers marks what may still be answered", async () => {
  const page = await newPageOf("admin");
  await page.goto("/admin/statistics?period=30d");
  const chart = page.getByRole("region", { name: "Demandes avec au moins une réponse" });
  const edge = chart.locator("[data-unsettled]");
  await edge.waitFor();
  await chart.getByText("Encore dans le délai de réponse", { exact: true }).waitFor();
  await chart.getByRole("button", { name: /^Voir les données/ }).click();
  const heads = await chart.getByRole("columnheader").allTextContents();
  const column = heads.indexOf("Encore dans le délai");
  const open = await chart
    .locator("tbody tr")
    .evaluateAll((rows, at) => rows.map((row) => Number(row.children[at]?.textContent)), column);
  const first = open.findIndex((count) => count > 0);
  // As wide as the days from the first one on of which something is open.
  const [band, plot] = [await edge.boundingBox(), await edge.locator("..").boundingBox()];
  expect((band?.width ?? 0) / (plot?.width ?? 1)).toBeCloseTo((open.length - first) / open.length, 2);
});
