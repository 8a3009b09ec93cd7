import type { BotChallenge } from "@metiro/shared/auth/schema";
import type { Page } from "@playwright/test";
import { deviceOf } from "../app/accounts.ts";
import { callAs, demoPassword } from "../app/api.ts";
import { newPage } from "../browser/browser.ts";
import { untilMail } from "../app/mailbox.ts";
import { newcomer, proofOf } from "../app/newcomer.ts";
import { site } from "../app/site.ts";
import { codeFor, goodPassword, newAddress } from "../steps/account.ts";
import { expectAccessible, seeHeading, seeToast } from "../steps/look.ts";
import { expect, test } from "../test.ts";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const form = (page: Page, name: string) => page.getByRole("form", { name });

/** A client who never chose a password, let in with a code on a phone and in its profile. */
async function withoutPassword(): Promise<{ page: Page; email: string }> {
  const email = newAddress();
  const stranger = callAs(site().origin);
  const botProof = proofOf(await stranger.get<BotChallenge>("Auth/bot-challenge"));
  await stranger.post("Auth/sign-up-tenderer", {
    email,
    firstName: "Ada",
    lastName: "Nouvelle",
    acceptConditions: true,
    botProof,
  });
  const page = await newPage(phone);
  await page.goto("/auth/login?returnUrl=%2Ftenderer%2Fprofile");
  await page.getByRole("textbox", { name: "Adresse e-mail", exact: true }).fill(email);
  await page.getByRole("button", { name: "Recevoir un code par e-mail" }).tap();
  await seeHeading(page, "Saisissez votre code");
  await page.getByRole("textbox", { name: "Code reçu par e-mail" }).pressSequentially(await codeFor(email, "signIn"));
  await page.waitForURL("/tenderer/profile");
  await seeHeading(page, "Mon profil");
  return { page, email };
}

test("an owner changes the e-mail of the account: the new one gets a code, the old one a notice", async () => {
  const before = await newcomer("tenderer");
  const after = newAddress();
  const page = await newPage({ ...phone, storageState: await deviceOf(site().origin, before) });
  await page.goto("/tenderer/profile");
  await page.getByRole("button", { name: "Changer d’adresse" }).tap();
  const change = form(page, "Utiliser une autre adresse");
  await change.getByRole("textbox", { name: "Nouvelle adresse e-mail" }).fill(after);
  await change.getByLabel("Mot de passe actuel").fill(demoPassword);
  await expectAccessible(page);
  await change.getByRole("button", { name: "Envoyer un code à cette adresse" }).tap();
  await page
    .getByRole("textbox", { name: "Code de la nouvelle adresse" })
    .pressSequentially(await codeFor(after, "change"));
  await seeToast(page, "Votre adresse e-mail est confirmée.");
  await page.getByRole("main").getByText(after, { exact: true }).waitFor();
  await untilMail(before, /^Votre adresse e-mail a changé$/);
  await expect(deviceOf(site().origin, before)).rejects.toThrow(/^401/);
});

test("an account that was entered with codes chooses its first password, which a mailed code confirms", async () => {
  const { page, email } = await withoutPassword();
  const change = page.getByRole("button", { name: "Changer de mot de passe" });
  await change.tap();
  const password = form(page, "Mot de passe");
  await password.getByLabel("Nouveau mot de passe").fill(goodPassword);
  await password.getByRole("button", { name: "Recevoir un code" }).tap();
  await password.getByText(/Un code a été envoyé à/).waitFor();
  await expectAccessible(page);
  await password.getByRole("textbox", { name: "Code reçu par e-mail" }).fill(await codeFor(email, "proof"));
  await password.getByRole("button", { name: "Choisir un mot de passe" }).tap();
  await seeToast(page, "Mot de passe modifié.");
  await expect(change).toBeFocused();
  await change.tap();
  await password.getByLabel("Mot de passe actuel").waitFor();
});

test("an account without a password is deleted with a mailed code", async () => {
  const { page, email } = await withoutPassword();
  await page.getByRole("button", { name: "Supprimer mon compte" }).tap();
  const dialog = page.getByRole("dialog", { name: "Supprimer votre compte ?" });
  await dialog.getByRole("button", { name: "Recevoir un code" }).tap();
  await dialog.getByText(/Un code a été envoyé à/).waitFor();
  await expectAccessible(page);
  await dialog.getByRole("textbox", { name: "Code reçu par e-mail" }).fill(await codeFor(email, "proof"));
  await dialog.getByRole("button", { name: "Supprimer mon compte" }).tap();
  await seeHeading(page, /Vos travaux/);
  await seeToast(page, "Votre compte est supprimé.");
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
});

test("where a part is no longer on the server the page is loaded anew by itself, and once again when it is wished", async () => {
  const email = await newcomer("tenderer");
  const page = await newPage({
    ...phone,
    storageState: await deviceOf(site().origin, email),
    allowed: /status of 404|Failed to fetch dynamically imported module|A part of the page did not arrive/,
  });
  const gone = /\/assets\/delete-dialog.*\.js/;
  await page.route(gone, (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto("/tenderer/profile");
  const remove = page.getByRole("button", { name: "Supprimer mon compte" });
  await remove.tap();
  await page.getByRole("listitem").filter({ hasText: "Une nouvelle version du site a été chargée." }).waitFor();
  // Not in a circle: what is missing still is told.
  await remove.tap();
  const told = page.getByRole("listitem").filter({ hasText: "Cette partie de la page n’a pas pu être chargée." });
  await told.waitFor();
  await page.unroute(gone);
  // At once: what is told in passing does not stay.
  // The page that goes takes no more taps: on a slow machine one was lost with it.
  await Promise.all([page.waitForEvent("load"), told.getByRole("button", { name: "Recharger" }).tap()]);
  await told.waitFor({ state: "detached" });
  await remove.tap();
  await page.getByRole("dialog", { name: "Supprimer votre compte ?" }).waitFor();
});
