import type { Locator, Page } from "@playwright/test";

/** Opens the dispatch dialog of the request that is shown, with the companies in it. */
export async function openDispatch(page: Page) {
  await page.getByRole("button", { name: "Transmettre", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: /^Transmettre l’offre/ });
  await dialog
    .getByRole("checkbox", { name: /^Sélectionner/ })
    .first()
    .waitFor();
  return dialog;
}

/** Takes back the choice that the dialog opens with. */
export const chooseNobody = (dialog: Locator): Promise<void> =>
  dialog.getByRole("checkbox", { name: "Tout sélectionner" }).uncheck();

/** Does not wait for the seconds in which a sending can be taken back. */
async function sendNow(page: Page): Promise<void> {
  const bar = page.getByRole("region", { name: "Envoi en attente" });
  await bar.getByRole("button", { name: "Envoyer maintenant" }).click();
  await bar.waitFor({ state: "detached" });
}

/** Sends the request that is shown to companies at once, and waits until they are among its recipients. */
export async function dispatch(page: Page, companies: string[]): Promise<void> {
  const dialog = await openDispatch(page);
  await chooseNobody(dialog);
  for (const company of companies) await dialog.getByRole("checkbox", { name: `Sélectionner ${company}` }).check();
  await dialog.getByRole("button", { name: /^Envoyer à/ }).click();
  await dialog.waitFor({ state: "detached" });
  await sendNow(page);
  for (const company of companies) await recipientRow(page, company).waitFor();
}

/** The line of a company among the recipients of the request that is shown. */
export const recipientRow = (page: Page, company: string) =>
  page.getByRole("table", { name: "Destinataires" }).getByRole("row", { name: company });
