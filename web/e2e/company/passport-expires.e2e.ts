import { plusDays, swissToday } from "@metiro/shared/calendar-day";
import type { Company } from "@metiro/shared/company/schema";
import type { SubcategoryWithForm } from "@metiro/shared/sub-category/schema";
import { formatDay } from "@metiro/shared/text/format";
import type { Page } from "@playwright/test";
import { letDaysPassIn } from "../../../server/src/domains/proof/test/let-time-pass.ts";
import { deviceOf, people } from "../app/accounts.ts";
import { untilMail } from "../app/mailbox.ts";
import { site } from "../app/site.ts";
import { newPage } from "../browser/browser.ts";
import { callsOf } from "../browser/people.ts";
import { openDispatch } from "../steps/dispatch.ts";
import { expectAccessible } from "../steps/look.ts";
import { pdfFile } from "../steps/pdf.ts";
import { openProof } from "../steps/proof.ts";
import { answeredRequest, createdRequest } from "../steps/request.ts";
import { expect, test } from "../test.ts";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desk = { viewport: { width: 1440, height: 900 } };
const pageOf = async (email: string, device: typeof phone | typeof desk) =>
  newPage({ storageState: await deviceOf(site().origin, email), ...device });

const name = "Atelier Rivaz Rénovation Sàrl";
const address = "/companies/atelier-rivaz-renovation-sarl";
const badgeIn = (page: Page) =>
  page.getByRole("button", { name: `Vérifiée : ce que nous avons contrôlé chez ${name}` }).filter({ visible: true });
const inDays = (days: number) => formatDay(plusDays(swissToday(), days));
/** What its badge opens, on a page that asks for it. */
const passport = (page: Page) => page.getByRole("dialog", { name: "Ce que nous avons vérifié" });

/** A proof from the company's phone to the back office, which finds it right until a day. */
async function proveInsurance(company: Page, admin: Page, until: string): Promise<void> {
  await company.goto("/company/profile/proofs");
  const card = company.getByRole("region", { name: "Assurance RC" });
  await card.getByRole("button", { name: /^Envoyer un (nouveau )?document/ }).tap();
  const dialog = company.getByRole("dialog", { name: "Assurance RC" });
  await dialog.locator("input[type=file]").setInputFiles(pdfFile("Police 2026.pdf"));
  await dialog.getByText("Police 2026.pdf").waitFor();
  await dialog.getByRole("button", { name: "Envoyer au contrôle" }).tap();
  await card.getByText(/en attente de contrôle$/).waitFor();

  const proof = await openProof(admin, `Contrôler Assurance RC, ${name}`, "Police 2026.pdf");
  await proof.getByRole("textbox", { name: /^Valable jusqu’au/ }).fill(until);
  await proof.getByRole("button", { name: "Valider" }).click();
  await proof.waitFor({ state: "detached" });
}

test("a proof is sent, found right, reminded of and expires: the badge says so wherever it stands, and goes everywhere at once", async () => {
  const [ownCalls, adminCalls] = [await callsOf("company"), await callsOf("admin")];
  const { id: companyId } = await ownCalls.get<Company>("Company");
  const trade = await adminCalls.post<SubcategoryWithForm>("SubCategory/GetByName", { Name: "pose-de-parquet" });
  await adminCalls.post(`Proof/SetTrade/${trade.id}`, { items: [{ kind: "liabilityInsurance", need: "needed" }] });
  const answered = await answeredRequest("Parquet par une entreprise assurée");
  const waiting = await createdRequest("Parquet à transmettre");

  const [company, admin] = [await pageOf(people.company, phone), await pageOf(people.admin, desk)];
  await proveInsurance(company, admin, inDays(37));
  await untilMail(people.company, /^Document vérifié.*Assurance RC/);

  // Everybody reads it without a script, by touch; and by key.
  const stranger = await newPage({ ...phone, javaScriptEnabled: false });
  await stranger.goto(address);
  const section = stranger
    .locator("section")
    .filter({ has: stranger.getByRole("heading", { name: "Ce qui a été vérifié" }) });
  await section.getByText(`valable jusqu’au ${inDays(37)}`).waitFor();
  await badgeIn(stranger).tap();
  const opened = stranger.getByRole("dialog", { name: "Ce que nous avons vérifié" });
  await opened.getByText(new RegExp(`^vérifiée le .+, valable jusqu’au ${inDays(37)}$`)).waitFor();
  await opened.getByRole("button", { name: "Fermer" }).tap();
  await opened.waitFor({ state: "hidden" });
  const reader = await newPage(desk);
  await reader.goto("/companies?name=rivaz");
  await badgeIn(reader).focus();
  await reader.keyboard.press("Enter");
  const inDirectory = reader.getByRole("dialog", { name: "Ce que nous avons vérifié" });
  await inDirectory.getByText(`valable jusqu’au ${inDays(37)}`).waitFor();
  await expectAccessible(reader);
  await reader.keyboard.press("Escape");
  await inDirectory.waitFor({ state: "hidden" });

  // The client beside an answer, and the back office while it sends.
  const client = await pageOf(people.client, desk);
  await client.goto(`/tenderer/requests/${answered.id}`);
  await badgeIn(client).click();
  await passport(client)
    .getByText(`valable jusqu’au ${inDays(37)}`)
    .waitFor();
  await expectAccessible(client);
  await client.keyboard.press("Escape");
  await admin.goto(`/admin/jobs/${waiting.id}`);
  const dialog = await openDispatch(admin);
  const row = dialog.getByRole("row", { name: new RegExp(name) });
  await row.getByRole("button", { name: /^Vérifiée/ }).click();
  await passport(admin)
    .getByText(`valable jusqu’au ${inDays(37)}`)
    .waitFor();
  await passport(admin).getByRole("button", { name: "Fermer" }).last().click();
  expect(await row.getByText(/^Manque/).count()).toBe(0);

  await letDaysPassIn(site().dataDir, companyId, 7);
  await untilMail(people.company, new RegExp(`^Document valable.*${inDays(30)}.*Assurance RC`));
  await letDaysPassIn(site().dataDir, companyId, 23);
  await untilMail(people.company, new RegExp(`^Document valable.*${inDays(7)}.*Assurance RC`));
  await letDaysPassIn(site().dataDir, companyId, 8);
  await untilMail(people.company, /^Document échu depuis le.*Assurance RC/);

  await expect(async () => {
    await stranger.goto(address);
    expect(await badgeIn(stranger).count()).toBe(0);
  }).toPass();
  expect(await stranger.getByText("Assurance RC").count()).toBe(0);
  await client.reload();
  await client.getByRole("article", { name }).waitFor();
  expect(await badgeIn(client).count()).toBe(0);
  await admin.goto(`/admin/jobs/${waiting.id}`);
  await openDispatch(admin);
  await row.getByText("Manque : Assurance RC").waitFor();
  expect(await row.getByRole("button", { name: /^Vérifiée/ }).count()).toBe(0);
  await expectAccessible(admin);

  // The company reads it, and comes back by a newer paper.
  await company.goto("/company/profile/proofs");
  const card = company.getByRole("region", { name: "Assurance RC" });
  await card.getByText(`Échue depuis le ${inDays(-1)}. Envoyez le nouveau document.`).waitFor();
  await expectAccessible(company);
  await proveInsurance(company, admin, inDays(365));
  await expect(async () => {
    await stranger.goto(address);
    await expect(badgeIn(stranger)).toHaveCount(1);
  }).toPass();
});
