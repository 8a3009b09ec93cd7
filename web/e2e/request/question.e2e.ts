import type { Page } from "@playwright/test";
import { deviceOf, people } from "../app/accounts.ts";
import { newPage } from "../browser/browser.ts";
import { sentRequest } from "../steps/request.ts";
import { site } from "../app/site.ts";
import { expectAccessible } from "../steps/look.ts";
import { expect, test } from "../test.ts";

const storageState = (email: string) => deviceOf(site().origin, email);
const phone = { width: 390, height: 844 };

test("a company asks before it answers, from a phone whose inbox shows five requests; the client answers beside the quotes", async () => {
  const title = "Parquet sur lequel on a une question";
  const { id } = await sentRequest(title);
  const company = await newPage({ storageState: await storageState(people.company), viewport: phone });
  await company.goto("/company");
  await company.getByRole("article", { name: title }).waitFor();
  const { tallest, inSight } = await rowsOf(company);
  expect(tallest).toBeLessThanOrEqual(96);
  expect(inSight).toBeGreaterThanOrEqual(5);
  await company.getByRole("link", { name: title }).click();
  await company.getByRole("button", { name: "Répondre autrement" }).click();
  await company.getByRole("menuitem", { name: "Poser une question" }).click();
  await company.getByText("Une question n’est pas encore une réponse.").waitFor();
  const field = company.getByRole("textbox", { name: /^Votre message à/ });
  await field.fill("Le parquet est-il collé ? Appelez le 078 606 41 52.");
  await field.press("Control+Enter");
  await company.getByText(/Vous pouvez écrire 2 messages avant de répondre/).waitFor();
  await expectAccessible(company);

  const client = await newPage({ storageState: await storageState(people.client) });
  await client.goto(`/tenderer/requests/${id}`);
  const card = client.getByRole("region", { name: /^Question : / });
  await card.getByText(/Le parquet est-il collé/).waitFor();
  expect(await card.textContent()).not.toContain("606 41 52");
  await expectAccessible(client);
  await card.getByRole("textbox", { name: /^Votre réponse/ }).fill("Oui, collé.");
  await card.getByRole("button", { name: "Envoyer ma réponse" }).click();
  await card.getByText(/^Vous avez répondu\./).waitFor();

  await company.getByRole("log").getByText("Oui, collé.").waitFor();
  await company.getByRole("link", { name: "Répondre à la demande" }).click();
  await company.getByText("Vous avez posé une question. La demande attend toujours votre réponse.").waitFor();
});

/** The rows of the inbox: the height of the tallest, and how many stand whole above the menu at the foot. */
const rowsOf = (page: Page) =>
  page.getByRole("list", { name: "Demandes reçues", exact: true }).evaluate((list) => {
    const foot = document.querySelector("nav[data-bottom-bar]")?.getBoundingClientRect().top ?? innerHeight;
    const rows = [...list.children].map((row) => row.getBoundingClientRect());
    return {
      tallest: Math.max(...rows.map(({ height }) => height)),
      inSight: rows.filter(({ bottom }) => bottom <= foot).length,
    };
  });
