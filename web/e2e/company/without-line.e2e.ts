import type { Page } from "@playwright/test";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { deviceOf, people } from "../app/accounts.ts";
import { callsOf } from "../browser/people.ts";
import { newPage } from "../browser/browser.ts";
import { expectAccessible, seeHeading, seeToast } from "../steps/look.ts";
import { answeredRequest, sentRequest } from "../steps/request.ts";
import { site } from "../app/site.ts";
import { expect, test } from "../test.ts";

const allowed = /ERR_INTERNET_DISCONNECTED|Failed to fetch|MissingPart/;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const onPhone = async (): Promise<Page> =>
  newPage({ ...phone, allowed, storageState: await deviceOf(site().origin, people.company) });
/** Said below every page. */
const gone = /^Hors connexion depuis \d\d:\d\d/;

async function loseLine(page: Page): Promise<void> {
  await page.locator("output[data-offline]").waitFor({ state: "attached" });
  await page.context().setOffline(true);
  await page.getByText(gone).waitFor();
}

test("an answer that is sent without a line stays, on the page and on the device, and goes once the line is back", async () => {
  const title = "Parquet auquel on répond sans réseau";
  const { id } = await sentRequest(title);
  const page = await onPhone();
  await page.goto("/company");
  const row = page.getByRole("article", { name: title });
  await row.waitFor();
  // The inbox stays as it was, with its menu at the foot.
  await loseLine(page);
  await row.getByRole("link", { name: title }).tap();
  await page.getByText("Cette page attend la connexion").waitFor();
  await expect(page.getByRole("navigation", { name: "Menu du bas" })).toBeInViewport({ ratio: 0.99 });
  await page.context().setOffline(false);
  await seeHeading(page, title);

  await page.getByRole("button", { name: "Répondre", exact: true }).tap();
  const message = page.getByRole("textbox", { name: /Message au client/ });
  await message.waitFor();
  await loseLine(page);
  await message.fill("Nous passons mardi.");
  await page.getByRole("button", { name: "Envoyer ma réponse" }).tap();
  await page.getByText(/rien n’est parti, votre saisie est gardée/).waitFor();
  await expectAccessible(page);
  await page.context().setOffline(false);
  await page.getByText("La connexion est revenue.", { exact: true }).waitFor();
  await page.reload();
  await expect(message).toHaveValue("Nous passons mardi.");
  await page.getByRole("button", { name: "Envoyer ma réponse" }).tap();
  await seeToast(page, "Réponse envoyée.");
  const request = await (await callsOf("company")).get<JobRequest>(`JobRequest/Get/${id}`);
  expect(request.jobRequestCompanies[0]?.message).toBe("Nous passons mardi.");
});

test("a message that is written without a line waits beside its field, and is sent by a press", async () => {
  const { id } = await answeredRequest("Parquet dont on parle sans réseau");
  const page = await onPhone();
  await page.goto(`/company/requests/${id}/messages`);
  const field = page.getByRole("textbox", { name: /^Votre message/ });
  await field.waitFor();
  await loseLine(page);
  await expect(field).toBeInViewport({ ratio: 0.99 });
  await field.fill("Écrit sans réseau.");
  await field.press("Control+Enter");
  await page.getByText(/Pas envoyé\. Il n’y avait pas de connexion/).waitFor();
  // Nothing of what is said below covers the field.
  const [under, bar] = [await field.boundingBox(), await page.getByText(gone).boundingBox()];
  expect((under?.y ?? 0) + (under?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await page.context().setOffline(false);
  await page.reload();
  await page.getByRole("button", { name: "Réessayer" }).tap();
  await page.getByText(/Pas envoyé/).waitFor({ state: "detached" });
  await page.getByRole("log").getByText("Écrit sans réseau.").waitFor();
});

test("a profile that is saved without a line keeps what was typed, and is saved once the line is back", async () => {
  const page = await onPhone();
  await page.goto("/company/profile");
  const form = page.getByRole("form", { name: "Entreprise" });
  const about = form.getByRole("textbox", { name: /^Présentation/ });
  await about.waitFor();
  await loseLine(page);
  await about.fill("Écrit dans la camionnette.");
  await form.getByRole("button", { name: "Enregistrer" }).tap();
  await form.getByText(/rien n’est parti, votre saisie est gardée/).waitFor();
  await page.context().setOffline(false);
  await page.getByText("La connexion est revenue.", { exact: true }).waitFor();
  await expect(about).toHaveValue("Écrit dans la camionnette.");
  await form.getByRole("button", { name: "Enregistrer" }).tap();
  await seeToast(page, "Entreprise enregistrée.");
});
