import type { Subcategory } from "@metiro/shared/sub-category/schema";
import type { Page } from "@playwright/test";
import { deviceOf, people } from "../app/accounts.ts";
import { callAs, demoPassword, signIn } from "../app/api.ts";
import { newPage } from "../browser/browser.ts";
import { newcomer } from "../app/newcomer.ts";
import { site } from "../app/site.ts";
import { codeFor, fillClient, newAddress, seeToast, signInAfterSignUp } from "../steps/account.ts";
import { holdScripts } from "../steps/slow-line.ts";
import { expectAccessible, seeHeading } from "../steps/look.ts";
import { expect, test } from "../test.ts";

const phone = { viewport: { width: 390, height: 844 } };
const email = (page: Page) => page.getByRole("textbox", { name: "Adresse e-mail", exact: true });
const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("name"));
const draftsOf = async (token: string) => {
  const answer = await fetch(`${site().origin}/trpc/requestDraft.list`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return answer.text();
};
const subcategoryOf = async (slug: string) =>
  (await callAs(site().origin).get<Subcategory[]>("SubCategory/All")).find((one) => one.slug === slug)?.id;
const statusOf = async (token: string) =>
  (await fetch(`${site().origin}/api/Auth/Profile`, { headers: { authorization: `Bearer ${token}` } })).status;

test("a client gets in with a code instead of the password", async () => {
  // The second asking comes too soon, and goes on with the code of the first.
  const page = await newPage({ ...phone, allowed: /status of 429/ });
  await page.goto("/auth/login?returnUrl=%2Ftenderer%2Fprofile");
  await seeHeading(page, "Se connecter");
  await expectAccessible(page);
  await email(page).fill(people.client);
  await page.getByRole("button", { name: "Recevoir un code par e-mail" }).click();
  await seeHeading(page, "Saisissez votre code");
  await expect.poll(() => focusedName(page)).toBe("code");
  await page.getByText(/nouveau code dans \d:\d\d/).waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Utiliser une autre adresse ou mon mot de passe" }).click();
  await email(page).fill(people.client);
  await page.getByRole("button", { name: "Recevoir un code par e-mail" }).click();
  await seeHeading(page, "Saisissez votre code");
  await page
    .getByRole("textbox", { name: "Code reçu par e-mail" })
    .pressSequentially(await codeFor(people.client, "signIn"));
  await page.waitForURL("/tenderer/profile");
});

test("what is typed and sent before the page is alive signs in, also where its script is long in coming", async () => {
  const page = await newPage(phone);
  const signInBy = async () => {
    await email(page).fill(people.client);
    await page.getByRole("textbox", { name: "Mot de passe" }).fill(demoPassword);
    await page.getByRole("button", { name: "Se connecter", exact: true }).click();
  };
  const soon = await holdScripts(page);
  await page.goto("/auth/login?returnUrl=%2Ftenderer%2Fprofile", { waitUntil: "commit" });
  await signInBy();
  soon();
  await page.waitForURL("/tenderer/profile");
  // Whoever is signed in has no business there, and sees no form.
  const held = await holdScripts(page);
  await page.goto("/auth/login", { waitUntil: "commit" });
  await seeHeading(page, "Se connecter");
  expect(await email(page).isVisible()).toBe(false);
  held();
  await page.waitForURL("/tenderer");
  await page.evaluate(() => localStorage.clear());

  const late = await holdScripts(page);
  await page.goto("/auth/login?returnUrl=%2Ftenderer%2Fprofile", { waitUntil: "commit" });
  const posted = page.waitForRequest((request) => request.method() === "POST" && request.url().includes("/auth/login"));
  await signInBy();
  expect((await posted).url()).not.toContain(demoPassword);
  await seeHeading(page, "Connexion…");
  late();
  await page.waitForURL("/tenderer/profile");
});

test("a mistyped address is corrected before it is confirmed", async () => {
  const page = await newPage(phone);
  const mistyped = newAddress();
  const right = newAddress();
  await page.goto("/auth/register/tenderer");
  await fillClient(page, mistyped);
  await seeHeading(page, "Votre compte est créé");
  await expect.poll(() => focusedName(page)).toBe("password");
  await signInAfterSignUp(page);
  await page.waitForURL("/auth/verify-email");
  await page.getByText(/Nous avons envoyé un code à six chiffres à .* à \d\d:\d\d/).waitFor();
  await expect.poll(() => focusedName(page)).toBe("code");
  await page.getByRole("button", { name: "Utiliser une autre adresse" }).click();
  await page.getByRole("textbox", { name: "Nouvelle adresse e-mail" }).fill(right);
  await page.getByRole("textbox", { name: "Mot de passe actuel" }).fill("trois-vélos-bleus-sur-le-pont");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Envoyer un code à cette adresse" }).click();
  await page
    .getByRole("textbox", { name: "Code de la nouvelle adresse" })
    .pressSequentially(await codeFor(right, "change"));
  await page.waitForURL("/tenderer");
  await seeToast(page, "Votre adresse e-mail est confirmée.");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("currentUser"))).toContain(right);
});

test("the link of the mail asks for the code on another device, and signs in there", async () => {
  const page = await newPage(phone);
  const address = newAddress();
  await page.goto("/auth/register/tenderer");
  await fillClient(page, address);
  await page.waitForURL("/auth/login");
  const other = await newPage(phone);
  const code = await codeFor(address, "confirm");
  const query = new URLSearchParams({ by: "code", email: address });
  await other.goto(`/auth/verify-email?${query.toString()}`);
  await seeHeading(other, "Saisissez votre code");
  await other.getByRole("textbox", { name: "Code reçu par e-mail" }).pressSequentially(code);
  await other.waitForURL("/tenderer");
});

test("signing out of a public page ends the session on the server, and takes what was typed along", async () => {
  const email = await newcomer("tenderer");
  const page = await newPage({
    ...phone,
    allowed: /status of 401/,
    storageState: await deviceOf(site().origin, email),
  });
  // A plain page: the panel would bring the draft to the account by itself.
  await page.goto("/categories");
  const token = await page.evaluate(() => localStorage.getItem("token") ?? "");
  expect(await statusOf(token)).toBe(200);
  const id = await subcategoryOf("peinture-interieure");
  await page.evaluate((subcategoryId) => {
    const { id: owner } = JSON.parse(localStorage.getItem("currentUser") ?? "{}") as { id?: string };
    const draft = { answers: {}, title: "Repeindre le salon", idempotencyKey: crypto.randomUUID() };
    const sync = { owner, subcategoryId, unsaved: true, at: Date.now() };
    localStorage.setItem("draft:peinture-interieure", JSON.stringify({ ...draft, sync }));
    localStorage.setItem("unsent:1:talk", "{}");
  }, id);
  await page.getByRole("button", { name: "Ouvrir le menu" }).click();
  await page.getByRole("button", { name: "Se déconnecter" }).click();
  await page.waitForURL("/auth/login");
  await expect.poll(() => statusOf(token)).toBe(401);
  // How panels look belongs to the device.
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(["layout"]);
  // Nothing is lost: what was not in the account yet is there now.
  const { token: other } = await signIn(site().origin, email);
  expect(await draftsOf(other)).toContain("Repeindre le salon");
});
