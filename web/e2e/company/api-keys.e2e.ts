import { deviceOf } from "../app/accounts.ts";
import { callAs, demoPassword } from "../app/api.ts";
import { newcomer } from "../app/newcomer.ts";
import { newPage } from "../browser/browser.ts";
import { goodPassword } from "../steps/account.ts";
import { expectAccessible, seeToast } from "../steps/look.ts";
import { askForProofOnce } from "../steps/reauthentication.ts";
import { site } from "../app/site.ts";
import { expect, test } from "../test.ts";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test("a company makes a key on its phone, a program calls with it and nothing else, and once revoked it is refused at once", async () => {
  const email = await newcomer("company");
  const { origin } = site();
  const page = await newPage({
    ...phone,
    storageState: await deviceOf(origin, email),
    permissions: ["clipboard-read", "clipboard-write"],
    allowed: /status of 403/,
  });
  await page.goto("/company/profile/integrations");
  await askForProofOnce(page, "apiKey.add", ["password"]);

  await page.getByRole("button", { name: "Créer une clé d’API" }).tap();
  const dialog = page.getByRole("dialog", { name: "Créer une clé d’API" });
  await dialog.getByRole("textbox", { name: "Nom" }).fill("Agenda du bureau");
  await dialog.getByRole("searchbox").fill("company.own");
  await dialog.getByRole("checkbox", { name: /company\.own/ }).check();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Créer la clé" }).tap();
  const proof = page.getByRole("dialog", { name: "Confirmez que c’est bien vous" });
  await proof.getByRole("textbox", { name: "Votre mot de passe" }).fill(demoPassword);
  await proof.getByRole("button", { name: "Confirmer" }).tap();
  const made = page.getByRole("dialog", { name: "Votre nouvelle clé d’API" });
  await made.getByRole("button", { name: "Copier la clé" }).tap();
  await made.getByRole("button", { name: "Copiée" }).waitFor();
  await expectAccessible(page);
  const program = callAs(origin, await page.evaluate(() => navigator.clipboard.readText()));
  await made.getByRole("button", { name: "J’ai noté la clé" }).tap();

  expect(await program.get("Company")).toMatchObject({ name: "Atelier Nouvelle Sàrl" });
  await expect(program.get("Auth/profile")).rejects.toMatchObject({ status: 403 });
  await page.reload();
  await page.getByText(/^Dernier appel/).waitFor();

  // Another password ends keys, but those that one keeps.
  await page.goto("/company/profile/account");
  await page.getByRole("button", { name: "Changer de mot de passe" }).tap();
  const password = page.getByRole("form", { name: "Mot de passe" });
  await password.getByLabel("Mot de passe actuel").fill(demoPassword);
  await password.getByLabel("Nouveau mot de passe").fill(goodPassword);
  await password.getByRole("checkbox", { name: /^Garder mes clés d’API/ }).check();
  await password.getByRole("button", { name: "Changer le mot de passe" }).tap();
  await seeToast(page, "Mot de passe modifié.");
  await program.get("Company");

  await page.getByRole("link", { name: "Clés d’API et webhooks : Intégrations" }).tap();
  await page.getByRole("button", { name: "Révoquer Agenda du bureau" }).tap();
  await page.getByRole("dialog").getByRole("button", { name: "Révoquer la clé" }).tap();
  await page.getByText("Révoquée", { exact: true }).waitFor();
  await expect(program.get("Company")).rejects.toMatchObject({ status: 401 });
});
