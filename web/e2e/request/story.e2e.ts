import type { CompanyDetail, MatchingCompany } from "@metiro/shared/company/schema";
import type { CountedRequestPage, JobRequest } from "@metiro/shared/job-request/schema";
import type { Page } from "@playwright/test";
import { type Mail, mailsTo, untilMail } from "../app/mailbox.ts";
import { people } from "../app/accounts.ts";
import { callsOf, newPageOf } from "../browser/people.ts";
import { answeredRequest, createdRequest, sentRequest } from "../steps/request.ts";
import { dispatch, openDispatch, recipientRow } from "../steps/dispatch.ts";
import { expectAccessible, seeHeading } from "../steps/look.ts";
import { site } from "../app/site.ts";
import { expect, test } from "../test.ts";

const rivaz = "Atelier Rivaz Rénovation Sàrl";
const marchetti = "Sols et Carrelages Marchetti Sàrl";
const chappuis = "Menuiserie Chappuis et Filles Sàrl";
/** What of the demo client a company may read once it is accepted, and not before. */
const contact = /79 ?555 ?02 ?00|client@demo|Avenue de Cour|Rochat/;
const day = /\d\d\/\d\d\/\d{4}/;

/** Follows the button of a mail, as its reader does. */
async function follow(page: Page, { text = "" }: Mail): Promise<void> {
  const [link] = new RegExp(`${site().origin}/\\S+/requests?/\\S+|${site().origin}/admin/jobs/\\S+`).exec(text) ?? [];
  expect(link, text).toBeDefined();
  await page.goto(link ?? "");
}

test("an admin finds the request, sends it to two companies, and again only to a new one", async () => {
  const title = "Parquet massif à répartir";
  const { id, subregion } = await createdRequest(title);
  const calls = await callsOf("admin");
  const filter = { statuses: [0], categoryId: (await calls.get<JobRequest>(`JobRequest/Get/${id}`)).category.id };
  const active = await calls.post<CountedRequestPage>("JobRequest/GetAllForAdmin", { statuses: [0] });
  const wanted = await calls.post<CountedRequestPage>("JobRequest/GetAllForAdmin", filter);

  const page = await newPageOf("admin");
  await page
    .getByRole("navigation", { name: "Menu principal" })
    .getByRole("link", { name: /^Offres/ })
    .click();
  await page.getByRole("link", { name: `À transmettre ${active.totalCount}` }).click();
  await page.getByText(`1–10 sur ${active.totalCount}`).waitFor();
  await expectAccessible(page);
  await page.getByRole("combobox", { name: "Catégorie" }).selectOption("Peinture et revêtements");
  await page.getByText(new RegExp(`sur ${wanted.totalCount}$`)).waitFor();
  await page.getByRole("searchbox", { name: "Rechercher" }).fill("massif repartir");
  await page.getByText("1–1 sur 1").waitFor();
  await page.getByRole("row", { name: title }).getByRole("link", { name: title }).click();
  await seeHeading(page, title);
  await expectAccessible(page);

  const dialog = await openDispatch(page);
  await expectAccessible(page);
  const ranked = await calls.get<MatchingCompany[]>(
    `Company/Get/subregion/${subregion.id}/subcategory/${wanted.items[0]?.subcategory.id}`,
  );
  expect(ranked.map(({ name }) => name)).toEqual(expect.arrayContaining([rivaz, marchetti, chappuis]));
  await dialog.getByRole("button", { name: "Annuler" }).click();
  await dispatch(page, [rivaz, marchetti]);
  await page.getByRole("main").getByText("Envoyée").first().waitFor();
  const [first, second] = [recipientRow(page, rivaz), recipientRow(page, marchetti)];
  const before = [await first.innerText(), await second.innerText()];
  for (const row of before) expect(row).toMatch(day);
  await expectAccessible(page);

  const again = await openDispatch(page);
  await expect(again.getByRole("checkbox", { name: `Sélectionner ${rivaz}` })).toBeDisabled();
  await again.getByRole("button", { name: "Annuler" }).click();
  await dispatch(page, [chappuis]);
  expect([await first.innerText(), await second.innerText()]).toEqual(before);
  const { jobRequestCompanies } = await calls.get<JobRequest>(`JobRequest/Get/${id}`);
  expect(jobRequestCompanies.map(({ company }) => company.name).sort()).toEqual([rivaz, chappuis, marchetti].sort());
  for (const { company } of jobRequestCompanies) {
    const { user } = await calls.get<CompanyDetail>(`Company/Get/${company.id}`);
    await untilMail(user.email, new RegExp(`Nouvelle demande.*${title}`));
  }
});

test("a company reads the request without the contact details, and answers with a quote", async () => {
  const title = "Parquet à chiffrer";
  const { id } = await sentRequest(title, { others: 1 });
  const page = await newPageOf("company");
  const payloads: Promise<string>[] = [];
  page.on("response", (response) => {
    // A stream has no end to wait for; and what a page was left before reading, nobody has read.
    if (/\/(trpc|api)\/(?!live)/.test(response.url())) payloads.push(response.text().catch(() => ""));
  });
  const row = page.getByRole("article", { name: title });
  await row.getByText("Nouvelle").waitFor();
  await expectAccessible(page);
  await follow(page, await untilMail(people.company, new RegExp(`Nouvelle demande.*${title}`)));
  await seeHeading(page, title);
  await page.getByText("1 autre entreprise l’a reçue").waitFor();
  await page.getByText("Le nom et le téléphone s’affichent ici").waitFor();
  await expectAccessible(page);
  expect(await page.content()).not.toMatch(contact);
  const read = await Promise.all(payloads);
  expect(read.some((payload) => payload.includes(title))).toBe(true);
  for (const payload of read) expect(payload).not.toMatch(contact);

  const admin = await newPageOf("admin");
  await admin.goto(`/admin/jobs/${id}`);
  await recipientRow(admin, rivaz).getByText("Vue", { exact: true }).waitFor();
  await recipientRow(admin, marchetti).getByText("Pas encore vue").waitFor();

  const form = page.getByRole("form", { name: "Votre réponse" });
  await form.getByRole("textbox", { name: "De" }).fill("7500");
  await form.getByRole("textbox", { name: "À" }).fill("6000");
  await form.getByRole("combobox", { name: "Unité" }).selectOption("par m²");
  await form.getByRole("textbox", { name: /Disponible dès le/ }).fill("15.06.2030");
  await form.getByRole("textbox", { name: /Message au client/ }).fill("Nous pouvons passer mardi.");
  await form.getByRole("button", { name: "Envoyer ma réponse" }).click();
  await form.getByText("Le montant le plus haut doit être égal ou supérieur au plus bas.").waitFor();
  await expectAccessible(page);
  await form.getByRole("textbox", { name: "À" }).fill("9000");
  await form.getByRole("button", { name: "Envoyer ma réponse" }).click();
  await page.getByText("Le client compare les réponses").first().waitFor();
  await page.getByText("CHF 7’500 – 9’000").waitFor();
  await expectAccessible(page);

  const mail = await untilMail(people.client, new RegExp(`Nouvelle réponse\\s: ${rivaz}.*${title}`));
  expect(mail.text).toContain("Nous pouvons passer mardi.");
  await page.getByRole("link", { name: "Demandes reçues" }).click();
  await page.getByRole("link", { name: /^Répondues/ }).click();
  await page.getByRole("article", { name: title }).getByText("En attente du client").waitFor();
});

test("a client compares the answers and accepts one, which then sees the contact details", async () => {
  const title = "Parquet à comparer";
  const { id } = await answeredRequest(title, { others: 1 });
  const page = await newPageOf("client");
  await follow(page, await untilMail(people.client, new RegExp(`Nouvelle réponse.*${title}`)));
  await seeHeading(page, title);
  await page.getByRole("heading", { level: 2, name: "2 réponses" }).waitFor();
  const offer = page.getByRole("article", { name: rivaz });
  await offer.getByText("CHF 6’").first().waitFor();
  await page.getByRole("article", { name: marchetti }).getByText("CHF 6’").first().waitFor();
  await expectAccessible(page);
  await offer.getByRole("button", { name: "Accepter" }).click();
  const dialog = page.getByRole("dialog", { name: `Accepter ${rivaz} ?` });
  await dialog.getByText("079 555 02 00").waitFor();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Accepter et partager" }).click();
  await page.getByRole("heading", { name: `Vous avez choisi ${rivaz}` }).waitFor();
  await offer.getByText("Acceptée", { exact: true }).waitFor();
  expect(await offer.getByRole("button", { name: "Accepter" }).count()).toBe(0);
  await expectAccessible(page);

  const company = await newPageOf("company");
  await follow(company, await untilMail(people.company, new RegExp(`Votre réponse est acceptée.*${title}`)));
  await company.getByText("Camille Rochat").waitFor();
  for (const text of ["079 555 02 00", "client@demo.metiro.ch"])
    await company.getByRole("link", { name: text }).waitFor();
  await company.getByText("Avenue de Cour 38, 1007 Lausanne").first().waitFor();
  await expectAccessible(company);
  const accepted = (await mailsTo(people.company)).filter(
    ({ subject }) => subject.startsWith("Votre réponse est acceptée") && subject.includes(title),
  );
  expect(accepted).toHaveLength(1);
  // The other answer is folded away and stands as it was: it may still be accepted as well, and sees nothing.
  await page.getByText("Voir l’autre réponse").click();
  const other = page.getByRole("article", { name: marchetti }).getByRole("button", { name: "Accepter" });
  expect(await other.getAttribute("aria-disabled")).toBeNull();
  expect((await (await callsOf("client")).get<JobRequest>(`JobRequest/Get/${id}`)).status).toBe(4);
});

test("a client cancels: the companies learn of it, and nothing can be pressed any more", async () => {
  const title = "Parquet à annuler";
  const { id } = await answeredRequest(title);
  const page = await newPageOf("client");
  await page.goto(`/tenderer/requests/${id}`);
  await page.getByRole("button", { name: "Annuler la demande" }).click();
  const dialog = page.getByRole("dialog", { name: "Annuler cette demande ?" });
  await dialog.getByText("L’entreprise contactée sera prévenue.").waitFor();
  await dialog.getByRole("textbox", { name: /Motif/ }).fill("Le projet attend l’an prochain.");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Annuler la demande" }).click();
  await page.getByRole("main").getByText("Annulée").first().waitFor();
  await expectHeld(page, ["Annuler la demande", "Accepter", "Décliner"]);
  await expectAccessible(page);

  const company = await newPageOf("company");
  const mail = await untilMail(people.company, new RegExp(`Demande annulée.*${title}`));
  expect(mail.text).toContain("Le projet attend l’an prochain.");
  await follow(company, mail);
  await company.getByText("Cette demande a été annulée le").waitFor();
  await expect(company.getByRole("button", { name: "Modifier ma réponse" })).toHaveCount(0);
  await expectAccessible(company);

  const admin = await newPageOf("admin");
  await admin.goto(`/admin/jobs/${id}`);
  await seeHeading(admin, title);
  await expectHeld(admin, ["Transmettre"]);
  await expectAccessible(admin);
});

/** Buttons that are there, say why they cannot be pressed, and do nothing. */
async function expectHeld(page: Page, names: string[]): Promise<void> {
  for (const name of names) {
    const button = page.getByRole("main").getByRole("button", { name, exact: true });
    await button.waitFor();
    expect(await button.getAttribute("aria-disabled"), name).toBe("true");
    await button.click({ force: true });
    expect(await page.getByRole("dialog").count(), name).toBe(0);
  }
}
