import type { Page } from "@metiro/shared/paging/schema";
import type { User } from "@metiro/shared/user/schema";
import { deviceOf, people } from "../app/accounts.ts";
import { demoPassword } from "../app/api.ts";
import { untilMail } from "../app/mailbox.ts";
import { site } from "../app/site.ts";
import { newPage } from "../browser/browser.ts";
import { callsOf } from "../browser/people.ts";
import { expectAccessible } from "../steps/look.ts";
import { answeredRequest } from "../steps/request.ts";
import { expect, test } from "../test.ts";

const phone = { width: 390, height: 844 };
const pageOf = async (email: string, viewport = phone) =>
  newPage({ storageState: await deviceOf(site().origin, email), viewport });

test("what a company writes is reported with two taps, read in the back office, and its author is told", async () => {
  const { id } = await answeredRequest("Parquet à signaler");
  const company = await pageOf(people.company);
  await company.goto(`/company/requests/${id}/messages`);
  await company.getByRole("textbox", { name: /^Votre message à/ }).fill("Payez-moi en liquide, sinon rien.");
  await company.getByRole("button", { name: "Envoyer" }).click();
  await company.getByRole("log", { name: "Messages" }).getByText("Payez-moi en liquide, sinon rien.").waitFor();

  const client = await pageOf(people.client);
  await client.goto(company.url().replace(`/company/requests/${id}/messages`, `/tenderer/requests/${id}`));
  await client.getByRole("button", { name: /^Signaler l’entreprise/ }).waitFor();
  await client
    .getByRole("link", { name: /message/i })
    .last()
    .click();
  await client.getByRole("button", { name: "Signaler ce message" }).click();
  await client.getByRole("dialog", { name: /Que se passe-t-il/ }).waitFor();
  await expectAccessible(client);
  await client.getByRole("button", { name: "Tromperie ou arnaque" }).click();
  await client.getByRole("dialog", { name: "Merci, c’est signalé" }).waitFor();
  await expectAccessible(client);
  await client.getByRole("textbox", { name: /Autre chose à nous dire/ }).fill("Je préfère une facture.");
  await client.keyboard.press("Escape");
  await client.getByRole("button", { name: "Continuer à écrire" }).click();
  await client.getByRole("button", { name: "Ajouter ces précisions" }).click();
  await client.getByText("Vos précisions sont ajoutées au signalement.", { exact: true }).waitFor();

  await company.goto(`/company/requests/${id}`);
  await company.getByRole("button", { name: /^Signaler cette demande/ }).click();
  await company.getByText("Personne", { exact: true }).click();
  await company.getByRole("button", { name: "Autre chose" }).click();
  await company.getByRole("button", { name: "Fermer" }).last().click();

  const admin = await pageOf(people.admin, { width: 1280, height: 900 });
  await admin.goto("/admin");
  await admin.getByRole("link", { name: "Voir les signalements" }).click();
  const report = admin.getByRole("article").filter({ hasText: "Payez-moi en liquide" });
  await report.getByText("Je préfère une facture.").waitFor();
  await expectAccessible(admin);
  await report.getByRole("button", { name: /^Mesures prises/ }).click();
  await report.waitFor({ state: "detached" });
  await admin.getByRole("article").filter({ hasText: "Personne\u00a0: Autre chose" }).waitFor();
  await admin.getByRole("link", { name: "Traités" }).click();
  await report.getByText("Mesures prises").waitFor();
  await untilMail(people.client, /signalement a été traité/);
});

test("who is blocked is told why and how to object: by mail, and where it signs in", async () => {
  const admin = await pageOf(people.admin, { width: 1280, height: 900 });
  const { items } = await (await callsOf("admin")).get<Page<User>>(`User/GetAll?search=${people.unconfirmed}`);
  await admin.goto(`/admin/users/${items[0]?.id}`);
  await admin.getByRole("button", { name: "Autres actions" }).click();
  await admin.getByRole("menuitem", { name: "Bloquer le compte" }).click();
  const dialog = admin.getByRole("dialog");
  const block = dialog.getByRole("button", { name: "Bloquer le compte" });
  await dialog.getByRole("textbox", { name: "Note interne" }).fill("Trois signalements en deux jours.");
  // Without the reason that the person is told, nobody is blocked.
  await expect(block).toBeDisabled();
  await dialog.getByRole("combobox", { name: /^Motif indiqué/ }).selectOption({ label: "Publicité ou démarchage" });
  await expectAccessible(admin);
  await block.click();
  await admin
    .getByText(/^Compte bloqué/)
    .first()
    .waitFor();

  const mail = await untilMail(people.unconfirmed, /^Votre compte est bloqué/);
  expect(mail.text).toMatch(/Motif.*Publicité ou démarchage/s);
  expect(mail.text).toContain("notre équipe relit sa décision");
  expect(mail.text).not.toContain("Trois signalements");

  const blocked = await newPage({ viewport: phone, allowed: /status of 40[13]/ });
  await blocked.goto("/auth/login");
  await blocked.getByRole("textbox", { name: "Adresse e-mail", exact: true }).fill(people.unconfirmed);
  await blocked.getByLabel("Mot de passe", { exact: true }).fill(demoPassword);
  await blocked.getByRole("button", { name: "Se connecter" }).click();
  await blocked
    .getByText(/Ce compte est bloqué\. Notre e-mail vous en dit le motif, et comment contester/)
    .first()
    .waitFor();
  await expectAccessible(blocked);
});
