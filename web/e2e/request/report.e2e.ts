import { deviceOf, people } from "../app/accounts.ts";
import { untilMail } from "../app/mailbox.ts";
import { site } from "../app/site.ts";
import { newPage } from "../browser/browser.ts";
import { expectAccessible } from "../steps/look.ts";
import { answeredRequest } from "../steps/request.ts";
import { test } from "../test.ts";

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
