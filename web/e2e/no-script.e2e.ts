import { expect, test } from "vitest";
import { newPage } from "./browser.ts";
import { seeHeading } from "./steps/look.ts";

test("the home page is read, and its links lead on, without a script", async () => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto("/");
  await seeHeading(page, "Vos travaux, confiés à des entreprises d’ici.");
  await page.getByRole("heading", { level: 2, name: "Comment ça marche" }).waitFor();
  for (const trade of ["Pose de parquet", "Nettoyage de fin de bail", "Traiteur"])
    expect(await page.getByRole("link", { name: trade }).count()).toBeGreaterThan(0);
  await page.getByRole("link", { name: "contact@metiro.ch" }).waitFor();
  await page.getByRole("link", { name: "Pose de parquet" }).click();
  await seeHeading(page, "Pose de parquet");
  const response = page.waitForResponse(/\/request\/pose-de-parquet$/);
  await page.getByRole("link", { name: "Commencer" }).click();
  expect((await response).status()).toBe(200);
});
