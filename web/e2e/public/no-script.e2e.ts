import { people } from "../app/accounts.ts";
import { newPage } from "../browser/browser.ts";
import { seeHeading } from "../steps/look.ts";
import { expect, test } from "../test.ts";

test("the home page is read, and its links lead on, without a script", async () => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto("/");
  await seeHeading(page, "Vos travaux, confiés à des entreprises d’ici.");
  await page.getByRole("heading", { level: 2, name: "Comment ça marche" }).waitFor();
  for (const trade of ["Pose de parquet", "Nettoyage de fin de bail", "Traiteur"])
    expect(await page.getByRole("link", { name: trade }).count()).toBeGreaterThan(0);
  await page.getByRole("link", { name: "contact@metiro.ch" }).waitFor();
  await page.getByRole("link", { name: "Pose de parquet" }).click();
  await seeHeading(page, "Pose de parquet");
  await page.getByRole("textbox", { name: "Où ?" }).fill("1003");
  const response = page.waitForResponse(/\/request\/pose-de-parquet\?place=1003$/);
  await page.getByRole("button", { name: "Commencer" }).click();
  expect((await response).status()).toBe(200);
});

test("the first question of the wizard and the forms of the account pages are there without a script", async () => {
  // The refused sign-in shows as a failed request.
  const page = await newPage({ javaScriptEnabled: false, allowed: /status of 401/ });
  await page.goto("/request/pose-de-parquet");
  await seeHeading(page, "Dans quel type de bâtiment faut-il intervenir ?");
  await page.getByRole("radio", { name: "Appartement" }).waitFor();
  await page.getByRole("button", { name: "Continuer" }).waitFor();
  await page.getByRole("banner").getByText("Pose de parquet").waitFor();
  expect(await page.title()).toMatch(/^Votre demande\s: Pose de parquet/);
  for (const [path, heading, words] of [
    ["/auth/login", "Se connecter", "Heureux de vous revoir."],
    ["/auth/register/tenderer", "Créer un compte", "Pour publier vos demandes"],
    ["/auth/register/company", "Inscrire mon entreprise", "Vous choisirez vos"],
    ["/auth/forgot-password", "Mot de passe oublié", "Indiquez votre adresse e-mail."],
    ["/auth/reset-password", "Choisissez un nouveau mot de passe", "Indiquez le code reçu par e-mail."],
    ["/auth/verify-email", "Confirmez votre adresse e-mail", ""],
  ] as const) {
    await page.goto(path);
    await seeHeading(page, heading);
    if (words) await page.getByText(words).waitFor();
    // A password that a form sends by itself stands in no address.
    for (const form of await page.locator("form").all()) expect(await form.getAttribute("method"), path).toBe("post");
  }
  await page.goto("/auth/login?returnUrl=%2Ftenderer");
  const email = page.getByRole("textbox", { name: "Adresse e-mail" });
  const password = page.getByRole("textbox", { name: "Mot de passe" });
  await email.fill(people.client);
  await password.fill("ni-ceci-ni-cela-42");
  await page.getByRole("button", { name: "Se connecter", exact: true }).click();
  await page.getByText("Login failed").waitFor();
  expect(new URL(page.url()).search).toBe("?returnUrl=%2Ftenderer");
  expect([await email.inputValue(), await password.inputValue()]).toEqual([people.client, ""]);
});
