import type { Company, CompanyDetail } from "@metiro/shared/company/schema";
import type { StandardLines } from "@metiro/shared/offer/schema";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { readPdf } from "../../../server/src/test/pdf/read-pdf.ts";
import { deviceOf, people } from "../app/accounts.ts";
import { callerFor } from "../app/api.ts";
import { untilMail } from "../app/mailbox.ts";
import { site } from "../app/site.ts";
import { newPage } from "../browser/browser.ts";
import { callsOf } from "../browser/people.ts";
import { expectFocus } from "../steps/keyboard.ts";
import { expectAccessible, seeHeading, seeToast } from "../steps/look.ts";
import { pdfFile } from "../steps/pdf.ts";
import { sentRequest } from "../steps/request.ts";
import { expect, test } from "../test.ts";

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };
const pageOf = async (email: string, viewport = phone) =>
  newPage({ storageState: await deviceOf(site().origin, email), viewport });
const lineOf = (page: Page, name: RegExp) =>
  page.getByRole("listitem").filter({ has: page.getByRole("button", { name }) });
/** On a phone a line is opened first. */
async function price(page: Page, name: RegExp, quantity: string, unitPrice: string) {
  const line = lineOf(page, name);
  const field = line.getByRole("textbox", { name: /^Prix unitaire/ });
  if (!(await field.isVisible())) await line.getByRole("button", { name }).click();
  await line.getByRole("textbox", { name: /^Quantité/ }).fill(quantity);
  await field.fill(unitPrice);
}
const send = async (page: Page, button: string) => {
  await page.getByRole("button", { name: "Aperçu et envoi" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: button }).waitFor();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: button }).click();
};

test("an offer line by line: written on a phone, sent anew, compared with another one, accepted, amended, and the amendment accepted", async () => {
  const [request, admin, { id: ownId, name }] = await Promise.all([
    sentRequest("Parquet à offrir ligne par ligne", { others: 1 }),
    pageOf(people.admin, desk),
    (await callsOf("company")).get<Company>("Company"),
  ]);
  const { id, subcategory, jobRequestCompanies } = request;

  // The back office gives the service its lines, by keyboard.
  await admin.goto(`/admin/category/${subcategory.categoryId}/subcategories/${subcategory.id}/lines`);
  await seeHeading(admin, /^Lignes des offres/);
  while ((await admin.getByRole("button", { name: /^Retirer «/ }).count()) > 0)
    await admin
      .getByRole("button", { name: /^Retirer «/ })
      .first()
      .click();
  await admin.getByRole("button", { name: "Ajouter une ligne" }).click();
  await admin.keyboard.type("Pose du parquet");
  await admin.keyboard.press("Enter");
  await admin.keyboard.type("Évacuation de l’ancien sol");
  await expectAccessible(admin);
  await admin.getByRole("button", { name: "Enregistrer" }).click();
  await seeToast(admin, "Lignes enregistrées.");
  const { lines } = await (await callsOf("admin")).get<StandardLines>(`StandardLine/Get/${subcategory.id}`);

  // Another company answers with an offer of its own.
  const other = jobRequestCompanies.find(({ company }) => company.id !== ownId)?.company;
  const { user } = await (await callsOf("admin")).get<CompanyDetail>(`Company/Get/${other?.id}`);
  await (
    await callerFor(site().origin, user.email)
  ).put(`Offer/${id}`, {
    vat: "excluded",
    lines: lines.map((line) => ({
      standardLineId: line.id,
      state: "priced",
      quantity: 1,
      unit: "lump",
      unitPrice: 300_000,
      vatRate: 810,
    })),
  });

  // The company writes on its phone; what is typed is there after a reload.
  const company = await pageOf(people.company);
  await company.goto(`/company/requests/${id}`);
  await company.getByRole("button", { name: "Répondre autrement" }).click();
  await company.getByRole("menuitem", { name: "Établir une offre ligne par ligne" }).click();
  await seeHeading(company, "Établir une offre");
  await price(company, /^Pose du parquet/, "64,5", "78.50");
  await company.getByText("Brouillon enregistré").waitFor();
  await expectAccessible(company);
  await company.reload();
  await lineOf(company, /^Pose du parquet/)
    .getByText(/5’063\.25/)
    .first()
    .waitFor();
  await company.getByRole("button", { name: /^Marquer la ligne vide/ }).click();
  await send(company, "Envoyer l’offre");
  await seeToast(company, "Offre envoyée.");
  await untilMail(people.client, /Parquet à offrir ligne par ligne/);

  // A new version says what it changes.
  await company.getByRole("link", { name: "Modifier l’offre" }).click();
  await seeHeading(company, "Nouvelle version de l’offre");
  await price(company, /^Pose du parquet/, "64.5", "75");
  await send(company, "Envoyer l’offre");
  await seeToast(company, "Nouvelle version envoyée.");

  // The client compares both, on a wide screen and on a phone.
  const client = await pageOf(people.client, desk);
  await client.goto(`/tenderer/requests/${id}`);
  await client.getByRole("link", { name: "Comparer ligne par ligne" }).click();
  const table = client.getByRole("table");
  await table
    .getByRole("row", { name: /^Évacuation/ })
    .getByText("Non proposé")
    .waitFor();
  await table
    .getByRole("row", { name: /^Pose du parquet/ })
    .getByText("3’243")
    .waitFor();
  await table
    .getByRole("row", { name: /^Pose du parquet/ })
    .getByText("4’837.50")
    .waitFor();
  await expectAccessible(client);
  await client.setViewportSize(phone);
  await expectAccessible(client);
  await client.getByRole("button", { name: "Comparer ligne par ligne" }).click();
  await table.getByText("Non proposé").waitFor();
  await client.getByRole("main").getByRole("link", { name }).first().click();
  await client.getByText("Ce qui change par rapport à la version précédente").waitFor();
  await expectAccessible(client);
  await client.getByRole("button", { name: "Accepter", exact: true }).click();
  await client.getByRole("dialog").getByRole("button", { name: "Accepter et partager" }).click();
  await client.getByRole("heading", { name: /^Ce qui est convenu/ }).waitFor();

  // After the acceptance a change is an amendment, which the client decides on.
  await company.getByRole("link", { name: "Proposer un avenant" }).click();
  await seeHeading(company, "Proposer un avenant");
  await price(company, /^Pose du parquet/, "70", "75");
  await company.getByRole("textbox", { name: /^Pourquoi ce changement/ }).fill("Le couloir s’ajoute.");
  await company.locator("input[name=documentId]").setInputFiles(pdfFile("Mesures du couloir.pdf"));
  await company.getByRole("button", { name: "Retirer Mesures du couloir.pdf" }).waitFor();
  await send(company, "Proposer l’avenant");
  await company.getByText("En attente de décision").first().waitFor();
  await expectAccessible(company);

  await client.goto(`/tenderer/requests/${id}`);
  await client.getByText(/vous propose un avenant$/).waitFor();
  await client.getByRole("link", { name: "Lire et décider" }).click();
  await client.getByText("Le couloir s’ajoute.").waitFor();
  await expectAccessible(client);
  // The paper that the company measured on is the client's to save, before and after it decides.
  const measured = async () => {
    const download = client.waitForEvent("download");
    await client.getByRole("link", { name: "Télécharger Mesures du couloir.pdf" }).first().click();
    return (await readFile(await (await download).path())).subarray(0, 5).toString();
  };
  expect(await measured()).toBe("%PDF-");
  await client.getByRole("button", { name: "Accepter l’avenant" }).click();
  await client.getByRole("dialog").getByRole("button", { name: "Accepter l’avenant" }).click();
  await expect(client.getByRole("button", { name: "Refuser l’avenant" })).toHaveCount(0);
  await client.getByText("CHF 5’250").first().waitFor();
  await company.getByText("CHF 5’250").first().waitFor();
  expect(await measured()).toBe("%PDF-");

  // On paper it says the same.
  for (const [button, words] of [
    ["Avenant en PDF", ["Avenant", "Pose du parquet", "5’250"]],
    ["Accord en PDF", ["Accord", "Pose du parquet", "5’250", "Le couloir s’ajoute."]],
  ] as const) {
    const download = client.waitForEvent("download");
    await client.getByRole("button", { name: button }).first().click();
    const text = (await readPdf(await readFile(await (await download).path()))).join(" ");
    for (const word of words) expect(text).toContain(word);
  }

  // The back office reads all of it.
  await admin.goto(`/admin/jobs/${id}`);
  await admin.getByRole("button", { name: "Lire l’offre ligne par ligne" }).last().waitFor();
  for (const button of await admin.getByRole("button", { name: "Lire l’offre ligne par ligne" }).all())
    await button.click({ timeout: 1000 }).catch(() => undefined);
  await admin.getByText("Versions précédentes").waitFor();
  await expectAccessible(admin);
});

test("lines that are kept as a template stand in the next offer with their prices", async () => {
  const [first, next] = [await sentRequest("Marches à poncer"), await sentRequest("D’autres marches à poncer")];
  const last = await sentRequest("Encore des marches à poncer");
  const company = await pageOf(people.company);
  await company.goto(`/company/requests/${first.id}/offer`);
  await seeHeading(company, "Établir une offre");
  await company.getByRole("button", { name: "Ajouter une ligne" }).click();
  await company.getByRole("menuitem").first().click();
  // The menu closes first: what is typed before goes nowhere.
  await expectFocus(company.getByRole("textbox", { name: /^Désignation/ }).last());
  await company.keyboard.type("Ponçage des marches");
  await price(company, /^Ponçage des marches/, "12", "45");
  await company.getByRole("button", { name: "Insérer un modèle" }).click();
  await company.getByRole("menuitem", { name: "Enregistrer comme modèle" }).click();
  const dialog = company.getByRole("dialog");
  await dialog.getByRole("textbox", { name: /^Nom du modèle/ }).fill("Marches");
  await expectAccessible(company);
  await dialog.getByRole("button", { name: "Enregistrer le modèle" }).click();
  await seeToast(company, /Modèle «\sMarches\s» enregistré\./);

  await company.goto(`/company/requests/${next.id}/offer`);
  await seeHeading(company, "Établir une offre");
  await company.getByRole("button", { name: "Insérer un modèle" }).click();
  await company.getByRole("menuitem", { name: /^Marches/ }).click();
  await lineOf(company, /^Ponçage des marches/)
    .getByText("540")
    .first()
    .waitFor();

  // From the short answer it leads to the offer, and is put in once.
  await company.goto(`/company/requests/${last.id}`);
  await company.getByRole("button", { name: "Répondre", exact: true }).click();
  await company.getByRole("textbox", { name: /^Message au client/ }).fill("Bonjour.");
  await company.getByRole("button", { name: "Insérer un modèle" }).click();
  await company.getByRole("menuitem", { name: /^Marches.*ouvre l’offre ligne par ligne/ }).click();
  await seeHeading(company, "Établir une offre");
  await seeToast(company, /Modèle «\sMarches\s» inséré/);
  const steps = company.getByRole("button", { name: /^Ponçage des marches/ });
  await expect(steps).toHaveCount(1);
  await company.getByText("Brouillon enregistré").waitFor();
  await company.reload();
  await seeHeading(company, "Établir une offre");
  await expect(company.getByRole("textbox", { name: /^Message au client/ })).toHaveValue(/^Bonjour\.\n\n/);
  await expect(steps).toHaveCount(1);
  await company.goto("/company/templates");
  await company.getByRole("heading", { name: "Marches" }).waitFor();
  await expectAccessible(company);
});
