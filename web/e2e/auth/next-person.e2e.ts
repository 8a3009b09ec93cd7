import type { Page } from "@playwright/test";
import { newPage } from "../browser/browser.ts";
import { fillSignIn } from "../browser/people.ts";
import { seeHeading } from "../steps/look.ts";
import { choose, fillUntilContact, goOn, question } from "../steps/wizard.ts";
import { expect, test } from "../test.ts";

const wizard = "/request/pose-de-parquet";
const title = "Le parquet du salon de Camille";
/** What the first person has typed, and who it is. */
const personal = /Camille|salon|client@demo/i;

/** Everything that the browser keeps for the site, as text; of each entry of a database that it is there. */
const keptIn = (page: Page) =>
  page.evaluate(async () => {
    const entries: string[] = [];
    for (const { name = "" } of await indexedDB.databases()) {
      const { promise, resolve, reject } = Promise.withResolvers<IDBDatabase>();
      const opening = indexedDB.open(name);
      opening.addEventListener("success", () => resolve(opening.result));
      opening.addEventListener("error", () => reject(new Error(name)));
      const database = await promise;
      for (const store of database.objectStoreNames) {
        const counting = database.transaction(store).objectStore(store).count();
        await new Promise((done) => counting.addEventListener("success", done));
        for (let left = counting.result; left > 0; left -= 1) entries.push(`${name} ${store}`);
      }
      database.close();
    }
    const texts = [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage).map(String));
    return { entries, caches: await caches.keys(), texts: [...texts, document.cookie, location.href] };
  });

const expectNothingOf = async (page: Page) => {
  await expect.poll(async () => (await keptIn(page)).entries).toEqual([]);
  const { caches, texts } = await keptIn(page);
  expect(caches).toEqual([]);
  expect(texts.filter((text) => personal.test(text) || /token|draft|unsent/.test(text))).toEqual([]);
};

const textOf = (page: Page) => page.locator("body").innerText();

/** Begins a request as a stranger, with a photo that waits on the device. */
async function beginRequest(page: Page): Promise<void> {
  await page.goto(wizard);
  await choose(page, "Dans quel type de bâtiment faut-il intervenir ?", "Appartement");
  await choose(page, "Que faut-il faire ?", "Poser un nouveau sol");
  await page.getByRole("textbox", { name: "Quelle est la surface du sol ?" }).fill("64");
  await goOn(page);
  await choose(page, "Quel sol souhaitez-vous ?", "Contrecollé");
  await question(page, /poser les plinthes/).waitFor();
  await goOn(page);
  await fillUntilContact(page, title, "1110");
  await question(page, "Comment vous joindre ?").waitFor();
  await page.goBack();
  await question(page, "Ajoutez des photos").waitFor();
  const buffer = await page.screenshot();
  await page.getByLabel("Choisir des photos").setInputFiles([{ name: "salon.png", mimeType: "image/png", buffer }]);
  await page.getByRole("button", { name: "Retirer salon.png" }).waitFor();
  await expect.poll(async () => (await keptIn(page)).entries.length).toBeGreaterThan(0);
}

test("whoever comes next at a device finds nothing of who has signed out: in no storage, and by no way back", async () => {
  const page = await newPage();
  await beginRequest(page);
  await page.goto("/auth/login");
  await fillSignIn(page, "client");
  await seeHeading(page, "Bonjour Camille");
  for (const address of ["/tenderer/messages", "/tenderer/profile"]) {
    await page.goto(address);
    await page.getByRole("button", { name: /^Compte d/ }).waitFor();
  }
  await page.getByRole("button", { name: /^Compte d/ }).click();
  // A page is left before a slow device has emptied what waits on it: the next page goes on with that.
  await page.evaluate(() => void Object.assign(indexedDB, { databases: () => new Promise(() => {}) }));
  await page.getByRole("button", { name: "Se déconnecter" }).click();
  await seeHeading(page, "Se connecter");
  await expectNothingOf(page);

  for (let step = 0; step < 5; step += 1) {
    // A page that leads elsewhere by itself may do so before the way back has ended.
    await page.goBack().catch(() => undefined);
    await page.waitForLoadState();
    await expect.poll(() => textOf(page)).toMatch(/\S/);
    expect(await textOf(page)).not.toMatch(personal);
  }
  await page.goto(wizard);
  await question(page, "Dans quel type de bâtiment faut-il intervenir ?").waitFor();
  expect(await page.getByRole("radio", { checked: true }).count()).toBe(0);
  expect(await page.getByText("Reprendre").count()).toBe(0);

  await page.goto("/auth/login");
  await fillSignIn(page, "unconfirmed");
  await seeHeading(page, "Confirmez votre adresse e-mail");
  const { texts } = await keptIn(page);
  expect(texts.filter((text) => personal.test(text))).toEqual([]);
});
