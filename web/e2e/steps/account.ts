import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { untilMail } from "../app/mailbox.ts";
import { seeHeading } from "./look.ts";

export const goodPassword = "trois-vélos-bleus-sur-le-pont";

/** An e-mail that nobody has used yet. */
export const newAddress = (): string => `e2e-${randomUUID().slice(0, 8)}@exemple.ch`;

const subjects = {
  confirm: /code de confirmation/,
  signIn: /code de connexion/,
  change: /nouvelle adresse/,
  reset: /nouveau mot de passe/,
  proof: /code de vérification/,
};

/** The six digits of the newest mail of a kind. */
export async function codeFor(email: string, purpose: keyof typeof subjects): Promise<string> {
  const { text = "" } = await untilMail(email, subjects[purpose]);
  const code = /\b\d{6}\b/.exec(text)?.[0];
  if (!code) throw new Error(`No code in the mail to ${email}: ${text}`);
  return code;
}

/** Five codes that are not the right one. */
export const wrongCodes = (code: string): [string, string, string, string, string] => {
  const wrong = (by: number) => String((Number(code) + by) % 1_000_000).padStart(6, "0");
  return [wrong(1), wrong(2), wrong(3), wrong(4), wrong(5)];
};

const textbox = (page: Page, name: string | RegExp) => page.getByRole("textbox", { name });

/** The fields that both kinds of account have, and the button. */
export async function fillPerson(page: Page, email: string, button: string): Promise<void> {
  await textbox(page, /^Prénom/).fill("Anna");
  await textbox(page, /^Nom/).fill("Rochat");
  await textbox(page, "Adresse e-mail").fill(email);
  await textbox(page, /^Téléphone mobile/).fill("079 555 01 42");
  await textbox(page, "Mot de passe").fill(goodPassword);
  await page.getByRole("checkbox", { name: /^J’accepte/ }).check();
  await page.getByRole("button", { name: button }).click();
}

/** Fills in the form of a client that is shown. */
export const fillClient = (page: Page, email: string): Promise<void> => fillPerson(page, email, "Créer mon compte");

/** Signs in on the page to which a sign-up has led: the e-mail stands there already. */
export async function signInAfterSignUp(page: Page): Promise<void> {
  await seeHeading(page, "Votre compte est créé");
  await textbox(page, "Mot de passe").fill(goodPassword);
  await page.getByRole("button", { name: "Se connecter" }).click();
}

/** Types a code; its last digit sends it. */
export const typeCode = (page: Page, code: string): Promise<void> =>
  textbox(page, "Code de confirmation").pressSequentially(code);

/** A success that is told in passing. */
export const seeToast = (page: Page, text: string | RegExp): Promise<void> =>
  page.getByRole("listitem").filter({ hasText: "Success" }).filter({ hasText: text }).first().waitFor();
