import type { BrowserContextOptions, Page } from "@playwright/test";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { deviceOf, people } from "../app/accounts.ts";
import { callsOf } from "../browser/people.ts";
import { newPage } from "../browser/browser.ts";
import { expectAccessible, seeHeading, seeToast } from "../steps/look.ts";
import { sentRequest } from "../steps/request.ts";
import { site } from "../app/site.ts";
import { expect, test } from "../test.ts";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const onPhone = async (more: BrowserContextOptions = {}): Promise<Page> =>
  newPage({ ...phone, storageState: await deviceOf(site().origin, people.company), ...more });
const foot = (page: Page) => page.getByRole("navigation", { name: "Menu du bas" });

/** A finger that draws a row to the left. */
async function swipe(page: Page, name: string): Promise<void> {
  const { x, y, width, height } = (await page.getByRole("article", { name }).boundingBox()) ?? never();
  const finger = await page.context().newCDPSession(page);
  const at = { x: x + width - 60, y: y + height / 2 };
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
  for (let way = 20; way <= 240; way += 20)
    await finger.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x: at.x - way, y: at.y }] });
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
/** The sheet over the inbox, by keyboard: a row shows its buttons to a finger that draws it aside. */
async function answerFirst(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^Répondre à «/ })
    .first()
    .focus();
  await page.keyboard.press("Enter");
}

const never = (): never => {
  throw new Error("The row is not there.");
};

test("with one thumb: a row is swiped and answered with price, tax, length and visit; the folders stay in sight", async () => {
  const title = "Parquet en chêne massif à poncer, à réparer et à vitrifier dans cinq pièces d’un appartement ancien";
  const { id } = await sentRequest(title);
  const page = await onPhone();
  await page.goto("/company");
  const rows = page.getByRole("list", { name: "Demandes reçues" }).getByRole("article");
  await page.getByRole("article", { name: title }).waitFor();
  const heights = async () => rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(Math.max(...(await heights()))).toBeLessThanOrEqual(96);

  const answer = page.getByRole("button", { name: `Répondre à « ${title} »` });
  await expect(answer).not.toBeInViewport();
  await swipe(page, title);
  await expect(answer).toBeInViewport();
  await expect(page.getByRole("button", { name: `Décliner « ${title} »` })).toHaveText("Décliner");
  await answer.tap();
  const sheet = page.getByRole("dialog", { name: title });
  await sheet.getByRole("button", { name: "Insérer un modèle" }).tap();
  await page.getByRole("menuitem", { name: /Petits travaux.*CHF 95 – 110 par heure/ }).waitFor();
  await page.keyboard.press("Escape");
  await sheet.getByRole("textbox", { name: "De", exact: true }).fill("6500");
  await sheet.getByRole("combobox", { name: "TVA" }).selectOption({ label: "TVA comprise" });
  await sheet.getByText("Disponibilité, durée et visite (facultatif)").tap();
  await sheet.getByRole("textbox", { name: "Nombre" }).fill("4");
  await sheet.getByRole("combobox", { name: /^Visite sur place/ }).selectOption({ label: "Visite sur place proposée" });
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "Envoyer ma réponse" }).tap();
  await seeToast(page, "Réponse envoyée.");
  const { jobRequestCompanies } = await (await callsOf("company")).get<JobRequest>(`JobRequest/Get/${id}`);
  expect(jobRequestCompanies[0]).toMatchObject({
    priceMin: 650_000,
    vat: "included",
    duration: 4,
    durationUnit: "day",
    visit: "offered",
  });

  // Whichever folder is chosen stands in sight, and its rows are no taller for the price in them.
  for (const folder of [/^Répondues/, /^Gagnées/, /^Closes/]) {
    const tab = page.getByRole("navigation", { name: "Demandes par état" }).getByRole("link", { name: folder });
    await tab.tap();
    await expect(tab).toHaveAttribute("aria-current", "page");
    await expect(tab).toBeInViewport({ ratio: 0.99 });
    expect(Math.max(0, ...(await heights()))).toBeLessThanOrEqual(96);
  }
});

test("the frame that comes before any script has its menu at the foot already, and none in the bar", async () => {
  const page = await onPhone({ javaScriptEnabled: false });
  await page.goto("/company");
  await expect(foot(page)).toBeInViewport({ ratio: 0.99 });
  await expect(page.getByRole("navigation", { name: "Menu principal" })).toBeHidden();
});

test("a request shows its photos first and what can be done at the foot, also by keyboard", async () => {
  const { items } = await (
    await callsOf("company")
  ).post<{ items: { id: string; photoCount: number }[] }>("JobRequest/GetAllForCompanies", { box: "toAnswer" });
  const pictured = items.find(({ photoCount }) => photoCount > 0);
  const page = await onPhone();
  await page.goto(`/company/requests/${pictured?.id}`);
  const photo = page.getByRole("main").getByRole("img").first();
  await photo.waitFor();
  const top = async (of: typeof photo) => (await of.boundingBox())?.y ?? 0;
  expect(await top(photo)).toBeLessThan(await top(page.getByText("Lieu", { exact: true }).first()));
  await expect(page.getByRole("button", { name: "Décliner", exact: true }).first()).toBeInViewport();
  const answer = page.getByRole("button", { name: "Répondre", exact: true });
  await expect(answer).toBeInViewport();
  await expect(foot(page)).toBeHidden();
  await answer.focus();
  await page.keyboard.press("Enter");
  // The form is in sight, no field asks for a keyboard, and it has the only buttons.
  await expect(page.getByRole("button", { name: "Insérer un modèle" })).toBeInViewport();
  await expect(answer).toBeHidden();
  expect(await page.evaluate(() => document.activeElement?.matches("input, textarea, select"))).toBe(false);
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("#answer") !== null)).toBe(true);
});

test("the way back of a phone closes an answer over the inbox, and leaves the inbox where it was", async () => {
  const page = await onPhone();
  await page.goto("/company");
  await page.getByRole("link", { name: /^Répondues/ }).tap();
  await page.waitForURL(/tab=answered/);
  await page.getByRole("link", { name: /^À répondre/ }).tap();
  await page.waitForURL(({ searchParams }) => (searchParams.get("tab") ?? "toAnswer") === "toAnswer");
  const inbox = page.url();
  await answerFirst(page);
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("textbox", { name: /Message au client/ }).fill("Je passe volontiers voir.");
  await page.goBack();
  await expect(sheet).toBeHidden();
  expect(page.url()).toBe(inbox);
  await answerFirst(page);
  await expect(sheet.getByRole("textbox", { name: /Message au client/ })).toHaveValue("Je passe volontiers voir.");
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  expect(page.url()).toBe(inbox);
});

test("a pause until a day is two taps from the inbox, and the figures stand beside the trade’s usual", async () => {
  const page = await onPhone();
  await page.goto("/company");
  // What is below the first screen comes to who moves towards it.
  await page.getByRole("article").last().scrollIntoViewIfNeeded();
  const figures = page.getByText(/^Zone claire\s: la moitié des entreprises, sur un an\.$/);
  await figures.scrollIntoViewIfNeeded();
  await page
    .getByText(/la médiane, /)
    .first()
    .waitFor();
  expect(await page.getByText(/^0 sur 0$/).count()).toBe(0);
  const end = await page.getByText(/^Valable jusqu’au/).innerText();
  const [day = "none"] = /[\d/]{10}/.exec(end) ?? [];

  await foot(page).getByRole("link", { name: "Pause" }).tap();
  await page.getByRole("button", { name: "2 semaines" }).tap();
  await page.getByRole("button", { name: "Mettre en pause" }).tap();
  await page.getByRole("button", { name: "Reprendre maintenant" }).first().waitFor();
  await foot(page).getByRole("link", { name: "Demandes" }).tap();
  await seeHeading(page, "Demandes reçues");
  await page.getByRole("button", { name: "Reprendre maintenant" }).tap();
  await page.getByRole("button", { name: "Reprendre maintenant" }).waitFor({ state: "detached" });

  await foot(page).getByRole("link", { name: "Messages" }).tap();
  await seeHeading(page, "Messages");
  await foot(page).getByRole("link", { name: "Profil" }).tap();
  await page.getByRole("list", { name: "Mon profil" }).getByRole("link", { name: "Abonnement" }).tap();
  await page.getByText(/^Votre abonnement est actif jusqu’au/).waitFor();
  expect(await page.getByText(/^Votre abonnement est actif jusqu’au/).innerText()).toContain(day);
});
