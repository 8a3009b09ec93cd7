import { newPage } from "../browser/browser.ts";
import { untilMail } from "../app/mailbox.ts";
import { people } from "../app/accounts.ts";
import { fillSignIn, newPageOf } from "../browser/people.ts";
import { expectAccessible, seeHeading } from "../steps/look.ts";
import { choose, fillOwnSteps, fillUntilContact, goOn, question } from "../steps/wizard.ts";
import { expect, test } from "../test.ts";

test("a client answers the questions of a trade and sends the request", async () => {
  const title = "Parquet en chêne pour trois pièces";
  const page = await newPageOf("client");
  await page.goto("/request/pose-de-parquet");
  await question(page, "Dans quel type de bâtiment faut-il intervenir ?").waitFor();
  await expectAccessible(page);
  await goOn(page);
  await page.getByText("Choisissez une réponse.").waitFor();
  await choose(page, "Dans quel type de bâtiment faut-il intervenir ?", "Appartement");

  // One answer makes the form ask what another one leaves out.
  await question(page, "Que faut-il faire ?").waitFor();
  await page.getByText("Étape 1 sur 7").waitFor();
  await page.getByRole("radio", { name: "Poncer et vernir le parquet" }).click();
  await question(page, "Que faut-il faire ?").waitFor({ state: "detached" });
  await page.goBack();
  await choose(page, "Que faut-il faire ?", "Poser un nouveau sol");
  await page.getByText("Étape 1 sur 7").waitFor();

  await question(page, "Quelle est la surface du sol ?").waitFor();
  // The button goes the way of the browser: what lay ahead still does.
  await page.getByRole("button", { name: "Retour" }).click();
  await question(page, "Que faut-il faire ?").waitFor();
  await page.goForward();
  await question(page, "Quelle est la surface du sol ?").waitFor();
  const area = page.getByRole("textbox", { name: "Quelle est la surface du sol ?" });
  await area.fill("6450");
  await goOn(page);
  await page.getByText(/Au maximum 5’?000/).waitFor();
  await expectAccessible(page);
  await area.fill("64,5");
  await page.reload();
  await question(page, "Quelle est la surface du sol ?").waitFor();
  await expect(area).toHaveValue("64,5");
  await goOn(page);
  await choose(page, "Quel sol souhaitez-vous ?", "Contrecollé");
  await question(page, /poser les plinthes/).waitFor();
  await goOn(page);
  await fillOwnSteps(page, title);

  await expectAccessible(page);
  const summary = page.getByRole("main");
  for (const text of [
    title,
    "Appartement",
    "Poser un nouveau sol",
    "64,5 m²",
    "Contrecollé",
    "Dans le mois",
    "Avenue de Cour 38",
  ])
    await summary.getByText(text, { exact: false }).first().waitFor();
  await page.getByRole("button", { name: "Modifier : Type de sol" }).click();
  await choose(page, "Quel sol souhaitez-vous ?", "Massif");
  await question(page, "Tout est juste ?").waitFor();
  await summary.getByText("Massif").waitFor();
  await page.getByText(/Si nous l’envoyons aujourd’hui, une réponse d’ici .+ h\. Sinon, nous l’envoyons/).waitFor();
  await page.getByRole("button", { name: "Envoyer ma demande" }).click();

  await page.waitForURL("/tenderer");
  const row = page.getByRole("row", { name: title });
  await row.getByText("En relecture").waitFor();
  await expectAccessible(page);
  await untilMail(people.client, new RegExp(`Votre demande est bien reçue.*${title}`));
  await row.getByRole("link", { name: title }).first().click();
  await seeHeading(page, title);
  await page.getByText("Massif").waitFor();
  await expectAccessible(page);
});

test("a stranger is asked to sign in at the end, and nothing that was told is lost", async () => {
  const title = "Plafond à réparer après une fuite";
  const page = await newPage();
  await page.goto("/");
  await page.getByRole("searchbox", { name: "De quoi avez-vous besoin ?" }).fill("platr");
  await page
    .getByRole("search")
    .getByRole("link", { name: /Plâtrerie/ })
    .click();
  await choose(page, "Dans quel type de bâtiment ont lieu les travaux ?", "Maison");
  await question(page, "Quels travaux de plâtrerie faut-il faire ?").waitFor();
  await page.getByRole("checkbox", { name: "Poser un faux plafond" }).check();
  await page.getByRole("checkbox", { name: "Réparer murs ou plafonds" }).check();
  await goOn(page);
  await question(page, "Quelle surface cela représente-t-il ?").waitFor();
  await page.getByRole("textbox", { name: "Quelle surface cela représente-t-il ?" }).fill("12");
  await goOn(page);
  await fillUntilContact(page, title, "1110");
  await question(page, "Comment vous joindre ?").waitFor();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Connectez-vous" }).click();
  await seeHeading(page, "Se connecter");
  await fillSignIn(page, "client");
  await question(page, "Tout est juste ?").waitFor();
  await page.getByText("Poser un faux plafond, Réparer murs ou plafonds").waitFor();
  await page.getByText("Morges, Vaud").waitFor();
  await page.getByRole("button", { name: "Envoyer ma demande" }).click();
  await page.waitForURL("/tenderer");
  await page.getByRole("row", { name: title }).waitFor();

  // What was sent is no draft any more.
  await page.goto("/request/platrerie");
  await question(page, "Dans quel type de bâtiment ont lieu les travaux ?").waitFor();
  expect(await page.getByRole("radio", { checked: true }).count()).toBe(0);
});

test("what was told once is not asked again: the address is the place, the days are the start", async () => {
  const page = await newPage();
  await page.goto("/request/demenagement-prive");
  await question(page, "D’où déménagez-vous ?").waitFor();
  const place = page.getByRole("combobox", { name: "NPA ou localité" });
  await place.fill("9999");
  await goOn(page);
  await page.getByText("Nous ne connaissons pas « 9999 »").waitFor();
  await expectAccessible(page);
  await place.fill("laus");
  await page.getByRole("option", { name: "1003 Lausanne" }).click();
  await page.getByText("District : Lausanne, Vaud").waitFor();
  await expect(place).toHaveValue("1003 Lausanne");
  await expectAccessible(page);
  await goOn(page);
  await question(page, "De quel logement partez-vous ?").waitFor();
  // The step of the request is gone: its address leads to where it goes on.
  await page.goto("/request/demenagement-prive?step=place");
  await question(page, "De quel logement partez-vous ?").waitFor();
  await expect(page).not.toHaveURL(/step=place/);
});

test("whoever leaves finds what was told again, and only a client sends", async () => {
  const page = await newPageOf("company");
  await page.goto("/request/portes");
  await choose(page, "Dans quel bâtiment sont les portes ?", "Immeuble");
  await question(page, "Combien de portes ?").waitFor();
  await page.getByRole("button", { name: "Enregistrer et quitter" }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/request"));
  await page.goto("/request/portes?step=summary");
  // Nobody gets past a question that is not answered.
  await question(page, "Combien de portes ?").waitFor();
  await page.getByRole("textbox", { name: "Combien de portes ?" }).fill("4");
  await goOn(page);
  await choose(page, "De quelles portes s’agit-il ?", "Porte coupe-feu");
  await choose(page, "Que faut-il faire ?", "Poser une porte neuve");
  await fillOwnSteps(page, "Portes coupe-feu pour un immeuble", "1260");
  const send = page.getByRole("button", { name: "Envoyer ma demande" });
  await expect(send).toHaveAttribute("aria-disabled", "true");
});
