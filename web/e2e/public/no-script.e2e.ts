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

test("the first question of the wizard and the words of the account pages are there without a script", async () => {
  const page = await newPage({ javaScriptEnabled: false });
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
    // A password that is sent without the script would stand in the address.
    expect(await page.locator("input[type=password]").count(), path).toBe(0);
  }
});
