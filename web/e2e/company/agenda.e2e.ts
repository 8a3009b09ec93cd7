import { readFile } from "node:fs/promises";
import { plusDays, swissToday } from "@metiro/shared/calendar-day";
import { deviceOf, people } from "../app/accounts.ts";
import { newPage } from "../browser/browser.ts";
import { callsOf, newPageOf } from "../browser/people.ts";
import { expectAccessible, seeHeading } from "../steps/look.ts";
import { sentRequest } from "../steps/request.ts";
import { site } from "../app/site.ts";
import { expect, test } from "../test.ts";

test("the agenda has what is to be answered and what was won, leads there, and a job goes into a calendar", async () => {
  const asked = "Parquet de l’agenda à chiffrer";
  const wonTitle = "Parquet de l’agenda à poser";
  await sentRequest(asked);
  const { id, jobRequestCompanies } = await sentRequest(wonTitle);
  const starts = plusDays(swissToday(), 2);
  await (
    await callsOf("company")
  ).post(`JobRequest/${id}/answer`, {
    response: "interested",
    message: "Nous pouvons commencer dans deux jours.",
    availableFrom: starts,
    duration: 4,
    durationUnit: "hour",
  });
  const client = await callsOf("client");
  await client.post(`JobRequest/${id}/decide/${jobRequestCompanies[0]?.company.id}`, { decision: "accepted" });

  const page = await newPageOf("company");
  const row = (title: string) => page.getByRole("listitem").filter({ has: page.getByRole("link", { name: title }) });
  await page.goto("/company");
  await page.getByRole("navigation", { name: "Menu principal" }).getByRole("link", { name: "Agenda" }).waitFor();
  await seeHeading(page, "Demandes reçues");
  await page.keyboard.press("g");
  await page.keyboard.press("a");
  await seeHeading(page, "Agenda");
  await row(asked).getByText("À répondre", { exact: true }).waitFor();
  await row(asked)
    .getByText(/^d’ici .+ h$/)
    .waitFor();
  const soon = page.getByRole("region", { name: "Les sept prochains jours" });
  await soon.getByRole("link", { name: wonTitle }).waitFor();
  await row(wonTitle).getByText("Travail prévu", { exact: true }).waitFor();
  await expect(row(wonTitle).locator("time")).toHaveAttribute("datetime", starts);
  await expectAccessible(page);

  await page.getByRole("link", { name: wonTitle }).press("Enter");
  await seeHeading(page, wonTitle);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Ajouter à mon agenda" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^\d{4}-\d+\.ics$/);
  expect(await readFile(await file.path(), "utf8")).toContain(`DTSTART;VALUE=DATE:${starts.replaceAll("-", "")}`);
});

test("on a phone the agenda stands in the menu at the foot, and nothing is wider than the screen", async () => {
  const viewport = { width: 390, height: 844 };
  const storageState = await deviceOf(site().origin, people.company);
  const page = await newPage({ viewport, hasTouch: true, isMobile: true, storageState });
  await page.goto("/company");
  const entry = page.getByRole("navigation", { name: "Menu du bas" }).getByRole("link", { name: "Agenda" });
  await entry.tap();
  await seeHeading(page, "Agenda");
  await expect(entry).toHaveAttribute("aria-current", "page");
  await page.getByRole("region").first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  await expectAccessible(page);
});
