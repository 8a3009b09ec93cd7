import { readFile } from "node:fs/promises";
import type { ExportedData } from "@metiro/shared/auth/export";
import type { Company } from "@metiro/shared/company/schema";
import type { Tenderer } from "@metiro/shared/tenderer/schema";
import type { Page } from "@playwright/test";
import { deviceOf } from "../app/accounts.ts";
import { callerFor, demoPassword } from "../app/api.ts";
import { newPage } from "../browser/browser.ts";
import { newcomer } from "../app/newcomer.ts";
import { newPageOf } from "../browser/people.ts";
import { expectAccessible, seeHeading, seeToast } from "../steps/look.ts";
import { askForProofOnce } from "../steps/reauthentication.ts";
import { site } from "../app/site.ts";
import { expect, test } from "../test.ts";

/** Refused calls show in the browser's console. */
const refusals = { allowed: /status of 40[01]/ };
const storageState = (email: string) => deviceOf(site().origin, email);
const form = (page: Page, name: string) => page.getByRole("form", { name });
const claimOf = (page: Page) =>
  page.evaluate(() => {
    const [, claims = ""] = (localStorage.getItem("token") ?? "").split(".");
    return (JSON.parse(atob(claims.replaceAll("-", "+").replaceAll("_", "/"))) as { ProfileCompleted: string })
      .ProfileCompleted;
  });

test("a client completes the profile, in both tabs; another password then ends every other session", async () => {
  const email = await newcomer("tenderer");
  const page = await newPage({ storageState: await storageState(email), ...refusals });
  await page.goto("/tenderer");
  await page.getByRole("link", { name: "Complétez votre profil" }).click();
  await seeHeading(page, "Mon profil");
  const other = await page.context().newPage();
  await other.goto("/tenderer/profile");
  await seeHeading(other, "Mon profil");
  await expectAccessible(page);

  const complete = form(page, "Complétez votre profil");
  await complete.getByRole("textbox", { name: "Téléphone mobile" }).fill("079 555 01 42");
  await complete.getByRole("textbox", { name: "Rue et numéro" }).fill("Rue du Lac 3");
  await complete.getByRole("combobox", { name: "NPA ou localité" }).fill("1110");
  await complete.getByText("District : Morges, Vaud").waitFor();
  await complete.getByRole("button", { name: "Compléter mon profil" }).click();
  await seeToast(page, "Profil complété.");
  await form(page, "Téléphone et adresse").waitFor();
  expect(await claimOf(page)).toBe("true");
  await form(other, "Téléphone et adresse").waitFor();
  const calls = await callerFor(site().origin, email);
  expect(await calls.get<Tenderer>("Tenderer")).toMatchObject({ phone: "+41795550142", locality: "Morges" });

  await page.getByRole("button", { name: "Changer de mot de passe" }).click();
  const password = form(page, "Mot de passe");
  await password.getByLabel("Mot de passe actuel").fill("Demo-Metiro-2025");
  await password.getByLabel("Nouveau mot de passe").fill("trois-vélos-bleus-sur-le-pont");
  await password.getByRole("button", { name: "Changer le mot de passe" }).click();
  await password.getByText("Ce mot de passe n’est pas correct.").waitFor();
  await expectAccessible(page);
  await password.getByLabel("Mot de passe actuel").fill(demoPassword);
  await password.getByRole("button", { name: "Changer le mot de passe" }).click();
  await seeToast(page, "Mot de passe modifié.");
  await expect(calls.get("Tenderer")).rejects.toThrow(/^401/);
  await other.getByRole("link", { name: "Tableau de bord" }).click();
  await seeHeading(other, "Bonjour Ada");
});

test("a company completes its profile and goes on with the new token; what it chooses later is kept", async () => {
  const email = await newcomer("company");
  const page = await newPage({ storageState: await storageState(email) });
  await page.goto("/company/profile");
  const fields = form(page, "Entreprise");
  await fields.getByRole("button", { name: "Continuer" }).click();
  const coverage = form(page, "Prestations et districts");
  await coverage.getByRole("button", { name: "Continuer" }).click();
  await coverage.getByText("Il en faut au moins un.").first().waitFor();
  await expectAccessible(page);
  await coverage.getByRole("searchbox", { name: "Rechercher une prestation" }).fill("parquet");
  await coverage.getByRole("checkbox", { name: "Pose de parquet" }).check();
  await coverage
    .getByRole("button", { name: /^Afficher les \d+ autres$/ })
    .last()
    .click();
  await coverage.getByRole("checkbox", { name: "Tout choisir : Genève (GE)" }).check();
  // A reload loses nothing, and the way back of the browser leads one step back.
  await page.reload();
  await expect(coverage.getByRole("checkbox", { name: "Tout choisir : Genève (GE)" })).toBeChecked();
  await page.goBack();
  await fields.getByRole("button", { name: "Continuer" }).click();
  await coverage.getByRole("button", { name: "Continuer" }).click();
  await form(page, "Complétez votre profil").getByRole("button", { name: "Compléter mon profil" }).click();
  await seeToast(page, "Profil complété.");
  expect(await claimOf(page)).toBe("true");

  const buffer = await page.screenshot();
  await fields.getByLabel("Choisir un logo").setInputFiles({ name: "logo.png", mimeType: "image/png", buffer });
  await fields.getByRole("img", { name: "Votre logo" }).waitFor();
  await fields.getByRole("button", { name: "Enregistrer" }).click();
  await seeToast(page, "Entreprise enregistrée.");
  await page.reload();
  const drawn = fields.getByRole("img", { name: "Votre logo" });
  await expect.poll(() => drawn.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth)).toBe(320);

  await page.goto("/company/profile#subregionIds");
  await page.waitForURL("/company/profile/coverage#subregionIds");
  await coverage.getByRole("button", { name: "Retirer Genève (tout le canton)" }).click();
  await coverage.getByText(/^Choisissez au moins un district/).waitFor();
  await coverage.getByRole("searchbox", { name: "Canton, district ou localité" }).fill("lausanne");
  // The places come a moment later, above the districts.
  await coverage
    .getByRole("button", { name: /^Lausanne \(.*\) et environs$/ })
    .first()
    .waitFor();
  await coverage.getByRole("checkbox", { name: "Lausanne", exact: true }).check();
  await page.getByRole("link", { name: "Tableau de bord" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Rester sur la page" }).click();
  await coverage.getByRole("button", { name: "Enregistrer" }).click();
  await seeToast(page, "Prestations et districts enregistrés.");
  await expectAccessible(page);
  await page.reload();
  await coverage.getByRole("button", { name: "Retirer Lausanne" }).waitFor();
  const own = await (await callerFor(site().origin, email)).get<Company>("Company");
  expect(own.logo?.sizes.map(({ width }) => width)).toContain(320);
  expect(own.subcategories.map(({ name }) => name)).toEqual(["Pose de parquet"]);
  expect(own.subregions.map(({ name }) => name)).toEqual(["Lausanne"]);
});

test("a client takes the data along, then has the account erased, which the password confirms", async () => {
  const email = await newcomer("tenderer");
  const page = await newPage({ storageState: await storageState(email), ...refusals });
  await page.goto("/tenderer/profile");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Télécharger mes données" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^mes-donnees-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(await readFile(await file.path(), "utf8")) as ExportedData;
  expect(data.profile.email).toBe(email);

  await page.getByRole("button", { name: "Supprimer mon compte" }).click();
  const dialog = page.getByRole("dialog", { name: "Supprimer votre compte ?" });
  await dialog.getByLabel("Votre mot de passe, pour confirmer").fill("Demo-Metiro-2025");
  await dialog.getByRole("button", { name: "Supprimer mon compte" }).click();
  await dialog.getByText("Ce mot de passe n’est pas correct.").waitFor();
  await expectAccessible(page);
  await dialog.getByLabel("Votre mot de passe, pour confirmer").fill(demoPassword);
  await dialog.getByRole("button", { name: "Supprimer mon compte" }).click();
  await seeHeading(page, /Vos travaux/);
  await seeToast(page, "Votre compte est supprimé.");
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  await expect(storageState(email)).rejects.toThrow(/^401/);
});

test("what asks for a fresh proof asks in a dialog, and then goes on by itself", async () => {
  const email = await newcomer("tenderer");
  const page = await newPage({ storageState: await storageState(email), allowed: /status of 40[03]/ });
  await askForProofOnce(page, "auth.exportData", ["password"]);
  await page.goto("/tenderer/profile");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Télécharger mes données" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirmez que c’est bien vous" });
  await dialog.getByLabel("Votre mot de passe").fill("Demo-Metiro-2025");
  await dialog.getByRole("button", { name: "Confirmer" }).click();
  await dialog.getByText("Ce mot de passe n’est pas correct.").waitFor();
  await expectAccessible(page);
  await dialog.getByLabel("Votre mot de passe").fill(demoPassword);
  await dialog.getByRole("button", { name: "Confirmer" }).click();
  expect((await download).suggestedFilename()).toMatch(/^mes-donnees-/);
  await seeToast(page, "Vos données sont dans le fichier téléchargé.");
  await expect(dialog).toHaveCount(0);
});

test("the choice of English is kept with the account and spoken at once; an admin has neither export nor deletion", async () => {
  const email = await newcomer("tenderer");
  const page = await newPage({ storageState: await storageState(email) });
  await page.goto("/tenderer/profile");
  await form(page, "Vous").getByRole("combobox", { name: "Langue" }).selectOption("English");
  await form(page, "Vous").getByRole("button", { name: "Enregistrer" }).click();
  await seeHeading(page, "My profile");
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain("lang=en");
  await page.goto("/pages");
  await seeHeading(page, "Guides");
  await page.getByRole("heading", { name: "Writing a good request" }).waitFor();
  await expectAccessible(page);

  const admin = await newPageOf("admin");
  await admin.goto("/admin/profile");
  await seeHeading(admin, "Mon profil");
  await admin.getByText("Cet appareil").waitFor();
  expect(await admin.getByRole("button", { name: /Supprimer mon compte|Télécharger/ }).count()).toBe(0);
  await expectAccessible(admin);
});

test("guides are for who is signed in", async () => {
  const page = await newPage();
  await page.goto("/pages");
  await seeHeading(page, "Se connecter");
});
