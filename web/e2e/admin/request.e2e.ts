import type { Company } from "@metiro/shared/company/schema";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import type { RegionTree } from "@metiro/shared/region/schema";
import type { SubcategoryWithForm } from "@metiro/shared/sub-category/schema";
import { people } from "../app/accounts.ts";
import { newPage } from "../browser/browser.ts";
import { mailsTo, untilMail } from "../app/mailbox.ts";
import { callsOf, newPageOf } from "../browser/people.ts";
import { createdRequest } from "../steps/request.ts";
import { chooseNobody, dispatch, openDispatch, recipientRow } from "../steps/dispatch.ts";
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
  await page.getByRole("main").getByText("À transmettre").first().waitFor();
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

test("service and district corrected, its companies proposed, and what client and company then write read for a reason", async () => {
  const title = "Parquet rangé au mauvais endroit";
  const [client, company, admin] = await Promise.all([callsOf("client"), callsOf("company"), callsOf("admin")]);
  const { id, subcategory, subregion, answers } = await createdRequest(title);
  const [wrong, regions] = await Promise.all([
    client.post<SubcategoryWithForm>("SubCategory/GetByName", { Name: "maconnerie" }),
    client.get<RegionTree[]>("Region/WithSubregions"),
  ]);
  const elsewhere = regions.find(({ code }) => code === "GE")?.subregions[0]?.id;
  await admin.post(`JobRequest/${id}/edit`, { subcategoryId: wrong.id, subregionId: elsewhere, reason: "Essai." });

  const page = await newPageOf("admin");
  await page.goto(`/admin/jobs/${id}`);
  await page.getByRole("button", { name: "Autres actions", exact: true }).click();
  await page.getByRole("menuitem", { name: "Corriger" }).click();
  const edit = page.getByRole("form", { name: "Corriger l’offre" });
  await edit.getByRole("combobox", { name: "Sous-catégorie" }).selectOption(subcategory.id);
  await edit.getByRole("combobox", { name: "District" }).selectOption(subregion.id);
  await edit.getByRole("textbox", { name: /Raison/ }).fill("C’est un parquet à poser, à Lausanne.");
  await expectAccessible(page);
  await edit.getByRole("button", { name: "Enregistrer la correction" }).click();
  await page.getByText(/Pose de parquet · créée le/).waitFor();
  expect((await client.get<JobRequest>(`JobRequest/Get/${id}`)).answers).toEqual(answers);
  await dispatch(page, [rivaz]);

  await company.post(`JobRequest/${id}/answer`, { response: "interested", message: "Volontiers." });
  const { id: companyId } = await company.get<Company>("Company");
  const talk = `Conversation/${id}/${companyId}`;
  await client.post(`${talk}/send`, { body: "Appelez-moi au 079 111 22 33." });
  const unread = await company.get("Conversation/Unread");
  await page.reload();
  await page.getByRole("button", { name: `Actions pour ${rivaz}` }).click();
  await page.getByRole("menuitem", { name: "Lire la conversation" }).click();
  const why = page.getByRole("form", { name: "Lire la conversation" });
  await why.getByRole("combobox", { name: "Motif" }).selectOption({ label: "Un désaccord est à régler" });
  await why.getByRole("button", { name: "Lire la conversation" }).click();
  const dialog = page.getByRole("dialog", { name: `Conversation avec ${rivaz}` });
  await dialog.getByText("Appelez-moi au").waitFor();
  expect(await dialog.textContent()).not.toContain("079 111 22 33");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Fermer" }).last().click();
  await page
    .getByText(/ a lu la conversation du client/)
    .first()
    .waitFor();
  expect(await company.get("Conversation/Unread")).toEqual(unread);
});

test("a client sees neither the page nor what happened", async () => {
  const { id } = await createdRequest("Parquet à part");
  const client = await callsOf("client");
  await expect(client.get(`JobRequest/FollowUp/${id}`)).rejects.toMatchObject({ status: 403 });
  const page = await newPage();
  await page.goto(`/admin/jobs/${id}`);
  await page.getByRole("heading", { level: 1, name: "Se connecter" }).waitFor();
});
