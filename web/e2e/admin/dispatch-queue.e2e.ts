import type { Page } from "@playwright/test";
import { axe } from "../browser/axe.ts";
import { newPageOf } from "../browser/people.ts";
import { expect, test } from "../test.ts";

/** The demo leaves more than twice as many to be sent, with companies that serve each. */
const wanted = 10;

const stackOf = (page: Page) => page.getByRole("region", { name: "Envoi en attente" });
const heightsIn = (page: Page, table: string) =>
  page
    .getByRole("table", { name: table })
    .locator("tbody tr")
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));

test("ten requests are read and sent with fewer than thirty keys, one after the other; more with three clicks", async () => {
  const page = await newPageOf("admin");
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  await press("g");
  await press("o");
  const list = page.getByRole("table", { name: "Offres" });
  await list
    .getByRole("button", { name: /^Transmettre l’offre/ })
    .first()
    .waitFor();
  expect(Math.max(...(await heightsIn(page, "Offres")))).toBeLessThanOrEqual(44);
  await press("t");
  const dialog = page.getByRole("dialog", { name: /^Transmettre l’offre/ });
  const heading = dialog.getByRole("heading", { level: 2 });
  const send = dialog.getByRole("button", { name: /^Envoyer( à|$)/ });
  for (let sent = 0; sent < wanted;) {
    const number = (await heading.textContent()) ?? "";
    await dialog.getByText("Description", { exact: true }).waitFor();
    await dialog.getByRole("status").filter({ hasText: "au plus" }).waitFor();
    // One that no company covers is left where it is.
    const isCovered = /à/.test((await send.textContent()) ?? "");
    if (isCovered) expect(Math.max(...(await heightsIn(page, "Entreprises")))).toBeLessThanOrEqual(56);
    await press(isCovered ? "Enter" : "n");
    if (isCovered) sent += 1;
    if (sent < wanted) await expect(heading).not.toHaveText(number);
    if (isCovered) await expect(stackOf(page)).toContainText(number.replace(/^\D+/, ""));
  }
  expect(keys).toBeLessThanOrEqual(30);
  test.info().annotations.push({ type: "keys", description: String(keys) });
  await page.keyboard.press("Escape");

  // What waits stands in the bar, above every row.
  const bar = await stackOf(page).boundingBox();
  const table = await list.boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(table?.y ?? 0);

  await page.reload();
  await page.getByRole("checkbox", { name: "Tout sélectionner" }).check();
  await page.getByRole("button", { name: "Transmettre", exact: true }).click();
  const together = page.getByRole("dialog", { name: /^Transmettre \d+ offres/ });
  const sendAll = together.getByRole("button", { name: /^Envoyer \d+ offre/ });
  await expect(sendAll).not.toHaveAttribute("aria-disabled", "true");
  expect(await axe(page)).toEqual([]);
  await sendAll.click();
  await expect(stackOf(page)).toContainText("envois en attente");
  await stackOf(page).getByRole("button", { name: "Tout annuler" }).click();
  await page
    .getByText(/envois sont annulés. Personne ne les a reçus./)
    .first()
    .waitFor();
});
