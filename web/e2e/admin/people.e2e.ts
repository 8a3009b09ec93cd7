import { randomUUID } from "node:crypto";
import { people } from "../app/accounts.ts";
import { callerFor } from "../app/api.ts";
import { newPageOf } from "../browser/people.ts";
import { expectAccessible, seeHeading, seeToast } from "../steps/look.ts";
import { site } from "../app/site.ts";
import { expect, test } from "../test.ts";

/** Refused calls show in the browser's console. */
const refusals = { allowed: /status of 40[0139]/ };

test("an admin makes a company, invites it, verifies it, locks it with a reason, and deletes it for good", async () => {
  const page = await newPageOf("admin", refusals);
  const email = `peinture-${randomUUID()}@exemple.ch`;
  const name = "Peinture du Léman Sàrl";
  await page.goto("/admin/company/new");
  const form = page.getByRole("form", { name: "Nouvelle entreprise" });
  await form.getByRole("textbox", { name: "Nom de l’entreprise" }).fill(name);
  await form.getByRole("textbox", { name: "Prénom" }).fill("Luc");
  await form.getByRole("textbox", { name: "Nom", exact: true }).fill("Morand");
  await form.getByRole("textbox", { name: "E-mail" }).fill(people.client);
  await form.getByRole("searchbox", { name: "Rechercher une prestation" }).fill("parquet");
  await form.getByRole("checkbox", { name: "Pose de parquet" }).check();
  await form.getByRole("button", { name: "Afficher les 21 autres" }).click();
  await form.getByRole("checkbox", { name: "Tout choisir : Genève (GE)" }).check();
  await form.getByRole("button", { name: "Créer et inviter" }).click();
  await form.getByText("Un compte existe déjà avec cette adresse e-mail.").waitFor();
  await form.getByRole("textbox", { name: "E-mail" }).fill(email);
  await form.getByRole("button", { name: "Créer et inviter" }).click();
  await seeHeading(page, name);
  await page.getByText("Cette entreprise n’a pas encore choisi de mot de passe.").waitFor();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Marquer comme vérifiée" }).click();
  await seeToast(page, `${name} est vérifiée.`);
  await page.getByText(/ a vérifié l’entreprise/).waitFor();

  const actions = page.getByRole("button", { name: "Autres actions" });
  await actions.click();
  await page.getByRole("menuitem", { name: "Bloquer le compte" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Note interne" }).fill("Entreprise radiée");
  await dialog.getByRole("combobox", { name: /^Motif indiqué/ }).selectOption({ label: "Tromperie ou arnaque" });
  await dialog.getByRole("button", { name: "Bloquer le compte" }).click();
  await page.getByText("Entreprise radiée").waitFor();

  await actions.click();
  await page.getByRole("menuitem", { name: "Supprimer le compte" }).click();
  await dialog.getByText("Cette action est définitive.").waitFor();
  await expectAccessible(page);
  await dialog.getByRole("textbox").fill(email);
  await dialog.getByRole("button", { name: "Supprimer le compte" }).click();
  await seeHeading(page, "Entreprises");
  const admin = await callerFor(site().origin, people.admin);
  expect(await admin.get(`User/GetAll?search=${email}`)).toMatchObject({ totalCount: 0 });
});

test("who is no admin is sent away, and the calls are refused", async () => {
  const page = await newPageOf("company", refusals);
  await page.goto("/admin/users");
  await seeHeading(page, "Se connecter");
  const company = await callerFor(site().origin, people.company);
  for (const path of ["User/GetAll", "Company/All", "Tenderer/All", "User/Pauses"])
    await expect(company.get(path)).rejects.toThrow(/^403/);
  await expect(company.post("User/Export")).rejects.toThrow(/^403/);
});
