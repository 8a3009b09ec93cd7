import type { SubcategoryWithForm } from "@metiro/shared/sub-category/schema";
import type { Page } from "@playwright/test";
import { newPage } from "../browser/browser.ts";
import { callsOf, newPageOf } from "../browser/people.ts";
import { expectAccessible, seeHeading, seeToast } from "../steps/look.ts";
import { openBuilder } from "../steps/question-form.ts";
import { expect, test } from "../test.ts";

/** A subcategory of its own, which asks nothing yet. */
async function newTrade(name: string) {
  const admin = await callsOf("admin");
  const [{ id: categoryId } = { id: "" }] = await admin.get<{ id: string }[]>("Category/All");
  const { id } = await admin.post<SubcategoryWithForm>("SubCategory/Add", { categoryId, name });
  const address = `/admin/category/${categoryId}/subcategories/${id}/questions`;
  return { id, address, admin, stored: () => admin.get<SubcategoryWithForm>(`SubCategory/Get/${id}`) };
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).first();

test("an admin builds a form: faults lead to where they are put right, a condition hides in the preview", async () => {
  const trade = await newTrade("Pose de stores");
  const page = await newPageOf("admin");
  await page.goto(trade.address.replace("/questions", ""));
  await page.getByRole("link", { name: "Formulaire", exact: true }).click();
  await seeHeading(page, "Formulaire : Pose de stores");
  await button(page, "Ajouter une question").click();
  await page.getByRole("textbox", { name: "Question (français)" }).fill("Quels stores ?");
  await page.getByRole("textbox", { name: "Réponse 1 (français)" }).fill("À lamelles");
  await page.getByRole("textbox", { name: "Réponse 2 (français)" }).fill("En toile");
  await page.getByText(/^1 point à corriger/).waitFor();
  await page.getByRole("button", { name: "Étape 1 : Le texte français manque." }).click();
  await page.keyboard.type("Les stores");
  await page.getByText(/point à corriger/).waitFor({ state: "detached" });

  await button(page, "Ajouter une question").click();
  await page.getByRole("textbox", { name: "Question (français)" }).fill("Quelle couleur de toile ?");
  await page.getByRole("combobox", { name: "Type de réponse" }).selectOption("Texte court");
  await page.getByRole("combobox", { name: "Afficher seulement si" }).selectOption("Selon les réponses précédentes");
  await page.getByRole("combobox", { name: "Réponse comparée" }).selectOption("En toile");
  await page.getByText("La question ouverte est masquée").waitFor();
});

test("who comes second is told and loses nothing; an earlier version is taken up again", async () => {
  const trade = await newTrade("Ramonage");
  const page = await newPageOf("admin", { allowed: /status of 409/ });
  await page.goto(trade.address);
  await button(page, "Ajouter une question").click();
  await page.getByRole("textbox", { name: "Question (français)" }).fill("Quel conduit ?");
  await page.getByRole("combobox", { name: "Type de réponse" }).selectOption("Texte court");
  await page.getByRole("button", { name: /^Étape 1 :/ }).click();
  await page.keyboard.type("Conduit");
  const others = { version: 1, steps: [{ id: "s", title: { fr: "Cheminée" }, questions: [] }] };
  await trade.admin.post(`SubCategory/Update/Questions/${trade.id}`, { questions: others });
  await button(page, "Publier").click();
  await button(page, "Publier cette version").click();
  await page.getByText("Quelqu’un d’autre a enregistré entre-temps").waitFor();
  await button(page, "Enregistrer ma saisie").click();
  await seeToast(page, "Le formulaire est publié.");
  expect((await trade.stored()).questions.steps[0]?.questions).toMatchObject([{ label: { fr: "Quel conduit ?" } }]);

  await button(page, "Versions").click();
  await page.getByText("Étape « Cheminée » ajoutée").waitFor();
  await button(page, "Reprendre la version 2").click();
  await button(page, "Reprendre et publier").click();
  await seeToast(page, "La version 2 est publiée de nouveau.");
  expect(await trade.stored()).toMatchObject({ questions: others, questionsRevision: 4 });
});

test("a draft is kept on the server: another device goes on with it, and clients see nothing of it", async () => {
  const trade = await newTrade("Marquises");
  const page = await newPageOf("admin");
  await page.goto(trade.address);
  await button(page, "Ajouter une question").click();
  await page.getByRole("textbox", { name: "Question (français)" }).fill("Quelle portée ?");
  await page.getByText(/^Brouillon enregistré/).waitFor();

  const other = await newPageOf("admin");
  await other.goto(trade.address);
  await expect(other.getByRole("textbox", { name: "Question (français)" })).toHaveValue("Quelle portée ?");
  expect((await trade.stored()).questions.steps).toEqual([]);
  // What is dropped is so at once on the device, and on the server once it has heard of it.
  const dropped = other.waitForResponse(/subCategory\.discardFormDraft/);
  await button(other, "Abandonner le brouillon").click();
  await other
    .getByRole("dialog")
    .getByRole("button", { name: /^Abandonner/ })
    .click();
  await other.getByText(/^Version \d+ publiée/).waitFor();
  await dropped;
  await other.reload();
  await button(other, "Ajouter une question").waitFor();
  await expect(other.getByRole("textbox", { name: "Question (français)" })).toHaveCount(0);
});

test("a client gets neither to the form nor to its versions", async () => {
  const trade = await newTrade("Vitrerie");
  const client = await callsOf("client");
  await expect(client.get(`SubCategory/FormVersions/${trade.id}`)).rejects.toMatchObject({ status: 403 });
  await expect(
    client.post(`SubCategory/Update/Questions/${trade.id}`, { questions: { version: 1, steps: [] } }),
  ).rejects.toMatchObject({ status: 403 });
  const page = await newPage();
  await page.goto(trade.address);
  await seeHeading(page, "Se connecter");
});

test("a form tells where people give up, and a draft of it is tried on the answers of past requests", async () => {
  const page = await newPageOf("admin");
  await openBuilder(page, "Pose de parquet");
  await page
    .getByText(/% abandonnent$/)
    .filter({ visible: true })
    .first()
    .waitFor();
  await button(page, "Essayer sur les demandes passées").click();
  const tried = page.getByRole("dialog", { name: "Essai sur les demandes passées" });
  await tried.getByText(/^Les réponses de \d+ demandes? sur \d+ conviennent telles quelles\.$/).waitFor();
  await expectAccessible(page);
  await tried.getByRole("button", { name: "Revenir au formulaire" }).click();
  await tried.waitFor({ state: "detached" });
});
