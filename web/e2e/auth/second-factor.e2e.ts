import type { FactorAdded, TotpBegun } from "@metiro/shared/auth/second-factor";
import type { BotChallenge, Profile } from "@metiro/shared/auth/schema";
import type { Page } from "@playwright/test";
import { deviceOf, people } from "../app/accounts.ts";
import { callAs, demoPassword, signIn } from "../app/api.ts";
import { newPage } from "../browser/browser.ts";
import { newPageOf } from "../browser/people.ts";
import { untilMail } from "../app/mailbox.ts";
import { newcomer, proofOf } from "../app/newcomer.ts";
import { parquetRequest } from "../steps/request.ts";
import { site } from "../app/site.ts";
import { codeFor } from "../steps/account.ts";
import { expectAccessible, seeHeading, seeToast } from "../steps/look.ts";
import { askForProofOnce } from "../steps/reauthentication.ts";
import { expect, test } from "../test.ts";
import { totpOf } from "../app/totp.ts";

test.use({ siteHost: "localhost" });

/** A refused sign-in shows as a failed request. */
const asked = { allowed: /status of (400|401|403)/ };
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const appCode = (page: Page) => page.getByRole("textbox", { name: "Code de l’application" });

/** The page of the own account, of somebody with a new one. */
async function profileOf(email: string): Promise<Page> {
  const page = await newPage({ ...asked, storageState: await deviceOf(site().origin, email) });
  await page.goto("/tenderer/profile");
  return page;
}

async function signOut(page: Page): Promise<void> {
  await button(page, /^Compte d/).click();
  await button(page, "Se déconnecter").click();
  await page.waitForURL(/\/auth\/login/);
}

/** Signs in as far as the second step. */
async function showPassword(page: Page, email: string): Promise<void> {
  await page.goto("/auth/login?returnUrl=%2Ftenderer%2Fprofile");
  await page.getByRole("textbox", { name: "Adresse e-mail" }).fill(email);
  await page.getByRole("textbox", { name: "Mot de passe" }).fill(demoPassword);
  await button(page, "Se connecter").click();
  await seeHeading(page, "Confirmez que c’est vous");
}

/** An account with an app, made without its page. */
async function withApp(): Promise<{ email: string; key: string; token: string }> {
  const email = await newcomer("tenderer");
  const { token } = await signIn(site().origin, email);
  const own = callAs(site().origin, token);
  const { id, key } = await own.post<TotpBegun>("Auth/begin-totp");
  await own.post<FactorAdded>("Auth/add-totp", { id, name: "Téléphone", totp: totpOf(key) });
  return { email, key, token };
}

test("an app is added, asked for at the next sign-in, and a backup code stands in for it once", async () => {
  const email = await newcomer("tenderer");
  const page = await profileOf(email);
  await button(page, "Ajouter une application de codes").click();
  const key = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(" ", "");
  await expectAccessible(page);
  await appCode(page).pressSequentially(totpOf(key));
  await button(page, /^Ajouter$/).click();
  await page.getByRole("heading", { name: "Vos codes de secours" }).waitFor();
  await expectAccessible(page);
  const codes = await page.getByText(/^\w{4}-\w{4}-\w{4}$/).allInnerTexts();
  expect(codes).toHaveLength(10);
  await button(page, "J’ai noté mes codes").click();
  await page.getByText("Codes de secours restants : 10").waitFor();
  await signOut(page);

  await showPassword(page, email);
  await expectAccessible(page);
  await appCode(page).pressSequentially("000000");
  await expect(appCode(page)).toHaveAttribute("aria-invalid", "true");
  await appCode(page).pressSequentially(totpOf(key, 1));
  await page.waitForURL("/tenderer/profile");
  await page.getByText("Mot de passe · Application de codes").first().waitFor();
  await signOut(page);

  const typed = page.getByRole("textbox", { name: "Code de secours" });
  const confirmWith = async (code = "") => {
    await showPassword(page, email);
    await button(page, "Utiliser un code de secours").click();
    await typed.fill(code);
    await button(page, "Confirmer").click();
  };
  await confirmWith(codes[0]);
  await page.waitForURL("/tenderer/profile");
  await page.getByText("Codes de secours restants : 9").waitFor();
  await untilMail(email, /code de secours/i);
  await signOut(page);
  await confirmWith(codes[0]);
  await expect(typed).toHaveAttribute("aria-invalid", "true");
  await expect(page).toHaveURL(/\/auth\/login/);
});

/** A device that keeps passkeys and knows its owner. */
async function withAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test("a passkey is added, signs in without a password, and proves who is there", async () => {
  const email = await newcomer("tenderer");
  const page = await profileOf(email);
  await withAuthenticator(page);
  await button(page, "Ajouter une clé d’accès").click();
  await button(page, /^Ajouter$/).click();
  await button(page, "J’ai noté mes codes").click();
  await button(page, "Renommer Clé d’accès").waitFor();
  await signOut(page);

  await page.goto("/auth/login?returnUrl=%2Ftenderer%2Fprofile");
  // The browser offers it at the field of the address; a device that agrees at once takes it there.
  await page.waitForURL("/tenderer/profile");
  await page.getByText(/^Dernière utilisation/).waitFor();

  await askForProofOnce(page, "auth.renewBackupCodes", ["password", "passkey"]);
  await button(page, "Créer de nouveaux codes").click();
  await page.getByRole("dialog").getByRole("button", { name: "Créer de nouveaux codes" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirmez que c’est bien vous" });
  await dialog.getByRole("button", { name: "Utiliser mon mot de passe" }).waitFor();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Utiliser ma clé d’accès" }).click();
  await page.getByRole("heading", { name: "Vos codes de secours" }).waitFor();
});

test("who sends a request with the code of a mail shows its second factor there, and the request goes out", async () => {
  const { email, key, token } = await withApp();
  const origin = site().origin;
  const slug = "pose-de-parquet";
  const title = "Parquet avec second facteur";
  const stranger = callAs(origin);
  const botProof = proofOf(await stranger.get<BotChallenge>("Auth/bot-challenge"));
  await stranger.post("Auth/send-sign-in-code", { email, botProof });
  const { subcategoryId, ...told } = await parquetRequest(
    callAs(origin, (await signIn(origin, people.client)).token),
    title,
  );
  const draft = {
    ...told,
    idempotencyKey: crypto.randomUUID(),
    contact: { firstName: "Ada", lastName: "Nouvelle", email },
    acceptConditions: true,
    codeSentTo: email,
    hadAccount: true,
    sync: { subcategoryId, at: Date.now() },
  };
  const { origins, cookies } = await deviceOf(origin, undefined);
  const page = await newPage({
    ...asked,
    storageState: {
      cookies,
      origins: origins.map((one) => ({
        ...one,
        localStorage: [...one.localStorage, { name: `draft:${slug}`, value: JSON.stringify(draft) }],
      })),
    },
  });
  await page.goto(`/request/${slug}?step=code`);
  await page.getByRole("textbox", { name: "Code de confirmation" }).pressSequentially(await codeFor(email, "signIn"));
  await appCode(page).waitFor();
  await expectAccessible(page);
  await appCode(page).pressSequentially(totpOf(key, 1));
  await page.waitForURL("/tenderer");
  await untilMail(email, new RegExp(`Votre demande est bien reçue.*${title}`));
  expect((await callAs(origin, token).get<Profile>("Auth/Profile")).email).toBe(email);
});

test("an admin takes the second factors of somebody away who has lost them, and the owner is told", async () => {
  const { email, token } = await withApp();
  const origin = site().origin;
  const { id } = await callAs(origin, token).get<Profile>("Auth/Profile");
  const page = await newPageOf("admin");
  await page.goto(`/admin/users/${id}`);
  await button(page, "Retirer les seconds facteurs").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Motif" }).fill("Téléphone perdu, vérifié par appel");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Retirer les seconds facteurs" }).click();
  await seeToast(page, /Les seconds facteurs sont retirés/);
  await untilMail(email, /seconds facteurs ont été retirés/);
  // What was open is closed, and the password alone is enough again.
  await expect(callAs(origin, token).get("Auth/Profile")).rejects.toThrow(/^401/);
  expect((await signIn(origin, email)).token).toBeTruthy();
});
