import { deviceOf, people } from "../app/accounts.ts";
import { untilMail } from "../app/mailbox.ts";
import { site } from "../app/site.ts";
import { newPage } from "../browser/browser.ts";
import { expectAccessible } from "../steps/look.ts";
import { pdfFile } from "../steps/pdf.ts";
import { openProof } from "../steps/proof.ts";
import { test } from "../test.ts";

const pageOf = async (email: string, viewport = { width: 390, height: 844 }, allowed?: RegExp) =>
  newPage({ storageState: await deviceOf(site().origin, email), viewport, ...(allowed && { allowed }) });

test("a proof is sent from a phone, judged beside its document, and the company is told", async () => {
  // The first file is refused.
  const company = await pageOf(people.company, undefined, /status of 400/);
  await company.goto("/company/profile/proofs");
  const card = company.getByRole("region", { name: "Assurances sociales" });
  await card.getByRole("button", { name: /^Envoyer un (nouveau )?document/ }).click();
  const dialog = company.getByRole("dialog", { name: "Assurances sociales" });
  await dialog.locator("input[type=file]").setInputFiles({
    name: "page.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("<script>alert(1)</script>"),
  });
  await dialog.getByText(/Nous ne pouvons pas lire ce fichier/).waitFor();
  await dialog.locator("input[type=file]").setInputFiles(pdfFile("AVS 2026.pdf"));
  await dialog.getByText("AVS 2026.pdf").waitFor();
  await expectAccessible(company);
  await dialog.getByRole("button", { name: "Envoyer au contrôle" }).click();
  await card.getByText("En contrôle").waitFor();
  await expectAccessible(company);

  const admin = await pageOf(people.admin, { width: 1280, height: 900 });
  const proof = await openProof(admin, /^Contrôler Assurances sociales/, "AVS 2026.pdf");
  const download = admin.waitForEvent("download");
  await proof.getByRole("link", { name: "Télécharger le document" }).click();
  await download;
  await expectAccessible(admin);
  await proof.getByRole("button", { name: "Valider" }).click();
  await proof.waitFor({ state: "detached" });
  await untilMail(people.company, /^Document vérifié.*Assurances sociales/);
  await company.reload();
  await card.getByText("Vérifiée", { exact: true }).waitFor();
});
