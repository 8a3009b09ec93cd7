import type { UnreadMessages } from "@metiro/shared/conversation/schema";
import type { Tenderer } from "@metiro/shared/tenderer/schema";
import type { Page as ListPage } from "@metiro/shared/paging/schema";
import type { Page } from "@playwright/test";
import { deviceOf, people } from "../app/accounts.ts";
import { newPage } from "../browser/browser.ts";
import { callsOf } from "../browser/people.ts";
import { answeredRequest } from "../steps/request.ts";
import { site } from "../app/site.ts";
import { expectAccessible } from "../steps/look.ts";
import { expect, test } from "../test.ts";

const storageState = (email: string) => deviceOf(site().origin, email);
const field = (page: Page) => page.getByRole("textbox", { name: /^Votre message à/ });
const log = (page: Page) => page.getByRole("log", { name: "Messages" });
const said = (page: Page, text: string) => log(page).getByText(text).waitFor();

test("a client and a company write to each other: each sees it at once, a number only after the acceptance", async () => {
  const title = "Parquet dont on parle";
  const { id } = await answeredRequest(title);
  const client = await newPage({
    storageState: await storageState(people.client),
    viewport: { width: 390, height: 844 },
  });
  await client.goto("/tenderer");
  await client.getByRole("link", { name: /^Messages/ }).waitFor();
  const { total: before } = await (await callsOf("client")).get<UnreadMessages>("Conversation/Unread");
  await expect.poll(() => unreadIn(client)).toBe(before);

  const company = await newPage({ storageState: await storageState(people.company) });
  await company.goto(`/company/requests/${id}`);
  await company.getByRole("link", { name: "Écrire un message" }).click();
  await field(company).fill("Bonjour, appelez-moi au 078 606 41 52.");
  await field(company).press("Control+Enter");
  await company.getByText(/^Camille ne voit pas encore ces coordonnées/).waitFor();

  // Counted before the title, in the menu and on the row, without a reload.
  await expect.poll(() => unreadIn(client)).toBe(before + 1);
  await client.getByRole("link", { name: `Messages ${before + 1}` }).waitFor();
  await client.getByText("1 nouveau message").first().waitFor();

  await client.getByRole("link", { name: `Messages ${before + 1}` }).click();
  await client.getByRole("heading", { level: 1, name: "Messages" }).waitFor();
  await client
    .getByRole("link", { name: new RegExp(title) })
    .first()
    .click();
  await said(client, "Les coordonnées sont masquées jusqu’à ce que vous acceptiez la réponse.");
  expect(await log(client).textContent()).not.toContain("606 41 52");
  await expect.poll(() => unreadIn(client)).toBe(before);
  await said(company, "Lu");
  await expectAccessible(client);

  // A link has no place to break at: it is broken anywhere.
  await field(client).fill(`https://exemple.ch/${"plan-".repeat(40)}`);
  expect(await client.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await field(client).fill("Merci. Voici le sol actuel.");
  await client.reload();
  await expect(field(client)).toHaveValue("Merci. Voici le sol actuel.");
  const buffer = await client.screenshot();
  await client.getByLabel("Joindre des photos").setInputFiles({ name: "sol.png", mimeType: "image/png", buffer });
  await client.getByRole("button", { name: "Retirer sol.png" }).waitFor();
  await client.getByRole("button", { name: "Envoyer" }).click();
  await said(company, "Merci. Voici le sol actuel.");
  await log(company).getByRole("img", { name: "Photo 1 sur 1" }).waitFor();
  await said(client, "Lu");

  await client.getByRole("link", { name: title }).click();
  await client.getByRole("button", { name: "Accepter" }).click();
  await client.getByRole("dialog").getByRole("button", { name: "Accepter et partager" }).click();
  await client.getByText("Acceptée", { exact: true }).waitFor();
  await company.getByRole("heading", { level: 1, name: "Camille Rochat" }).waitFor();
  await client.getByRole("main").getByRole("link", { name: "Messages" }).first().click();
  await said(client, "Bonjour, appelez-moi au 078 606 41 52.");
  await expectAccessible(company);
});

test("nobody else finds a conversation: not another client, not the back office", async () => {
  const { id, jobRequestCompanies, tenderer } = await answeredRequest("Parquet à deux");
  const address = `/tenderer/requests/${id}/messages/${jobRequestCompanies[0]?.company.id}`;
  const admin = await callsOf("admin");
  const { items } = await admin.get<ListPage<Tenderer>>("Tenderer/All?pageSize=100");
  const other = items.find((one) => one.id !== tenderer.id && one.user.email.endsWith("@courriel.example"));
  const page = await newPage({ storageState: await storageState(other?.user.email ?? ""), allowed: /404/ });
  await page.goto(address);
  await page.getByRole("heading", { name: "Cette conversation n’existe pas" }).waitFor();
  const call = `Conversation/Get/${id}/${jobRequestCompanies[0]?.company.id}`;
  await expect(admin.get(call)).rejects.toMatchObject({ status: 403 });
});

/** The number before the title of the window. */
const unreadIn = async (page: Page) => Number(/^\((\d+)\)/.exec(await page.title())?.[1] ?? 0);
