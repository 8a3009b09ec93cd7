import { letDaysPassIn } from "../../../server/src/domains/review/test/let-time-pass.ts";
import { deviceOf, people } from "../app/accounts.ts";
import { callerFor } from "../app/api.ts";
import { mailsTo, untilMail } from "../app/mailbox.ts";
import { site } from "../app/site.ts";
import { newPage } from "../browser/browser.ts";
import { expectAccessible } from "../steps/look.ts";
import { doneRequest } from "../steps/request.ts";
import { expect, test } from "../test.ts";

const phone = { width: 390, height: 844 };
const pageOf = async (email: string) =>
  newPage({ storageState: await deviceOf(site().origin, email), viewport: phone });
const address = "/companies/atelier-rivaz-renovation-sarl";
const asks = /^Comment s’est passé le travail avec Atelier Rivaz/;

test("a client is asked for a review three days after the work and once more after ten, and not once it is written", async () => {
  const { id } = await doneRequest("Parquet dont on se souvient");
  const { id: written } = await doneRequest("Parquet déjà jugé");
  const told = async () => (await mailsTo(people.client)).filter((mail) => asks.test(mail.subject)).length;
  await letDaysPassIn(site().dataDir, id, 2);
  await letDaysPassIn(site().dataDir, id, 1);
  await untilMail(people.client, asks);
  expect(await told()).toBe(1);

  const client = await pageOf(people.client);
  await client.goto(`/tenderer/requests/${id}`);
  // The mail leads to the form, with nothing chosen in it.
  const form = client.getByRole("form", { name: /^Votre avis sur/ });
  await form.waitFor();
  expect(await form.getByRole("radio", { checked: true }).count()).toBe(0);
  await letDaysPassIn(site().dataDir, id, 7);
  await expect.poll(told, { timeout: 60_000 }).toBe(2);

  const calls = await callerFor(site().origin, people.client);
  const stars = { quality: 5, punctuality: 5, price: 5, contact: 5 };
  await calls.put(`Review/${written}/client`, { ...stars, text: "Rien à redire, tout était comme convenu." });
  await letDaysPassIn(site().dataDir, written, 3);
  // A third mail of the one that waits would come with those of this morning.
  await letDaysPassIn(site().dataDir, id, 1);
  await untilMail(people.client, asks);
  expect(await told()).toBe(2);
});

test("photos of a review are among the company's work when their client says so, and gone when it takes that back", async () => {
  const { id } = await doneRequest("Parquet en photo");
  const client = await pageOf(people.client);
  await client.goto(`/tenderer/requests/${id}`);
  const form = client.getByRole("form", { name: /^Votre avis sur/ });
  const releases = form.getByRole("checkbox", { name: /^L’entreprise peut montrer ces photos/ });
  for (const group of ["Qualité du travail", "Ponctualité", "Prix conforme à l’annonce", "Contact"])
    await form
      .getByRole("radiogroup", { name: group })
      .getByRole("radio", { name: "5 étoiles" })
      .check({ force: true });
  await form
    .getByRole("textbox", { name: /Votre expérience/ })
    .fill("Un parquet posé au millimètre, photos à l’appui.");
  expect(await releases.count()).toBe(0);
  const buffer = await client.screenshot();
  await form.getByLabel("Choisir des photos").setInputFiles({ name: "sol.png", mimeType: "image/png", buffer });
  await form.getByRole("button", { name: "Retirer sol.png" }).waitFor();
  expect(await releases.isChecked()).toBe(false);
  await releases.check();
  await expectAccessible(client);
  await form.getByRole("button", { name: "Donner mon avis" }).click();
  await client.getByText(/^Votre avis est enregistré/).waitFor();

  const reader = await newPage({ viewport: phone });
  const work = reader.getByRole("link", { name: /^Travail terminé, photo/ });
  await reader.goto(address);
  const before = await work.count();
  const company = await callerFor(site().origin, people.company);
  await company.put(`Review/${id}/company`, { matched: true, reachable: true, paidOnTime: true });
  await expect(async () => {
    await reader.goto(address);
    expect(await work.count()).toBe(before + 1);
  }).toPass();
  await expectAccessible(reader);

  await client.reload();
  await client.getByText("L’entreprise peut montrer ces photos sur sa page, parmi ses travaux.").waitFor();
  await client.getByRole("button", { name: "Ne plus l’autoriser" }).click();
  await client.getByText("Ces photos ne sont montrées qu’avec votre avis.").waitFor();
  await expect(async () => {
    await reader.goto(address);
    expect(await work.count()).toBe(before);
  }).toPass();
  // With its review it stays.
  const review = reader.locator("#avis").getByRole("article").filter({ hasText: "Un parquet posé au millimètre" });
  await review.getByRole("img", { name: "Photo 1 sur 1" }).waitFor();
});
