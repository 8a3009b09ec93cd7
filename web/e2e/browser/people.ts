import type { BrowserContextOptions, Page } from "@playwright/test";
import { panelOf } from "@metiro/shared/roles";
import { deviceOf, people, type Person } from "../app/accounts.ts";
import { type Caller, callerFor, demoPassword } from "../app/api.ts";
import { newPage } from "./browser.ts";
import { site } from "../app/site.ts";

/** Fills in the sign-in form that is shown. */
export async function fillSignIn(page: Page, person: Person, password = demoPassword): Promise<void> {
  await page.getByRole("textbox", { name: "Adresse e-mail" }).fill(people[person]);
  await page.getByRole("textbox", { name: "Mot de passe" }).fill(password);
  await page.getByRole("button", { name: "Se connecter" }).click();
}

/** A visitor who has signed in and is in the panel of the role. The form is for the journeys that are about it. */
export async function newPageOf(
  person: Exclude<Person, "unconfirmed">,
  options: BrowserContextOptions & { allowed?: RegExp } = {},
): Promise<Page> {
  const page = await newPage({ storageState: await deviceOf(site().origin, people[person]), ...options });
  await page.goto(panelOf[roles[person]]);
  await page.getByRole("button", { name: /^Compte d/ }).waitFor();
  return page;
}

const roles = { client: "Tenderer", company: "Company", admin: "Admin" } as const;

/** The REST interface in the name of a person, to make what a story needs to begin with. */
export const callsOf = (person: Person): Promise<Caller> => callerFor(site().origin, people[person]);
