import type { Profile } from "@metiro/shared/auth/schema";
import type { CountedRequestPage, JobRequest } from "@metiro/shared/job-request/schema";
import type { Page } from "@playwright/test";
import { callAs, callerFor, demoPassword } from "../app/api.ts";
import { newPage } from "../browser/browser.ts";
import { untilMail } from "../app/mailbox.ts";
import { newcomer } from "../app/newcomer.ts";
import { site } from "../app/site.ts";
import { codeFor, newAddress, seeToast, typeCode } from "../steps/account.ts";
import { answerRadio, fillContact, goOn, question } from "../steps/wizard.ts";
import { expect, test } from "../test.ts";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const wizard = "/request/pose-de-parquet";
const send = (page: Page) => page.getByRole("button", { name: "Envoyer ma demande" });

/** What happens on each screen before it is answered; gives the page on which it goes on. */
type Meanwhile = (page: Page) => Promise<Page>;
const nothing: Meanwhile = (page) => Promise.resolve(page);

const asked = {
  building: "Dans quel type de bâtiment faut-il intervenir ?",
  work: "Que faut-il faire ?",
  area: "Quelle est la surface du sol ?",
  floor: "Quel sol souhaitez-vous ?",
  skirting: /poser les plinthes/,
  place: "Où faut-il intervenir ?",
  timing: "Quand faut-il commencer ?",
  budget: "Avez-vous un budget en tête ?",
  description: "Décrivez votre demande",
  photos: "Ajoutez des photos",
  contact: "Comment vous joindre ?",
  summary: "Tout est juste ?",
};

/** How many photos the draft on this device names. */
const photosKept = (page: Page) =>
  page.evaluate(() => {
    const draft: unknown = JSON.parse(localStorage.getItem("draft:pose-de-parquet") ?? "{}");
    const { photoIds = [] } = draft as { photoIds?: string[] };
    return photoIds.length;
  });

/** From the first question to the summary, as a stranger with a phone; `meanwhile` happens on each screen. */
async function walk(first: Page, { email, title, meanwhile = nothing }: Walk): Promise<Page> {
  let page = first;
  const at = async (title: string | RegExp) => {
    await question(page, title).waitFor();
    page = await meanwhile(page);
    await question(page, title).waitFor();
  };
  const tapped = async (title: string | RegExp, answer: string) => {
    await at(title);
    await answerRadio(page, answer).tap();
    await question(page, title).waitFor({ state: "detached" });
  };
  await page.goto(wizard);
  await tapped(asked.building, "Appartement");
  await tapped(asked.work, "Poser un nouveau sol");
  await at(asked.area);
  await page.getByRole("textbox", { name: asked.area }).fill("64,5");
  page = await meanwhile(page);
  await expect(page.getByRole("textbox", { name: asked.area })).toHaveValue("64,5");
  await goOn(page);
  await tapped(asked.floor, "Contrecollé");
  await at(asked.skirting);
  await goOn(page);
  await at(asked.place);
  await page.getByRole("combobox", { name: "NPA ou localité" }).fill("1110");
  await page.getByText("District : ").waitFor();
  await goOn(page);
  await tapped(asked.timing, "Dans le mois");
  await at(asked.budget);
  await goOn(page);
  await at(asked.description);
  await page.getByRole("textbox", { name: "Titre" }).fill(title);
  const words = "Trois pièces en chêne, ancien lino à enlever avant la pose.";
  await page.getByRole("textbox", { name: "Description" }).fill(words);
  await goOn(page);
  await at(asked.photos);
  const buffer = await page.screenshot();
  const files = ["salon.png", "couloir.png"].map((name) => ({ name, mimeType: "image/png", buffer }));
  await page.getByLabel("Choisir des photos").setInputFiles(files);
  // A photo is shown before it is made smaller and kept.
  await expect.poll(() => photosKept(page)).toBe(2);
  await at(asked.photos);
  for (const { name } of files) await page.getByRole("button", { name: `Retirer ${name}` }).waitFor();
  await goOn(page);
  await at(asked.contact);
  await fillContact(page, email);
  await at(asked.summary);
  await page.getByText("2 photos").waitFor();
  await page.getByRole("checkbox", { name: /conditions/ }).check();
  return page;
}
interface Walk {
  email: string;
  title: string;
  meanwhile?: Meanwhile;
}

/** The request as its client has it: sent, once, with its photos. */
async function expectSent(page: Page, { email, title }: Walk): Promise<void> {
  await page.waitForURL("/tenderer");
  await page.getByText("Votre demande est bien reçue").first().waitFor();
  await untilMail(email, new RegExp(`Votre demande est bien reçue.*${title}`));
  const token = await page.evaluate(() => localStorage.getItem("token") ?? "");
  const own = callAs(site().origin, token);
  const { items } = await own.post<CountedRequestPage>("JobRequest/GetAllForTenderer", {});
  expect(items.map((item) => item.title)).toEqual([title]);
  const request = await own.get<JobRequest>(`JobRequest/Get/${items[0]?.id ?? ""}`);
  expect(request.photos).toHaveLength(2);
  expect(await page.getByRole("link", { name: "Reprendre" }).count()).toBe(0);
}

const reloaded: Meanwhile = async (page) => {
  await page.reload();
  return page;
};

/** Closes the tab and opens it again, as a browser does. */
const closedAndReopened: Meanwhile = async (page) => {
  const address = page.url();
  const context = page.context();
  const [next] = await Promise.all([context.newPage(), page.close()]);
  await next.goto(address);
  return next;
};

/** Slow 4G, as Lighthouse has it. */
async function slowPage(): Promise<Page> {
  const page = await newPage(phone);
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 1_638_400 / 8,
    uploadThroughput: 768_000 / 8,
  });
  return page;
}

for (const [how, open, meanwhile] of [
  ["in one go", () => newPage(phone), nothing],
  ["on a slow line", slowPage, nothing],
  ["with a reload on every screen", () => newPage(phone), reloaded],
  ["with the tab closed and opened again on every screen", () => newPage(phone), closedAndReopened],
] as const)
  test(`a stranger with a phone gets from the first question to « envoyée », ${how}`, async () => {
    const told = { email: newAddress(), title: `Parquet, ${how}` };
    const summary = await walk(await open(), { ...told, meanwhile });
    await send(summary).tap();
    await question(summary, "Confirmez votre e-mail").waitFor();
    const page = await meanwhile(summary);
    await question(page, "Confirmez votre e-mail").waitFor();
    await typeCode(page, await codeFor(told.email, "confirm"));
    await expectSent(page, told);
  });

test("a mistyped address is corrected on the last screen, and nothing has to be filled in again", async () => {
  const told = { email: newAddress(), title: "Parquet, adresse corrigée" };
  const page = await walk(await newPage(phone), { ...told, email: newAddress() });
  await send(page).tap();
  await question(page, "Confirmez votre e-mail").waitFor();
  await page.getByRole("button", { name: "Utiliser une autre adresse" }).tap();
  await fillContact(page, told.email);
  await send(page).tap();
  await question(page, "Confirmez votre e-mail").waitFor();
  await page.getByText(told.email).waitFor();
  await typeCode(page, await codeFor(told.email, "confirm"));
  await expectSent(page, told);
});

test("who has an account is let in with a code, and the account gets the phone that it lacked", async () => {
  const told = { email: await newcomer("tenderer"), title: "Parquet, déjà un compte" };
  // That the address is taken is told by a refusal.
  const page = await walk(await newPage({ ...phone, allowed: /409 .*signUpTenderer/ }), told);
  await send(page).tap();
  await page.getByText("Vous avez déjà un compte").waitFor();
  await typeCode(page, await codeFor(told.email, "signIn"));
  await expectSent(page, told);
  const own = await callerFor(site().origin, told.email);
  expect(await own.get<Profile>("Auth/Profile")).toMatchObject({ firstName: "Ada", phone: "+41795550142" });
});

/** A phone on which this client is signed in. */
async function phoneOf(email: string): Promise<Page> {
  const page = await newPage(phone);
  await page.goto("/auth/login");
  await page.getByRole("textbox", { name: "Adresse e-mail" }).fill(email);
  await page.getByRole("textbox", { name: "Mot de passe" }).fill(demoPassword);
  await page.getByRole("button", { name: "Se connecter" }).tap();
  await page.waitForURL("/tenderer");
  return page;
}

test("what is begun on one device is gone on with on another one, wherever one looks for it", async () => {
  const email = await newcomer("tenderer");
  const first = await phoneOf(email);
  await first.goto(wizard);
  await question(first, asked.building).waitFor();
  await answerRadio(first, "Appartement").tap();
  await question(first, asked.work).waitFor();
  await answerRadio(first, "Poser un nouveau sol").tap();
  await question(first, asked.area).waitFor();
  await first.getByRole("textbox", { name: asked.area }).fill("64,5");
  await first.getByRole("button", { name: "Enregistrer et quitter" }).tap();
  await seeToast(first, "Demande gardée dans votre compte.");

  const second = await phoneOf(email);
  await second.getByText("Votre demande n’est pas encore envoyée").waitFor();
  for (const address of ["/", "/category/pose-de-parquet"]) {
    await second.goto(address);
    await second.getByRole("link", { name: "Reprendre ma demande" }).waitFor();
  }
  await second.getByRole("link", { name: "Reprendre ma demande" }).tap();
  await question(second, asked.floor).waitFor();
  await second.goto(`${wizard}?step=q-area`);
  await expect(second.getByRole("textbox", { name: asked.area })).toHaveValue("64,5");

  // Thrown away here, it is gone there.
  await second.goto("/tenderer");
  await second.getByRole("button", { name: /^Supprimer le brouillon/ }).tap();
  await second.getByRole("dialog").getByRole("button", { name: "Supprimer le brouillon" }).tap();
  await second.getByText("Votre demande n’est pas encore envoyée").waitFor({ state: "detached" });
  await first.goto("/tenderer");
  await first.getByRole("heading", { level: 1 }).waitFor();
  await first.getByText("Votre demande n’est pas encore envoyée").waitFor({ state: "detached" });
});
