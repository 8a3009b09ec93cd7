import type { Company } from "@metiro/shared/company/schema";
import { deviceOf } from "../app/accounts.ts";
import { callerFor } from "../app/api.ts";
import { newPage } from "../browser/browser.ts";
import { newcomer } from "../app/newcomer.ts";
import { callsOf, newPageOf } from "../browser/people.ts";
import { createdRequest } from "../steps/request.ts";
import { openDispatch } from "../steps/dispatch.ts";
import { expectAccessible, seeToast } from "../steps/look.ts";
import { site } from "../app/site.ts";
import { expect, test } from "../test.ts";

test("a company sees itself as clients do, chooses whole cantons, and while it is away nobody can send to it", async () => {
  const email = await newcomer("company");
  const own = await callerFor(site().origin, email);
  const request = await createdRequest("Parquet pendant les vacances");
  const name = `Parquets Absents ${email.slice(4, 12)}`;
  const place = { subcategoryIds: [request.subcategory.id], subregionIds: [request.subregion.id] };
  await own.post("Company/complete-profile", { name, ...place });

  const storageState = await deviceOf(site().origin, email);
  const page = await newPage({ storageState, viewport: { width: 390, height: 844 } });
  await page.goto("/company/profile");
  const other = await page.context().newPage();
  await other.goto("/company/profile/absence");
  const coverage = page.getByRole("form", { name: "Prestations et districts" });
  await other.getByRole("button", { name: "Mettre en pause" }).waitFor();

  await expectAccessible(page);

  await page.getByRole("button", { name: "Une présentation" }).click();
  await page.keyboard.type("Trois poseurs, tous les bois.");
  await page.getByRole("form", { name: "Entreprise" }).getByRole("button", { name: "Enregistrer" }).click();
  await seeToast(page, "Entreprise enregistrée.");
  const toPage = async (name: string) => {
    await page.getByRole("navigation", { name: "Mon profil" }).getByRole("link", { name: "Profil" }).click();
    await page.getByRole("list", { name: "Mon profil" }).getByRole("link", { name }).click();
  };
  await page.getByRole("link", { name: "Voir l’aperçu" }).click();
  const preview = page.frameLocator("iframe[title='Ce que voient les clients']");
  await preview.getByText("À propos de l’entreprise").click();
  await preview.getByText("Trois poseurs, tous les bois.").waitFor();
  await page.getByText("Page publique", { exact: true }).last().click();
  await preview.getByRole("heading", { name: "Prestations" }).waitFor();
  await preview.getByText("Trois poseurs, tous les bois.").waitFor();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Mon profil", exact: true }).click();
  await toPage("Prestations et zone");
  await coverage.getByRole("searchbox", { name: "Canton, district ou localité" }).fill("renens");
  await coverage.getByRole("button", { name: "Renens (1020) et environs" }).click();
  await coverage.getByRole("combobox", { name: "Rayon autour de Renens" }).selectOption("10 km");
  await coverage.getByText("4 districts", { exact: true }).waitFor();
  await expectAccessible(page);
  await coverage
    .getByRole("button", { name: /^Afficher les \d+ autres$/ })
    .last()
    .click();
  await coverage.getByRole("checkbox", { name: "Tout choisir : Genève (GE)" }).check();
  await coverage.getByText(/districts? \(.*Genève/).waitFor();
  await coverage.getByText(/derniers jours/).waitFor();
  await coverage.getByRole("button", { name: "Enregistrer" }).click();
  await seeToast(page, "Prestations et districts enregistrés.");
  expect((await own.get<Company>("Company")).places).toEqual([
    { postalCode: "1020", locality: "Renens", radiusKm: 10 },
  ]);

  await toPage("Pause et vacances");
  await page.getByRole("button", { name: "Mettre en pause" }).click();
  await page.getByRole("button", { name: "Reprendre maintenant" }).first().waitFor();
  await other.getByRole("button", { name: "Reprendre maintenant" }).first().waitFor();

  const { id } = await own.get<Company>("Company");
  const admin = await callsOf("admin");
  const send = () => admin.post(`JobRequest/${request.id}/send-to-companies`, { companyIds: [id] });
  await expect(send()).rejects.toMatchObject({ status: 400 });
  const desk = await newPageOf("admin");
  await desk.goto(`/admin/jobs/${request.id}`);
  const dialog = await openDispatch(desk);
  await dialog.getByRole("searchbox").fill(name);
  await dialog.getByText("En pause à sa demande").waitFor();

  await other.getByRole("button", { name: "Reprendre maintenant" }).first().click();
  await page.getByText("Vous recevez des demandes").waitFor();
  await send();
});
