import type { JobRequest } from "@metiro/shared/job-request/schema";
import { people } from "../app/accounts.ts";
import { newPage } from "../browser/browser.ts";
import { mailsTo, untilMail } from "../app/mailbox.ts";
import { callsOf, newPageOf } from "../browser/people.ts";
import { createdRequest } from "../steps/request.ts";
import { chooseNobody, openDispatch, recipientRow } from "../steps/dispatch.ts";
import { expectAccessible, seeToast } from "../steps/look.ts";
import { expect, test } from "../test.ts";

const rivaz = "Atelier Rivaz Rénovation Sàrl";

test("a sending is taken back within its seconds: nobody has it, and no mail leaves", async () => {
  const title = "Parquet envoyé trop vite";
  const { id } = await createdRequest(title);
  const company = await callsOf("company");
  const page = await newPageOf("admin");
  await page.goto(`/admin/jobs/${id}`);
  const dialog = await openDispatch(page);
  await chooseNobody(dialog);
  await dialog.getByRole("checkbox", { name: `Sélectionner ${rivaz}` }).check();
  await dialog.getByRole("button", { name: "Envoyer à 1 entreprise" }).click();
  const bar = page.getByRole("region", { name: "Envoi en attente" });
  await bar.waitFor();
  await expect(company.get(`JobRequest/Get/${id}`)).rejects.toMatchObject({ status: 404 });
  await page.keyboard.press("Control+z");
  await seeToast(page, /L’envoi de l’offre .* est annulé/);
  await bar.waitFor({ state: "detached" });
  await recipientRow(page, rivaz).waitFor({ state: "detached" });
  await page.getByRole("main").getByText("Active").first().waitFor();
  await page.getByText("Envoi à 1 entreprise annulé avant son départ").first().waitFor();
  await expectAccessible(page);
  const { jobRequestCompanies } = await (await callsOf("admin")).get<JobRequest>(`JobRequest/Get/${id}`);
  expect(jobRequestCompanies).toEqual([]);
  const subjects = (await mailsTo(people.company)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes(title))).toEqual([]);
});

test("title corrected and a precision asked: the client reads both, and both stand in what happened", async () => {
  const title = "Parquet mal nommé";
  const { id } = await createdRequest(title);
  const page = await newPageOf("admin");
  await page.goto(`/admin/jobs/${id}`);
  await page.getByRole("button", { name: "Autres actions", exact: true }).click();
  await page.getByRole("menuitem", { name: "Corriger" }).click();
  const edit = page.getByRole("form", { name: "Corriger l’offre" });
  await edit.getByRole("textbox", { name: "Titre" }).fill("Parquet bien nommé");
  await edit.getByRole("textbox", { name: /Raison/ }).fill("Le titre ne disait pas la pièce.");
  await expectAccessible(page);
  await edit.getByRole("button", { name: "Enregistrer la correction" }).click();
  await page.getByRole("heading", { level: 1, name: "Parquet bien nommé" }).waitFor();
  await page.getByRole("button", { name: "Autres actions", exact: true }).click();
  await page.getByRole("menuitem", { name: "Demander une précision" }).click();
  const ask = page.getByRole("form", { name: "Demander une précision" });
  await ask.getByRole("textbox", { name: /Votre question/ }).fill("Quelle est la hauteur des plinthes ?");
  await ask.getByRole("button", { name: "Envoyer la question" }).click();
  await page.getByText("Précision demandée au client").first().waitFor();
  await untilMail(people.client, /corrigée.*Parquet bien nommé/);
  const asked = await untilMail(people.client, /question sur votre demande.*Parquet bien nommé/);
  expect(asked.text).toContain("Quelle est la hauteur des plinthes ?");
  expect(asked.text).toContain(`/tenderer/requests/${id}`);
});

test("a client sees neither the page nor what happened", async () => {
  const { id } = await createdRequest("Parquet à part");
  const client = await callsOf("client");
  await expect(client.get(`JobRequest/FollowUp/${id}`)).rejects.toMatchObject({ status: 403 });
  const page = await newPage();
  await page.goto(`/admin/jobs/${id}`);
  await page.getByRole("heading", { level: 1, name: "Se connecter" }).waitFor();
});
