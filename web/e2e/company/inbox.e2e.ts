import { callsOf, newPageOf } from "../browser/people.ts";
import { sentRequest } from "../steps/request.ts";
import { expectAccessible } from "../steps/look.ts";
import { expect, test } from "../test.ts";

test("a company answers from the list with a template, and declines in one tap that it takes back", async () => {
  const calls = await callsOf("company");
  const name = `Passage ${crypto.randomUUID().slice(0, 8)}`;
  await calls.post("AnswerTemplate/Add", { name, message: "Bonjour {prénom}, nous passons à {lieu}." });
  const wanted = "Parquet à répondre depuis la liste";
  const unwanted = "Parquet à décliner depuis la liste";
  await sentRequest(wanted);
  const page = await newPageOf("company");
  const row = (title: string) => page.getByRole("article", { name: title });
  const fresh = page.getByRole("link", { name: /^À répondre/ });
  await row(wanted)
    .getByText(/^d’ici .+ h$/)
    .waitFor();
  const before = Number.parseInt((await fresh.innerText()).replaceAll(/\D/g, ""), 10);
  await sentRequest(unwanted);
  // Both the row and the count of its tab come by themselves.
  await row(unwanted).waitFor();
  await expect.poll(() => fresh.innerText()).toMatch(new RegExp(`${before + 1}$`));
  await expectAccessible(page);

  await row(wanted).getByRole("button", { name: "Répondre à" }).click();
  const sheet = page.getByRole("dialog", { name: wanted });
  const message = sheet.getByRole("textbox", { name: /Message au client/ });
  await message.fill("Avec plaisir.");
  await sheet.getByRole("button", { name: "Insérer un modèle" }).click();
  await page.getByRole("menuitem", { name }).click();
  await expect.poll(() => message.inputValue()).toMatch(/^Avec plaisir\.\n\nBonjour \S+, nous passons à .+\.$/);
  await expectAccessible(page);
  const typed = await message.inputValue();
  // The sheet stands in the history, so that a reload opens it again.
  await page.reload();
  await expect(message).toHaveValue(typed);
  await sheet.getByRole("button", { name: "Envoyer ma réponse" }).click();
  await page.getByText("Réponse envoyée.").first().waitFor();
  await page.getByRole("link", { name: /^Répondues/ }).click();
  await row(wanted).getByText("En attente du client").waitFor();

  await page.getByRole("link", { name: /^À répondre/ }).click();
  await row(unwanted)
    .getByRole("button", { name: /^Décliner/ })
    .click();
  await page.getByRole("menuitem", { name: "Trop loin" }).click();
  await row(unwanted).waitFor({ state: "detached" });
  const told = page.getByRole("listitem").filter({ hasText: "Demande déclinée." });
  await told.getByRole("button", { name: "Annuler" }).click();
  await page.getByText("la demande attend de nouveau votre réponse").first().waitFor();
  await row(unwanted).getByText("Lue", { exact: true }).waitFor();
});

test("on a phone a search leads to the folder that has it, and the order that was chosen is there on the way back", async () => {
  const title = `Parquet cherché ${crypto.randomUUID().slice(0, 8)}`;
  const { id } = await sentRequest(title);
  const calls = await callsOf("company");
  await calls.post(`JobRequest/${id}/answer`, { response: "interested", message: "Avec plaisir." });
  const page = await newPageOf("company", { viewport: { width: 390, height: 844 } });
  await page.getByRole("searchbox", { name: "Rechercher" }).fill(title);
  await page.getByText("Aucune demande ne correspond dans « À répondre »").waitFor();
  await expect(page.getByRole("button", { name: "Réinitialiser" })).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole("link", { name: "1 dans Répondues" }).click();
  await page.getByRole("article", { name: title }).waitFor();
  // The field empties itself; what resets the filters unfolds with them.
  await expect(page.getByRole("button", { name: "Réinitialiser" })).toHaveCount(0);

  await page.goto("/company");
  await page.getByRole("button", { name: "Affiner" }).click();
  const order = page.getByRole("combobox", { name: "Ordre" });
  await order.selectOption("dueFirst");
  await expect(page).toHaveURL(/order=dueFirst/);
  await page.goto("/company");
  await page.getByRole("button", { name: "Affiner" }).click();
  await expect(order).toHaveValue("dueFirst");
  await page.goto("/company?order=newest");
  await page.getByRole("button", { name: "Affiner" }).click();
  await expect(order).toHaveValue("newest");
  await page.close();
});
