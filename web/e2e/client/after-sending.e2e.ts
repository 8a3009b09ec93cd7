import type { JobRequest } from "@metiro/shared/job-request/schema";
import type { Page } from "@playwright/test";
import { deviceOf, people, type Person } from "../app/accounts.ts";
import { newPage } from "../browser/browser.ts";
import { mailsTo, untilMail } from "../app/mailbox.ts";
import { callsOf } from "../browser/people.ts";
import { answeredRequest, createdRequest, sentRequest } from "../steps/request.ts";
import { expectAccessible, seeHeading, seeToast } from "../steps/look.ts";
import { slowDown } from "../steps/slow-line.ts";
import { site } from "../app/site.ts";
import { expect, test } from "../test.ts";

const rivaz = "Atelier Rivaz Rénovation Sàrl";

/** The client's telephone: narrow, touched with fingers. */
const phoneOf = async (person: Person) =>
  newPage({
    storageState: await deviceOf(site().origin, people[person]),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    acceptDownloads: true,
  });
const deskOf = async (person: Person) => newPage({ storageState: await deviceOf(site().origin, people[person]) });
const photo = async (page: Page, name: string) => ({
  name,
  mimeType: "image/png",
  buffer: await page.screenshot(),
});
const requestOf = async (id: string) => (await callsOf("client")).get<JobRequest>(`JobRequest/Get/${id}`);
/** What is wider than the telephone. */
const expectNoSideways = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

test("the back office asks, the client answers on the phone with a photo; both read it", async () => {
  const title = "Parquet à préciser";
  const { id } = await createdRequest(title);
  const admin = await deskOf("admin");
  await admin.goto(`/admin/jobs/${id}`);
  await admin.getByRole("button", { name: "Autres actions", exact: true }).click();
  await admin.getByRole("menuitem", { name: "Demander une précision" }).click();
  const ask = admin.getByRole("dialog");
  await ask.getByRole("textbox").fill("Le lino est-il collé ?");
  await ask.getByRole("button", { name: /^Envoyer/ }).click();
  await ask.waitFor({ state: "detached" });

  const mail = await untilMail(people.client, new RegExp(`Une question sur votre demande.*${title}`));
  expect(mail.text).toContain("Le lino est-il collé ?");
  const client = await phoneOf("client");
  await client.goto("/tenderer");
  await client.getByRole("heading", { level: 2, name: title }).waitFor();
  await client.getByRole("link", { name: "Répondre à l’équipe" }).first().tap();
  await seeHeading(client, title);
  const card = client.getByRole("region", { name: "Une question de notre équipe" });
  await card.getByText("Le lino est-il collé ?").waitFor();
  await expectAccessible(client);
  await card.getByRole("textbox", { name: "Votre réponse" }).fill("Oui, sur toute la surface.");
  await card.locator("input[type=file]").setInputFiles(await photo(client, "lino.png"));
  await card.getByRole("img", { name: "lino.png" }).waitFor();
  const line = await slowDown(client, /jobRequest\.answerQuestion/);
  await card.getByRole("button", { name: "Envoyer ma réponse" }).tap();
  await line.waited();
  // While it is on its way a second tap sends nothing.
  await card.getByRole("button", { name: /Envoyer ma réponse|Envoi/ }).tap({ force: true });
  line.go();
  await seeToast(client, "Merci, votre réponse est envoyée.");
  await card.waitFor({ state: "detached" });
  expect(line.count()).toBe(1);
  expect(await client.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  await client.reload();
  await client.getByText("Question de notre équipe", { exact: true }).waitFor();
  // The page that the server drew may stand there still, for the eye alone.
  await client
    .getByRole("main")
    .getByText(/Oui, sur toute la surface\./)
    .waitFor();
  await expectNoSideways(client);

  await admin.getByText("Oui, sur toute la surface.").first().waitFor();
  await admin.getByText("Répondue", { exact: true }).waitFor();
  await expect.poll(() => admin.getByRole("main").getByRole("img").count()).toBeGreaterThan(0);
});

test("what nobody has yet is changed; what companies have is completed, and they are told", async () => {
  const title = "Parquet à changer";
  const { id } = await createdRequest(title);
  const client = await phoneOf("client");
  await client.goto(`/tenderer/requests/${id}`);
  await client.getByRole("link", { name: "Modifier" }).tap();
  await client.getByRole("textbox", { name: "Titre" }).fill("Parquet changé");
  await client.getByRole("textbox", { name: "Description" }).fill("Trois chambres au lieu de deux, lino à enlever.");
  await client.getByRole("radio", { name: "Dès que possible" }).check();
  await client
    .locator("input[type=file]")
    .first()
    .setInputFiles(await photo(client, "salon.png"));
  await client.getByRole("img", { name: "salon.png" }).waitFor();
  // What has scrolled halfway below the bar is no smaller for that.
  await client.evaluate(() => scrollTo(0, 0));
  await expectAccessible(client);
  await expectNoSideways(client);
  await client.getByRole("button", { name: "Enregistrer les modifications" }).tap();
  await seeHeading(client, "Parquet changé");
  await client.getByText("Vous avez modifié votre demande").waitFor();
  expect(await requestOf(id)).toMatchObject({ startPreference: "asap", photos: [expect.anything()] });

  const sent = await sentRequest("Parquet à compléter");
  await client.goto(`/tenderer/requests/${sent.id}`);
  expect(await client.getByRole("link", { name: "Modifier" }).count()).toBe(0);
  await client.getByRole("button", { name: "Ajouter une précision" }).tap();
  const dialog = client.getByRole("dialog", { name: "Ajouter une précision" });
  await dialog.getByRole("textbox", { name: "Votre précision" }).fill("Il n’y a pas d’ascenseur.");
  await dialog.locator("input[type=file]").setInputFiles(await photo(client, "escalier.png"));
  await dialog.getByRole("img", { name: "escalier.png" }).waitFor();
  await expectAccessible(client);
  await dialog.getByRole("button", { name: "Envoyer la précision" }).tap();
  await dialog.waitFor({ state: "detached" });
  await client.getByText(/^Précision ajoutée\s: \d\d\/\d\d\/\d{4} à \d\d:\d\d$/).waitFor();
  await client.reload();
  await client.getByText("Vous avez ajouté une précision").waitFor();
  const mail = await untilMail(people.company, /Le client précise sa demande.*Parquet à compléter/);
  expect(mail.text).toContain("Parquet à compléter");
  const company = await deskOf("company");
  await company.goto(`/company/requests/${sent.id}`);
  await company.getByText("Il n’y a pas d’ascenseur.").first().waitFor();
});

test("three answers are compared on the phone, one is accepted, both get a contact card, the others are told", async () => {
  const title = "Parquet à trois réponses";
  const { id, jobRequestCompanies } = await answeredRequest(title, { others: 2 });
  expect(jobRequestCompanies).toHaveLength(3);
  const other = jobRequestCompanies.find(({ company }) => company.name !== rivaz)?.company.name ?? "";
  const client = await phoneOf("client");
  await client.goto(`/tenderer/requests/${id}`);
  await client.getByRole("heading", { level: 2, name: "3 réponses" }).waitFor();
  await client.getByText("À vous de choisir").first().waitFor();
  expect(await client.getByRole("article").count()).toBe(0);
  await expectNoSideways(client);
  await client.getByRole("combobox", { name: "Trier par" }).selectOption("Prix le plus bas");
  const rows = client.getByRole("button", { name: /CHF/ });
  await expect(rows.first()).toHaveAccessibleName(/Le prix le plus bas/);
  await expectAccessible(client);
  for (const name of [other, rivaz]) {
    await client.getByRole("button", { name: new RegExp(`^${name}.*CHF`) }).tap();
    await client.getByRole("article", { name }).waitFor();
    await expect(client.getByRole("article")).toHaveCount(1);
  }
  await expectAccessible(client);
  await client.reload();
  await client.getByRole("button", { name: new RegExp(`^${rivaz}.*CHF`) }).tap();
  const offer = client.getByRole("article", { name: rivaz });
  await offer.getByRole("button", { name: "Accepter" }).tap();
  const line = await slowDown(client, /jobRequest\.decide/);
  await client.getByRole("dialog").getByRole("button", { name: "Accepter et partager" }).tap();
  await line.waited();
  line.go();
  await client.getByRole("heading", { name: `Vous avez choisi ${rivaz}` }).waitFor();
  expect(line.count()).toBe(1);
  await expect.poll(() => focusedText(client)).toContain(`Vous avez choisi ${rivaz}`);
  await client.getByText("Entreprise choisie").first().waitFor();
  await expectAccessible(client);

  const [download] = await Promise.all([
    client.waitForEvent("download"),
    client.getByRole("button", { name: "Enregistrer le contact" }).tap(),
  ]);
  expect(download.suggestedFilename()).toBe("Atelier-Rivaz-Rénovation-Sàrl.vcf");
  const { contact } =
    (await requestOf(id)).jobRequestCompanies.find(({ company }) => company.name === rivaz)?.company ?? {};
  await client.getByRole("link", { name: contact?.email ?? "" }).waitFor();
  const mail = await untilMail(people.client, new RegExp(`Les coordonnées de l’entreprise choisie.*${rivaz}`));
  expect(mail.text).toContain(contact?.email);

  await client.getByRole("button", { name: "Prévenir les autres entreprises" }).tap();
  await seeToast(client, "Les entreprises sont prévenues.");
  await client.getByRole("button", { name: "Prévenir les autres entreprises" }).waitFor({ state: "detached" });
  expect(await focusedText(client)).toContain(`Vous avez choisi ${rivaz}`);
  const decisions = (await requestOf(id)).jobRequestCompanies.map(({ clientDecision }) => clientDecision).toSorted();
  expect(decisions).toEqual(["accepted", "rejected", "rejected"]);
  await expectNoSideways(client);

  const company = await phoneOf("company");
  await company.goto(`/company/requests/${id}`);
  await company.getByRole("heading", { name: "Le client : Camille Rochat" }).waitFor();
  await company.getByRole("link", { name: "079 555 02 00" }).waitFor();
  await company.getByRole("button", { name: "Enregistrer le contact" }).waitFor();
  await expectAccessible(company);
  expect(
    (await mailsTo(people.company)).filter(({ subject }) => /n’est pas retenue.*trois réponses/.test(subject)),
  ).toEqual([]);
});

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? "");
