import type { Page } from "@playwright/test";
import { people } from "../app/accounts.ts";
import { newPage } from "../browser/browser.ts";
import { mailsTo, untilMail } from "../app/mailbox.ts";
import { fillSignIn, newPageOf } from "../browser/people.ts";
import {
  codeFor,
  fillClient,
  fillPerson,
  goodPassword,
  newAddress,
  seeToast,
  signInAfterSignUp,
  typeCode,
  wrongCodes,
} from "../steps/account.ts";
import { expectAccessible, seeHeading } from "../steps/look.ts";
import { choose, fillContact, fillUntilContact, question } from "../steps/wizard.ts";
import { site } from "../app/site.ts";
import { expect, test } from "../test.ts";

/** Refused calls show in the browser's console. */
const refusals = { allowed: /status of 4\d\d/ };
const placeOf = (page: Page) => page.url().slice(site().origin.length);
const emailIn = (page: Page) => page.getByRole("textbox", { name: "Adresse e-mail" }).inputValue();

test("a client signs up, confirms the e-mail with the code of the mail, and is in", async () => {
  const email = newAddress();
  const page = await newPage();
  await page.goto("/auth/register/tenderer");
  await seeHeading(page, "Créer un compte");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Créer mon compte" }).click();
  await page.getByText("Cochez cette case pour continuer.").waitFor();
  await expect(page.getByText("Ce champ est à compléter.")).toHaveCount(4);
  await expectAccessible(page);
  await fillClient(page, email);

  await page.waitForURL("/auth/login");
  await seeToast(page, "Votre compte est créé.");
  await expect.poll(() => emailIn(page)).toBe(email);
  await signInAfterSignUp(page);
  await page.waitForURL("/auth/verify-email");
  await seeHeading(page, "Confirmez votre adresse e-mail");
  await page.getByText(email).waitFor();
  await page.getByText(/nouveau code dans \d:\d\d/).waitFor();
  await expectAccessible(page);
  await typeCode(page, await codeFor(email, "confirm"));

  await page.waitForURL("/tenderer");
  await seeHeading(page, "Bonjour Anna");
  await seeToast(page, "Votre adresse e-mail est confirmée.");
  for (const address of ["/auth/login", "/auth/register/tenderer", "/auth/register/company", "/auth/verify-email"]) {
    await page.goto(address);
    await page.waitForURL("/tenderer");
  }
});

test("a company signs up: what is wrong is told field by field, then it is signed in and confirms its e-mail", async () => {
  const email = newAddress();
  const page = await newPage(refusals);
  await page.goto("/auth/register/tenderer");
  await page.getByRole("link", { name: "Je suis une entreprise" }).click();
  await seeHeading(page, "Inscrire mon entreprise");
  await page.getByRole("textbox", { name: "Raison sociale" }).fill("Peinture Rochat Sàrl");
  await page.getByRole("textbox", { name: /^Numéro IDE/ }).fill("CHE-123.456.789");
  await page.getByRole("textbox", { name: /^Site web/ }).fill("http://www.peinture-rochat.ch");
  await page.getByRole("textbox", { name: /^Téléphone mobile/ }).fill("021 555 01");
  await page.getByRole("button", { name: "Inscrire mon entreprise" }).click();
  for (const words of [
    "Ce numéro IDE n’est pas correct.",
    "Indiquez l’adresse complète, de https:// à la terminaison.",
    "Ce n’est pas un numéro de mobile suisse complet.",
  ])
    await page.getByText(words).waitFor();
  await expectAccessible(page);
  await page.getByRole("textbox", { name: /^Numéro IDE/ }).fill("CHE-100.155.212");
  await page.getByRole("textbox", { name: /^Site web/ }).fill("www.peinture-rochat.ch");
  await fillPerson(page, email, "Inscrire mon entreprise");

  await page.waitForURL("/auth/verify-email");
  await seeToast(page, "Votre compte est créé.");
  await page.goto("/company");
  await page.waitForURL("/auth/verify-email");
  // As a phone or a clipboard gives it.
  await page
    .getByRole("textbox", { name: "Code de confirmation" })
    .fill((await codeFor(email, "confirm")).replace(/^(...)/, "$1 "));
  await page.waitForURL("/company");
  await seeHeading(page, "Demandes reçues");
});

test("a taken e-mail is told at its field, with the ways on", async () => {
  const page = await newPage(refusals);
  await page.goto("/auth/register/tenderer?returnUrl=%2Ftenderer%3Fstatus%3Dprocessed");
  await fillClient(page, people.client);
  await page.getByText("Un compte existe déjà avec cette adresse e-mail.").waitFor();
  await page.getByRole("main").getByText("Login failed").waitFor();
  await expect(page.getByRole("textbox", { name: "Adresse e-mail" })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Connectez-vous" }).click();
  await seeHeading(page, "Se connecter");
  await expect.poll(() => emailIn(page)).toBe(people.client);
  await fillSignIn(page, "client");
  await page.waitForURL("/tenderer?status=processed");
});

test("a wrong code is told, too many of them as well; another one is sent when the pause is over", async () => {
  const page = await newPage(refusals);
  await page.goto("/auth/login");
  await fillSignIn(page, "unconfirmed");
  await page.waitForURL("/auth/verify-email");
  // The one of the sign-up has long ceased to work: another one is sent without being asked for.
  await page.getByText(/Nous avons envoyé un code à six chiffres/).waitFor();
  await page.getByText(/nouveau code dans \d:\d\d/).waitFor();
  const code = await codeFor(people.unconfirmed, "confirm");
  const field = page.getByRole("textbox", { name: "Code de confirmation" });
  const wrong = wrongCodes(code);
  const isRefused = async (typed: string, words: string) => {
    const answered = page.waitForResponse(/auth\.verifyCode/);
    await field.pressSequentially(typed);
    await answered;
    await page.getByRole("main").getByText(words).waitFor();
  };
  await isRefused(wrong[0], "Ce code n’est pas correct");
  // At the field, and as any refusal: once, in the server's words.
  await page.getByText("Error code: 400").waitFor();
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await field.fill("123");
  await page.getByRole("button", { name: "Confirmer" }).click();
  await page.getByText("Le code a six chiffres.").waitFor();
  await field.clear();
  for (const typed of wrong.slice(1, 4)) await isRefused(typed, "Ce code n’est pas correct");
  await isRefused(wrong[4], "Trop d’essais");
  await isRefused(code, "Trop d’essais");
  // The pause outlives a reload, which sends none meanwhile.
  await page.reload();
  await page.getByText(/ne fonctionne plus. Vous pourrez en demander un autre/).waitFor();
  await page.getByText(/nouveau code dans \d:\d\d/).waitFor();
  await page.getByRole("button", { name: "Se déconnecter" }).click();
  await seeHeading(page, "Se connecter");
});

test("whoever has forgotten the password chooses another one with the code of the mail", async () => {
  const email = newAddress();
  const page = await newPage(refusals);
  await page.goto("/auth/register/tenderer");
  await fillClient(page, email);
  await page.waitForURL("/auth/login");
  await page.getByRole("link", { name: "Mot de passe oublié ?" }).click();
  await seeHeading(page, "Mot de passe oublié");
  await expectAccessible(page);
  await page.getByRole("textbox", { name: "Adresse e-mail" }).fill(email);
  await page.getByRole("button", { name: "Recevoir un code" }).click();
  await page.waitForURL("/auth/reset-password");
  await seeToast(page, /un code lui a été envoyé/);
  await expect.poll(() => emailIn(page)).toBe(email);

  const another = "quatre-chats-gris-dans-le-bois";
  const code = await codeFor(email, "reset");
  await page.getByRole("textbox", { name: "Code reçu par e-mail" }).fill(wrongCodes(code)[0]);
  await page.getByRole("textbox", { name: "Nouveau mot de passe" }).fill("court");
  await page.getByRole("button", { name: "Enregistrer le mot de passe" }).click();
  await page.getByText("Au moins 10 caractères.").waitFor();
  await page.getByRole("textbox", { name: "Nouveau mot de passe" }).fill(another);
  await page.getByRole("button", { name: "Enregistrer le mot de passe" }).click();
  await page.getByRole("main").getByText("Ce code n’est pas correct").waitFor();
  await expectAccessible(page);
  await page.getByRole("textbox", { name: "Code reçu par e-mail" }).fill(code);
  await page.getByRole("button", { name: "Enregistrer le mot de passe" }).click();

  await page.waitForURL("/auth/login");
  await seeToast(page, "Votre mot de passe est changé.");
  await expect.poll(() => emailIn(page)).toBe(email);
  await page.getByRole("textbox", { name: "Mot de passe" }).fill(goodPassword);
  await page.getByRole("button", { name: "Se connecter" }).click();
  await page.getByRole("main").getByText("Login failed").waitFor();
  // The mail has come, so the e-mail is confirmed as well.
  await page.getByRole("textbox", { name: "Mot de passe" }).fill(another);
  await page.getByRole("button", { name: "Se connecter" }).click();
  await seeHeading(page, "Bonjour Anna");
});

test("a stranger fills in a request, makes an account at the end, and sends the request once", async () => {
  const email = newAddress();
  const title = `Portes d’un appartement ${email.slice(4, 12)}`;
  const page = await newPage();
  await page.goto("/request/portes");
  await choose(page, "Dans quel bâtiment sont les portes ?", "Immeuble");
  await question(page, "Combien de portes ?").waitFor();
  await page.getByRole("textbox", { name: "Combien de portes ?" }).fill("4");
  await page.getByRole("button", { name: "Continuer" }).click();
  await choose(page, "De quelles portes s’agit-il ?", "Porte coupe-feu");
  await choose(page, "Que faut-il faire ?", "Poser une porte neuve");
  await fillUntilContact(page, title, "1260");
  await fillContact(page, "faute@exemple.ch");
  await page.getByText("Nyon, Vaud").waitFor();
  await page.getByRole("button", { name: "Envoyer ma demande" }).click();
  await page.getByText("Cochez cette case pour continuer.").waitFor();
  await page.getByRole("checkbox", { name: /conditions/ }).check();
  await page.getByRole("button", { name: "Envoyer ma demande" }).click();
  await question(page, "Confirmez votre e-mail").waitFor();
  await expectAccessible(page);

  // The address was wrong: another one is another account.
  await page.getByRole("button", { name: "Utiliser une autre adresse" }).click();
  await fillContact(page, email);
  await page.getByRole("button", { name: "Envoyer ma demande" }).click();
  await question(page, "Confirmez votre e-mail").waitFor();
  await page.reload();
  await page.getByText(email).waitFor();
  await page.getByRole("textbox", { name: "Code de confirmation" }).fill(await codeFor(email, "confirm"));

  await page.waitForURL("/tenderer");
  await page.getByRole("heading", { level: 2, name: "Votre demande est bien reçue" }).waitFor();
  expect(await page.getByText("Votre demande n’est pas encore envoyée").count()).toBe(0);
  await page.getByRole("row", { name: title }).waitFor();
  await expect(page.getByRole("row", { name: title })).toHaveCount(1);
  await untilMail(email, new RegExp(title));
  expect((await mailsTo(email)).filter(({ subject }) => subject.includes(title))).toHaveLength(1);
});

test("what is confirmed in one tab lets the other one in", async () => {
  const email = newAddress();
  const page = await newPage();
  await page.goto("/auth/register/tenderer");
  await fillClient(page, email);
  await page.waitForURL("/auth/login");
  await signInAfterSignUp(page);
  await page.waitForURL("/auth/verify-email");
  const other = await page.context().newPage();
  await other.goto("/tenderer?status=processed");
  await other.waitForURL((url) => url.pathname === "/auth/verify-email");
  // It asks for a code too, unless one stands: afterwards it would be refused.
  await other.getByText(/nouveau code dans \d:\d\d/).waitFor();
  await typeCode(page, await codeFor(email, "confirm"));
  await page.waitForURL("/tenderer");
  await other.waitForURL("/tenderer?status=processed");
  await seeHeading(other, "Bonjour Anna");
});

test("the check against robots is told when one is faster, and done anew when it is refused", async () => {
  const page = await newPage(refusals);
  let asked = 0;
  let answer: (() => void) | undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/auth\.botChallenge/, async (route) => {
    asked += 1;
    if (asked === 1) await held;
    const response = await route.fetch();
    const text = await response.text();
    // A challenge that the server has not signed.
    await route.fulfill({ response, body: asked === 1 ? text.replace(/"signature":"\w/, '"signature":"x') : text });
  });
  await page.goto("/auth/register/tenderer");
  await fillClient(page, newAddress());
  await page.getByRole("button", { name: "Vérification…" }).waitFor();
  answer?.();
  await page.waitForURL("/auth/login");
  expect(asked).toBe(2);
});

test("a signed-in company is not asked to register", async () => {
  const page = await newPageOf("company");
  await page.goto("/auth/register/company");
  await page.waitForURL("/company");
  expect(placeOf(page)).toBe("/company");
});

test("a client who reads English is asked for a last name, not for a name beside a first name", async () => {
  const page = await newPage();
  await page.context().addCookies([{ name: "lang", value: "en", url: site().origin }]);
  await page.goto("/auth/register/tenderer");
  await page.getByRole("textbox", { name: "First name" }).waitFor();
  await page.getByRole("textbox", { name: "Last name" }).waitFor();
});
