import type { BrowserContextOptions, Page } from "playwright-core";
import { people, type Person } from "./accounts.ts";
import { type Caller, callerFor, demoPassword } from "./api.ts";
import { newPage } from "./browser.ts";
import { site } from "./site.ts";

/** Fills in the sign-in form that is shown. */
export async function fillSignIn(page: Page, person: Person, password = demoPassword): Promise<void> {
  await page.getByRole("textbox", { name: "Adresse e-mail" }).fill(people[person]);
  await page.getByRole("textbox", { name: "Mot de passe" }).fill(password);
  await page.getByRole("button", { name: "Se connecter" }).click();
}

/** A new visitor who signs in through the form and ends up in the panel of the role. */
export async function newPageOf(
  person: Exclude<Person, "unconfirmed">,
  options: BrowserContextOptions & { allowed?: RegExp } = {},
): Promise<Page> {
  const page = await newPage(options);
  await page.goto("/auth/login");
  await fillSignIn(page, person);
  await page.getByRole("button", { name: /^Compte d/ }).waitFor();
  return page;
}

/** The REST interface in the name of a person, to make what a story needs to begin with. */
export const callsOf = (person: Person): Promise<Caller> => callerFor(site().origin, people[person]);
