import type { Page } from "@playwright/test";
import { demoPassword } from "../app/api.ts";
import { newPage } from "../browser/browser.ts";
import { newcomer } from "../app/newcomer.ts";
import { callsOf, fillSignIn, newPageOf } from "../browser/people.ts";
import { fetchesOf } from "../steps/fetches.ts";
import { expectAccessible, seeHeading, seeToast } from "../steps/look.ts";
import { site } from "../app/site.ts";
import { expect, test } from "../test.ts";

/** Refused calls show in the browser's console. */
const refusals = { allowed: /status of 40[134]/ };
const placeOf = (page: Page) => page.url().slice(site().origin.length);
const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => /token|user/i.test(key)));

for (const [person, address, heading] of [
  ["client", "/tenderer?phase=open", "Bonjour Camille"],
  ["company", "/company?tab=all", "Demandes reçues"],
  ["admin", "/admin/jobs?status=processed", "Offres"],
] as const)
  test(`${person}: who is not signed in comes back to ${address} after signing in`, async () => {
    const page = await newPage();
    await page.goto(address);
    await seeHeading(page, "Se connecter");
    expect(placeOf(page)).toBe(`/auth/login?returnUrl=${encodeURIComponent(address)}`);
    await expectAccessible(page);
    await fillSignIn(page, person);
    await seeHeading(page, heading);
    expect(placeOf(page)).toBe(address);
  });

test("who has another role is signed out, and gets no further with the same account", async () => {
  const page = await newPageOf("client");
  await page.goto("/admin/jobs");
  await seeHeading(page, "Se connecter");
  await seeToast(page, /d’un autre type de compte/);
  await expect.poll(() => stored(page)).toEqual([]);
  await fillSignIn(page, "client");
  await seeHeading(page, "Bonjour Camille");
  expect(placeOf(page)).toBe("/tenderer");
});

test("who has not confirmed the e-mail is asked for that, wherever the way leads", async () => {
  const page = await newPage();
  await page.goto("/auth/login");
  await fillSignIn(page, "unconfirmed");
  await seeHeading(page, "Confirmez votre adresse e-mail");
  expect(placeOf(page)).toBe("/auth/verify-email");
  await expectAccessible(page);
  await page.goto("/tenderer/requests/01a00132-2336-73e2-a36a-c91fb2be3aa6");
  await seeHeading(page, "Confirmez votre adresse e-mail");
  await page.getByRole("button", { name: "Se déconnecter" }).click();
  await seeHeading(page, "Se connecter");
});

test("who has not confirmed the e-mail is asked for that in the panel of the other role too, and stays signed in", async () => {
  const page = await newPage();
  await page.goto("/auth/login");
  await fillSignIn(page, "unconfirmed");
  await seeHeading(page, "Confirmez votre adresse e-mail");
  await page.goto("/company");
  await seeHeading(page, "Confirmez votre adresse e-mail");
  await expect.poll(() => stored(page)).toHaveLength(2);
});

for (const [from, to] of [
  ["/auth", "/auth/login"],
  ["/request", "/"],
] as const)
  test(`${from}, which has no page, leads on to ${to}`, async () => {
    const page = await newPage();
    await page.goto(from);
    await page.waitForURL(to);
  });

test("the account's language is the site's on another device, and a choice made there is the account's", async () => {
  const email = await newcomer("tenderer");
  const enter = async () => {
    const page = await newPage();
    await page.goto("/auth/login");
    await page.getByRole("textbox", { name: "Adresse e-mail" }).fill(email);
    await page.getByRole("textbox", { name: "Mot de passe" }).fill(demoPassword);
    await page.getByRole("button", { name: "Se connecter" }).click();
    await page.waitForURL("/tenderer");
    return page;
  };
  const spoken = (page: Page) => page.evaluate(() => document.documentElement.lang);
  const page = await enter();
  await page.goto("/categories");
  const kept = page.waitForResponse(/auth\.updateProfile/);
  await page.getByRole("combobox", { name: "Langue" }).first().selectOption("en");
  await kept;
  await page.getByRole("combobox", { name: "Language" }).first().waitFor();
  const other = await enter();
  await expect.poll(() => spoken(other)).toBe("en");
  await other.goto("/");
  await expect.poll(() => spoken(other)).toBe("en");
});

for (const returnUrl of ["https://evil.example/tenderer", "//evil.example", "/\\evil.example", "/admin/jobs"])
  test(`a sign-in does not lead to ${returnUrl}`, async () => {
    const page = await newPage();
    await page.goto(`/auth/login?returnUrl=${encodeURIComponent(returnUrl)}`);
    await fillSignIn(page, "client");
    await seeHeading(page, "Bonjour Camille");
    expect(placeOf(page)).toBe("/tenderer");
  });

test("a wrong password is told in words and asked again", async () => {
  const page = await newPage(refusals);
  await page.goto("/auth/login");
  await fillSignIn(page, "client", "Demo-Metiro-2025");
  await page.getByText("E-mail ou mot de passe incorrect.").waitFor();
  await expect(page.getByRole("textbox", { name: "Mot de passe" })).toBeFocused();
  await expectAccessible(page);
  await fillSignIn(page, "client");
  await seeHeading(page, "Bonjour Camille");
});

test("signing out in one tab signs the other one out", async () => {
  const page = await newPageOf("client");
  const other = await page.context().newPage();
  const fetches = fetchesOf(other);
  await other.goto("/tenderer");
  await seeHeading(other, "Bonjour Camille");
  // What is still asked when the session ends is refused.
  await fetches.over();
  await page.getByRole("button", { name: /^Compte d/ }).click();
  await page.getByRole("button", { name: "Se déconnecter" }).click();
  await seeHeading(page, "Se connecter");
  await seeHeading(other, "Se connecter");
  await expect.poll(() => stored(other)).toEqual([]);
  await other.goto("/tenderer");
  await seeHeading(other, "Se connecter");
});

test("a token that the server refuses ends the session", async () => {
  const page = await newPageOf("client", refusals);
  // The claims still read as before: only the server can tell.
  await page.evaluate(() => localStorage.setItem("token", (localStorage.getItem("token") ?? "").slice(0, -8)));
  await page.goto("/tenderer");
  await seeHeading(page, "Se connecter");
  await expect.poll(() => stored(page)).toEqual([]);
});

test("a session that ended elsewhere ends here with the next call", async () => {
  const page = await newPageOf("client", refusals);
  const authorization = `Bearer ${await page.evaluate(() => localStorage.getItem("token"))}`;
  const ended = await fetch(`${site().origin}/api/Auth/sign-out`, { method: "POST", headers: { authorization } });
  expect(ended.status).toBe(200);
  await page.getByRole("link", { name: "En cours" }).click();
  await seeHeading(page, "Se connecter");
  await expect.poll(() => stored(page)).toEqual([]);
});

test("an unknown address leads home", async () => {
  const page = await newPage();
  await page.goto("/nulle/part?x=1");
  await seeHeading(page, /Vos travaux/);
  expect(placeOf(page)).toBe("/");
});

test("an unknown trade is a page that helps on, with the status of one that is missing", async () => {
  const page = await newPage(refusals);
  const response = await page.goto("/request/dressage-de-licornes");
  expect(response?.status()).toBe(404);
  await seeHeading(page, "Cette page n’existe pas");
  await expect.poll(() => page.title()).toMatch(/Page introuvable · Metiro$/);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Aller à l’accueil" }).click();
  await seeHeading(page, /Vos travaux/);
});

for (const [person, folder] of [
  ["client", "/tenderer/requests/"],
  ["company", "/company/requests/"],
  ["admin", "/admin/jobs/"],
] as const)
  test(`a ${person} who asks for a request that is not there is helped on`, async () => {
    const page = await newPageOf(person, refusals);
    await page.goto(`${folder}019b76da-a800-7443-9adf-cb2e15d58fe4`);
    await seeHeading(page, "Cette demande n’existe pas");
    await expect.poll(() => page.title()).toMatch(/Page introuvable · Metiro$/);
    await expectAccessible(page);
    await page.goto(`${folder}nonsense`);
    await seeHeading(page, "Cette demande n’existe pas");
  });

test("the request of somebody else is not there", async () => {
  const admin = await callsOf("admin");
  const { items } = await admin.post<{ items: { id: string; tenderer: { firstName: string } }[] }>(
    "JobRequest/GetAllForAdmin?pageSize=100",
  );
  const foreign = items.find(({ tenderer }) => tenderer.firstName !== "Camille");
  const page = await newPageOf("client", refusals);
  await page.goto(`/tenderer/requests/${foreign?.id}`);
  await seeHeading(page, "Cette demande n’existe pas");
});
