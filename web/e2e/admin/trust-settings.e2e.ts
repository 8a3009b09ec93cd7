import { plusDays, swissToday } from "@metiro/shared/calendar-day";
import type { SubcategoryWithForm } from "@metiro/shared/sub-category/schema";
import { formatDay } from "@metiro/shared/text/format";
import type { Page } from "@playwright/test";
import { letTimePassIn } from "../../../server/src/domains/guarantee/test/let-time-pass.ts";
import { untilMail } from "../app/mailbox.ts";
import { people } from "../app/accounts.ts";
import { site } from "../app/site.ts";
import { callsOf, newPageOf } from "../browser/people.ts";
import { openDispatch } from "../steps/dispatch.ts";
import { expectAccessible } from "../steps/look.ts";
import { createdRequest, sentRequest } from "../steps/request.ts";
import { expect, test } from "../test.ts";

/** Turns a setting on, reads what follows from it, and saves. */
async function switchOn(page: Page, setting: string): Promise<void> {
  await page.goto("/admin/configuration");
  await page.getByRole("switch", { name: new RegExp(`^${setting}`) }).check();
  await page.getByText(`1 réglage changé : ${setting}`).waitFor();
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  const asked = page.getByRole("dialog").getByRole("button", { name: "Enregistrer les modifications" });
  const saved = page.getByText(`Enregistré : ${setting}.`).first();
  await asked.or(saved).first().waitFor();
  if (await asked.isVisible()) await asked.click();
  await saved.waitFor();
}

test("a rate of VAT to come is added, told with its day, and taken back before it begins", async () => {
  const page = await newPageOf("admin");
  await page.goto("/admin/configuration#configuration-vat");
  const card = page.getByRole("region", { name: "Taux de TVA" });
  await card.getByRole("button", { name: "Ajouter un taux à venir" }).click();
  const dialog = page.getByRole("dialog", { name: "Ajouter un taux de TVA" });
  await dialog.getByRole("button", { name: "Ajouter le taux" }).click();
  await dialog.locator("[aria-invalid=true]").first().waitFor();
  const day = formatDay(plusDays(swissToday(), 40));
  await dialog.getByRole("textbox", { name: "Taux", exact: true }).fill("8,5");
  await dialog.getByRole("textbox", { name: "Valable dès le" }).fill(day);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Ajouter le taux" }).click();
  await dialog.waitFor({ state: "detached" });
  const row = card.getByRole("listitem").filter({ hasText: `dès le ${day}` });
  await row.getByText("À venir").waitFor();
  // The one of today says until when it holds.
  await card.getByText(new RegExp(`^du .+ au ${formatDay(plusDays(swissToday(), 39))}$`)).waitFor();
  await page.reload();
  await row.getByRole("button", { name: /^Retirer le taux/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Retirer le taux" }).click();
  await row.waitFor({ state: "detached" });
});

test("once proofs are demanded, a company without one is proposed no more and says what it lacks", async () => {
  const admin = await callsOf("admin");
  const trade = await admin.post<SubcategoryWithForm>("SubCategory/GetByName", { Name: "pose-de-parquet" });
  await admin.post(`Proof/SetTrade/${trade.id}`, { items: [{ kind: "tradePermit", need: "needed" }] });
  const { id } = await createdRequest("Parquet avec preuve");
  const page = await newPageOf("admin");
  await page.goto(`/admin/jobs/${id}`);
  const lacking = (await openDispatch(page)).getByRole("row", { name: /Atelier Rivaz/ });
  await lacking.getByText("Manque : Autorisation de pratiquer").waitFor();
  expect(await lacking.getByRole("checkbox").isDisabled()).toBe(false);

  await switchOn(page, "Preuves obligatoires");
  await page.goto(`/admin/jobs/${id}`);
  await openDispatch(page);
  await lacking.getByText("Manque : Autorisation de pratiquer").waitFor();
  expect(await lacking.getByRole("checkbox").isDisabled()).toBe(true);
  await expectAccessible(page);
  await admin.post(`Proof/SetTrade/${trade.id}`, { items: [] });
});

test("a promise that is missed sends the request on by itself, in the name of the system", async () => {
  const page = await newPageOf("admin");
  await switchOn(page, "Envoi automatique aux suivantes");
  const { id } = await sentRequest("Parquet qui repart seul");
  await letTimePassIn(site().dataDir, id, "14 days");
  await untilMail(people.client, /^Votre demande est envoyée à d’autres entreprises/);
  const client = await newPageOf("client", { viewport: { width: 390, height: 844 } });
  await client.goto(`/tenderer/requests/${id}`);
  await client.getByRole("heading", { name: /^Une réponse d’ici .+ h$/ }).waitFor();
  await client.getByText(/^Nous avons envoyé votre demande à/).waitFor();
  await page.goto(`/admin/jobs/${id}`);
  await page
    .getByText(/^La plateforme a transmis l’offre/)
    .first()
    .waitFor();
  await page.goto("/admin/jobs?status=relaunch");
  await page.getByRole("heading", { level: 1, name: "Offres" }).waitFor();
  // The document has that already: its rows come later.
  await page.locator("main [aria-busy=true]").first().waitFor({ state: "detached" });
  await expect.poll(() => page.getByRole("link", { name: /Parquet qui repart seul/ }).count()).toBe(0);
});
