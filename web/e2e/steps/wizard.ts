import type { Page } from "@playwright/test";

/** What stands at the head of a screen of the wizard. */
export const question = (page: Page, title: string | RegExp) => page.getByRole("heading", { level: 1, name: title });

export const goOn = (page: Page) => page.getByRole("button", { name: "Continuer" }).click();

/** The answer of that name. A hint that stands beside an answer is part of its name. */
export function answerRadio(page: Page, answer: string) {
  const words = answer.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return page.getByRole("radio", { name: new RegExp(`^${words}( |$)`) }).first();
}

/** Chooses one of the answers of the screen that asks `title`; the press leads on by itself. */
export async function choose(page: Page, title: string, answer: string): Promise<void> {
  await question(page, title).waitFor();
  await answerRadio(page, answer).click();
  await question(page, title).waitFor({ state: "detached" });
}

/** The steps that every trade has in common, up to who asks. Without a postal code the place is that of the client's profile. */
export async function fillUntilContact(page: Page, title: string, postalCode?: string): Promise<void> {
  await question(page, "Où faut-il intervenir ?").waitFor();
  if (postalCode) {
    await page.getByRole("combobox", { name: "NPA ou localité" }).fill(postalCode);
    await page.getByText("District : ").waitFor();
  }
  await goOn(page);
  await choose(page, "Quand faut-il commencer ?", "Dans le mois");
  await question(page, "Avez-vous un budget en tête ?").waitFor();
  await page.getByRole("textbox", { name: "De" }).fill("5000");
  await page.getByRole("textbox", { name: "À" }).fill("9000");
  await goOn(page);
  await question(page, "Décrivez votre demande").waitFor();
  await page.getByRole("textbox", { name: "Titre" }).fill(title);
  await page
    .getByRole("textbox", { name: "Description" })
    .fill("Trois pièces en chêne, ancien lino à enlever avant la pose.");
  await goOn(page);
  await question(page, "Ajoutez des photos").waitFor();
  await goOn(page);
}

/** The steps that every trade has in common, for who is signed in: up to the summary. */
export async function fillOwnSteps(page: Page, title: string, postalCode?: string): Promise<void> {
  await fillUntilContact(page, title, postalCode);
  await question(page, "Tout est juste ?").waitFor();
}

/** Who a stranger is, up to the summary; without a password. */
export async function fillContact(page: Page, email: string): Promise<void> {
  await question(page, "Comment vous joindre ?").waitFor();
  await page.getByRole("textbox", { name: "Prénom" }).fill("Anna");
  await page.getByRole("textbox", { name: "Nom", exact: true }).fill("Rochat");
  await page.getByRole("textbox", { name: "Adresse e-mail" }).fill(email);
  await page.getByRole("textbox", { name: /Téléphone mobile/ }).fill("079 555 01 42");
  await goOn(page);
  await question(page, "Tout est juste ?").waitFor();
}
