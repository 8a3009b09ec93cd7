import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import type { Page } from "@playwright/test";
import { people, type Person } from "../app/accounts.ts";
import { demoPassword } from "../app/api.ts";
import { newPage } from "../browser/browser.ts";
import { callsOf } from "../browser/people.ts";
import { createdRequest } from "../steps/request.ts";
import { expectFocus, pick, press, tabTo, type } from "../steps/keyboard.ts";
import { answerRadio, question } from "../steps/wizard.ts";
import { expect, test } from "../test.ts";

const rivaz = "Atelier Rivaz Rénovation Sàrl";
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const button = (page: Page, name: string | RegExp) => page.getByRole("main").getByRole("button", { name, exact: true });

/** A visitor with a keyboard and no mouse, who has signed in. */
async function arrive(person: Person, title: string | RegExp): Promise<Page> {
  const page = await newPage();
  await page.goto("/auth/login");
  await heading(page, "Se connecter").waitFor();
  await type(page.getByRole("textbox", { name: "Adresse e-mail" }), people[person]);
  await type(page.getByRole("textbox", { name: "Mot de passe" }), demoPassword);
  await page.keyboard.press("Enter");
  await expectFocus(heading(page, title));
  return page;
}

/** Opens a dialog, leaves it with Escape, and opens it again: the focus goes in, and comes back. */
async function openTwice(page: Page, name: string, dialogName: string | RegExp) {
  const dialog = page.getByRole("dialog", { name: dialogName });
  for (const time of ["first", "second"]) {
    await press(button(page, name));
    await dialog.waitFor();
    await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    if (time === "second") break;
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await expectFocus(button(page, name));
  }
  return dialog;
}

const goOn = (page: Page) => press(page.getByRole("button", { name: "Continuer" }));

async function answer(page: Page, name: string): Promise<void> {
  await pick(answerRadio(page, name));
  await goOn(page);
}

/** Answers the screen of the wizard to which the last answer has led. */
async function choose(page: Page, title: string, name: string): Promise<void> {
  await expectFocus(question(page, title));
  await answer(page, name);
}

async function describe(page: Page, title: string): Promise<void> {
  // The first question comes as a page of its own, which a browser begins at its top.
  await question(page, "Dans quel type de bâtiment faut-il intervenir ?").waitFor();
  await answer(page, "Appartement");
  await choose(page, "Que faut-il faire ?", "Poser un nouveau sol");
  await expectFocus(question(page, "Quelle est la surface du sol ?"));
  await type(page.getByRole("textbox", { name: "Quelle est la surface du sol ?" }), "64,5");
  await goOn(page);
  await choose(page, "Quel sol souhaitez-vous ?", "Contrecollé");
  await expectFocus(question(page, /poser les plinthes/));
  await goOn(page);
  await expectFocus(question(page, "Où faut-il intervenir ?"));
  await goOn(page);
  await choose(page, "Quand faut-il commencer ?", "Dans le mois");
  await expectFocus(question(page, "Avez-vous un budget en tête ?"));
  await type(page.getByRole("textbox", { name: "De" }), "5000");
  await type(page.getByRole("textbox", { name: "À" }), "9000");
  await goOn(page);
  await expectFocus(question(page, "Décrivez votre demande"));
  await type(page.getByRole("textbox", { name: "Titre" }), title);
  await type(page.getByRole("textbox", { name: "Description" }), "Trois pièces en chêne, ancien lino à enlever.");
  await goOn(page);
  await expectFocus(question(page, "Ajoutez des photos"));
  await goOn(page);
  await expectFocus(question(page, "Tout est juste ?"));
}

test("a request goes its whole way by keyboard alone: told, sent on, answered, accepted", async () => {
  const title = "Parquet au clavier seul";
  const client = await arrive("client", "Bonjour Camille");
  await press(client.getByRole("link", { name: "Nouvelle demande" }));
  // Another document begins at its top, as everywhere on the web.
  await heading(client, /Vos travaux/).waitFor();
  await type(client.getByRole("searchbox"), "parquet");
  await client.getByRole("search").getByRole("link", { name: "Pose de parquet" }).waitFor();
  await client.keyboard.press("ArrowDown");
  await client.keyboard.press("Enter");
  await describe(client, title);
  // What was told is changed from the summary, and one is back there.
  await press(client.getByRole("button", { name: "Modifier : Type de sol" }));
  await choose(client, "Quel sol souhaitez-vous ?", "Massif");
  await expectFocus(question(client, "Tout est juste ?"));
  await press(client.getByRole("button", { name: "Envoyer ma demande" }));
  await expectFocus(heading(client, "Bonjour Camille"));
  await client.getByRole("row", { name: title }).getByText("En relecture").waitFor();

  const admin = await arrive("admin", /./);
  await press(admin.getByRole("navigation", { name: "Menu principal" }).getByRole("link", { name: /^Offres/ }));
  await expectFocus(heading(admin, "Offres"));
  await press(admin.getByRole("link", { name: /^À transmettre/ }));
  await type(admin.getByRole("searchbox", { name: "Rechercher" }), title);
  await admin.getByText("1–1 sur 1").waitFor();
  await press(admin.getByRole("row", { name: title }).getByRole("link", { name: title }));
  await expectFocus(heading(admin, title));
  const dispatch = await openTwice(admin, "Transmettre", /^Transmettre l’offre/);
  const company = dispatch.getByRole("checkbox", { name: `Sélectionner ${rivaz}` });
  await press(dispatch.getByRole("checkbox", { name: "Tout sélectionner" }), "Space");
  await press(company, "Space");
  await expect(company).toBeChecked();
  await press(dispatch.getByRole("button", { name: "Envoyer à 1 entreprise" }));
  await dispatch.waitFor({ state: "detached" });
  await admin.getByRole("table", { name: "Destinataires" }).getByRole("row", { name: rivaz }).waitFor();
  await expectFocus(button(admin, "Transmettre"));
  // Ten seconds are few for so many Tabs where a machine has much to do: what has left by itself needs no pressing.
  const held = admin.getByRole("region", { name: "Envoi en attente" });
  await press(held.getByRole("button", { name: "Envoyer maintenant" })).catch(async (fault: unknown) => {
    if ((await held.count()) > 0) throw fault;
  });
  await held.waitFor({ state: "detached" });

  const receiver = await arrive("company", "Demandes reçues");
  await press(receiver.getByRole("article", { name: title }).getByRole("link", { name: title }));
  await expectFocus(heading(receiver, title));
  const form = receiver.getByRole("form", { name: "Votre réponse" });
  await type(form.getByRole("textbox", { name: "De" }), "9000");
  await type(form.getByRole("textbox", { name: "À" }), "7500");
  await tabTo(form.getByRole("combobox", { name: "Unité" }));
  await receiver.keyboard.type("par m");
  await press(form.getByRole("button", { name: "Envoyer ma réponse" }));
  // The fault takes the focus, and is put right where one stands.
  await expectFocus(form.getByRole("textbox", { name: "À" }));
  await type(form.getByRole("textbox", { name: "À" }), "9500");
  await type(form.getByRole("textbox", { name: /Message au client/ }), "Nous pouvons passer mardi.");
  await press(form.getByRole("button", { name: "Envoyer ma réponse" }));
  // The form is gone: in its place is what was sent.
  await expectFocus(receiver.locator("[tabindex='-1']", { hasText: "CHF 9’000 – 9’500" }));

  await client.reload();
  await press(client.getByRole("row", { name: title }).getByRole("link", { name: title }).first());
  await expectFocus(heading(client, title));
  const accept = await openTwice(client, "Accepter", `Accepter ${rivaz} ?`);
  await press(accept.getByRole("button", { name: "Accepter et partager" }));
  await accept.waitFor({ state: "detached" });
  await client.getByRole("article", { name: rivaz }).getByText("Acceptée", { exact: true }).waitFor();
  // The button is gone: the focus is on how to reach the company.
  await expectFocus(client.locator("[tabindex='-1']", { hasText: `Vous avez choisi ${rivaz}` }).last());
});

test("a request is cancelled by keyboard alone, and the menu of the account opens and closes", async () => {
  const title = "Parquet annulé au clavier";
  const { id } = await createdRequest(title);
  const page = await arrive("client", "Bonjour Camille");
  await press(page.getByRole("row", { name: title }).getByRole("link", { name: title }).first());
  await expectFocus(heading(page, title));
  const dialog = await openTwice(page, "Annuler la demande", "Annuler cette demande ?");
  await type(dialog.getByRole("textbox", { name: /Motif/ }), "Le projet attend.");
  await press(dialog.getByRole("button", { name: "Annuler la demande" }));
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("main").getByText("Annulée").first().waitFor();
  await expectFocus(button(page, "Annuler la demande"));
  const { status, cancelReason } = await (await callsOf("client")).get<JobRequest>(`JobRequest/Get/${id}`);
  expect({ status, cancelReason }).toEqual({ status: JobStatus.Canceled, cancelReason: "Le projet attend." });

  const account = page.getByRole("button", { name: /^Compte d/ });
  await tabTo(account, "Shift+Tab");
  await page.keyboard.press("Enter");
  const signOut = page.getByRole("button", { name: "Se déconnecter" });
  await signOut.waitFor();
  await page.keyboard.press("Escape");
  await signOut.waitFor({ state: "hidden" });
  await expectFocus(account);
  await page.keyboard.press("Enter");
  await press(signOut);
  await heading(page, "Se connecter").waitFor();
});
