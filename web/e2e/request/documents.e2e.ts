import type { CountedRequestPage } from "@metiro/shared/job-request/schema";
import type { Company } from "@metiro/shared/company/schema";
import type { Download, Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { callsOf, newPageOf } from "../browser/people.ts";
import { expectAccessible, seeHeading } from "../steps/look.ts";
import { activePdf, pdfFile } from "../steps/pdf.ts";
import { answerRadio, fillUntilContact, goOn, question } from "../steps/wizard.ts";
import { expect, test } from "../test.ts";

const phone = { viewport: { width: 390, height: 844 } };
const send = (page: Page) => page.getByRole("button", { name: "Envoyer ma demande" });

/** What is saved by a press on the link of this name. */
async function saved(page: Page, name: string): Promise<Buffer> {
  const download = page.waitForEvent("download");
  await page
    .getByRole("link", { name: `Télécharger ${name}` })
    .first()
    .click();
  return readFile(await ((await download) satisfies Download).path());
}
const expectPdf = (bytes: Buffer) => expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");

async function tap(page: Page, title: string, answer: string): Promise<void> {
  await question(page, title).waitFor();
  await answerRadio(page, answer).click();
  await question(page, title).waitFor({ state: "detached" });
}

test("a plan goes with a request from a phone, a company saves it and answers with a PDF, and the client saves that", async () => {
  const title = "Parquet selon plan";
  const client = await newPageOf("client", { ...phone, allowed: /status of 400/ });
  await client.goto("/request/pose-de-parquet");
  await tap(client, "Dans quel type de bâtiment faut-il intervenir ?", "Appartement");
  await tap(client, "Que faut-il faire ?", "Poser un nouveau sol");
  await client.getByRole("textbox", { name: "Quelle est la surface du sol ?" }).fill("64,5");
  await goOn(client);
  await tap(client, "Quel sol souhaitez-vous ?", "Contrecollé");
  await goOn(client);
  await fillUntilContact(client, title);
  await question(client, "Tout est juste ?").waitFor();

  // Back at the photos: one plan that acts by itself, and one that does not; both survive a reload.
  await client.getByRole("button", { name: "Retour" }).click();
  await question(client, "Ajoutez des photos et des plans").waitFor();
  const chooser = client.locator("input[name=planIds]");
  await chooser.setInputFiles([pdfFile("Plan du rez.pdf"), pdfFile("Piège.pdf", activePdf)]);
  await client.getByText("Plan du rez.pdf").waitFor();
  await expectAccessible(client);
  await client.reload();
  await client.getByText("Plan du rez.pdf").waitFor();
  await goOn(client);
  await question(client, "Tout est juste ?").waitFor();
  await send(client).click();
  await question(client, "Ajoutez des photos et des plans").waitFor();
  await client
    .getByText(/Ce PDF contient des scripts/)
    .first()
    .waitFor();
  await client.getByRole("button", { name: "Retirer Piège.pdf" }).click();
  await goOn(client);
  await question(client, "Tout est juste ?").waitFor();
  await send(client).click();
  await client.getByRole("heading", { name: "Votre demande est bien reçue" }).waitFor();

  const calls = await callsOf("admin");
  const { items } = await calls.post<CountedRequestPage>("JobRequest/GetAllForAdmin", { search: title });
  const id = items[0]?.id ?? "";
  await client.goto(`/tenderer/requests/${id}`);
  await seeHeading(client, title);
  expectPdf(await saved(client, "Plan du rez.pdf"));
  await expectAccessible(client);

  const { id: companyId } = await (await callsOf("company")).get<Company>("Company");
  await calls.post(`JobRequest/${id}/send-to-companies`, { companyIds: [companyId] });
  const company = await newPageOf("company", phone);
  await company.goto(`/company/requests/${id}`);
  expectPdf(await saved(company, "Plan du rez.pdf"));
  await expectAccessible(company);

  // The company answers with a PDF of its own; what it typed and chose is there after a reload.
  await company.getByRole("button", { name: "Répondre", exact: true }).click();
  await company.getByRole("textbox", { name: "Message au client" }).fill("Voici notre devis.");
  await company.locator("input[name=documentId]").setInputFiles(pdfFile("Devis parquet.pdf"));
  await company.getByRole("button", { name: "Retirer Devis parquet.pdf" }).waitFor();
  await company
    .getByRole("group", { name: /^Offre en PDF/ })
    .getByText("PDF, 1 page")
    .waitFor();
  await company.reload();
  await company.getByRole("button", { name: "Retirer Devis parquet.pdf" }).waitFor();
  await expectAccessible(company);
  await company.getByRole("button", { name: "Envoyer ma réponse" }).click();
  await company.getByRole("link", { name: "Télécharger Devis parquet.pdf" }).waitFor();

  await client.setViewportSize({ width: 768, height: 1024 });
  await client.goto(`/tenderer/requests/${id}`);
  expectPdf(await saved(client, "Devis parquet.pdf"));
  await expectAccessible(client);

  // Who goes on to write line by line finds it there as well.
  await company.getByRole("button", { name: "Autres actions" }).first().click();
  await company.getByRole("menuitem", { name: /^Établir une offre/ }).click();
  await seeHeading(company, "Établir une offre");
  await company.getByRole("button", { name: "Retirer Devis parquet.pdf" }).waitFor();
  await expectAccessible(company);
});
