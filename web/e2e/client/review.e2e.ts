import type { Page } from "@playwright/test";
import { deviceOf, people } from "../app/accounts.ts";
import { untilMail } from "../app/mailbox.ts";
import { site } from "../app/site.ts";
import { newPage } from "../browser/browser.ts";
import { expectAccessible } from "../steps/look.ts";
import { doneRequest } from "../steps/request.ts";
import { expect, test } from "../test.ts";

const phone = { width: 390, height: 844 };
const pageOf = async (email: string, viewport = phone) =>
  newPage({ storageState: await deviceOf(site().origin, email), viewport });
const words = "Parquet posé avec soin, chantier propre chaque soir.";
const star = (page: Page, group: string, name: string) =>
  page.getByRole("radiogroup", { name: group }).getByRole("radio", { name });

test("client and company review each other: neither reads the other before it has written; then both stand, answered, and words are withheld by law alone", async () => {
  const { id } = await doneRequest("Parquet à juger");
  const client = await pageOf(people.client);
  await client.goto(`/tenderer/requests/${id}`);
  await client.getByRole("form", { name: /^Votre avis sur/ }).scrollIntoViewIfNeeded();
  await expectAccessible(client);
  for (const [group, name] of [
    ["Qualité du travail", "5 étoiles"],
    ["Ponctualité", "4 étoiles"],
    ["Prix conforme à l’annonce", "5 étoiles"],
    ["Contact", "5 étoiles"],
  ] as const)
    await star(client, group, name).check({ force: true });
  await client.getByRole("textbox", { name: /Votre expérience/ }).fill(words);
  // What is typed is there after a reload.
  await client.reload();
  await expect(client.getByRole("textbox", { name: /Votre expérience/ })).toHaveValue(words);
  await client.getByRole("button", { name: "Donner mon avis" }).click();
  await client.getByText(/^Votre avis est enregistré/).waitFor();

  const company = await pageOf(people.company);
  await company.goto(`/company/requests/${id}`);
  await company.getByText(/^Le client a déjà donné son avis/).waitFor();
  expect(await company.getByText(words).count()).toBe(0);
  await company.goto("/company/reviews");
  await company.getByRole("heading", { level: 1, name: "Avis" }).waitFor();
  expect(await company.getByText(words).count()).toBe(0);
  await expectAccessible(company);

  await company.goto(`/company/requests/${id}`);
  for (const group of [/correspondait/, /joignable/, /payé/])
    await company.getByRole("radiogroup", { name: group }).getByRole("radio", { name: "Oui" }).check({ force: true });
  await company.getByRole("button", { name: "Donner mon avis" }).click();
  await company.getByText(words).waitFor();
  await expectAccessible(company);
  await company.getByRole("textbox", { name: "Votre réponse publique" }).fill("Merci pour ce beau chantier.");
  await company.getByRole("button", { name: "Publier ma réponse" }).click();
  await company.getByText("Merci pour ce beau chantier.").waitFor();
  // Nobody takes a review away; one whose words are against the law is reported with two presses.
  await company.getByRole("button", { name: /^Signaler l’avis/ }).click();
  await company.getByRole("dialog").getByRole("button", { name: "Propos blessants ou menaces" }).click();
  await company.getByRole("dialog", { name: "Merci, c’est signalé" }).waitFor();
  await expectAccessible(company);

  await client.reload();
  await client.getByText("Merci pour ce beau chantier.").waitFor();
  await client.getByText(/Vous avez payé dans les délais.*oui/).waitFor();
  expect(await client.getByRole("button", { name: "Modifier mon avis" }).count()).toBe(0);
  await client.getByRole("heading", { name: /^Ce que d(it|isent) de vous \d+ entreprises?$/ }).waitFor();
  await client.getByText("Vous avez payé dans les délais", { exact: true }).waitFor();
  await expectAccessible(client);

  const admin = await pageOf(people.admin, { width: 1280, height: 900 });
  await admin.goto("/admin/reviews");
  const review = admin.getByRole("article").filter({ hasText: "Merci pour ce beau chantier." });
  await review.getByText(words).waitFor();
  await expectAccessible(admin);
  await admin.goto("/admin/reports");
  const reported = admin.getByRole("article").filter({ hasText: words });
  await reported.getByRole("heading", { name: /^Avis.*Propos blessants/ }).waitFor();
  await expectAccessible(admin);
  await reported.getByRole("button", { name: /^Retirer le texte/ }).click();
  await admin.getByRole("dialog").getByText("Injure ou menace").click();
  await admin.getByRole("dialog").getByRole("button", { name: "Retirer le texte" }).click();
  await admin.getByRole("dialog").waitFor({ state: "detached" });
  await admin.goto("/admin/reviews");
  await review.getByText(/^Texte retiré le/).waitFor();
  expect(await admin.getByText(words).count()).toBe(0);
  await untilMail(people.client, /texte de votre avis a été retiré/);
  await company.reload();
  await company.getByText(/^Texte retiré le/).waitFor();
});
