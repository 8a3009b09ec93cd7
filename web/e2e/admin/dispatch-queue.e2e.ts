import type { Page } from "@playwright/test";
import { axe } from "../browser/axe.ts";
import { newPageOf } from "../browser/people.ts";
import { expect, test } from "../test.ts";

/** The demo leaves more than twice as many to be sent, with companies that serve each. */
const wanted = 10;

const stackOf = (page: Page) => page.getByRole("region", { name: "Envoi en attente" });
const heightsIn = (page: Page, table: string) =>
  page
    .getByRole("table", { name: table })
    .locator("tbody tr")
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));

/** Milliseconds until something can be used, least, middle and most; told, and held to nothing: they are the machine's as much. */
function tell(what: string, times: readonly number[]): void {
  const sorted = times.map(Math.round).toSorted((a, b) => a - b);
  const told = [sorted[0], sorted[sorted.length >> 1], sorted.at(-1)].join(" / ");
  test.info().annotations.push({ type: "first usable", description: `${what}: ${told} ms` });
  console.log(`first usable, ${what}: ${told} ms (${times.length} times)`);
}

async function timed(act: () => Promise<unknown>, usable: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await act();
  await usable();
  return performance.now() - began;
}

test("ten requests are read and sent with fewer than thirty keys, one after the other; more with three clicks", async () => {
  const page = await newPageOf("admin");
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  const list = page.getByRole("table", { name: "Offres" });
  const listUsable = () =>
    list
      .getByRole("button", { name: /^Transmettre l’offre/ })
      .first()
      .waitFor();
  await press("g");
  tell("list", [await timed(() => press("o"), listUsable)]);
  expect(Math.max(...(await heightsIn(page, "Offres")))).toBeLessThanOrEqual(44);
  const dialog = page.getByRole("dialog", { name: /^Transmettre l’offre/ });
  const heading = dialog.getByRole("heading", { level: 2 });
  const send = dialog.getByRole("button", { name: /^Envoyer( à|$)/ });
  const dispatchUsable = async () => {
    await dialog.getByText("Description", { exact: true }).waitFor();
    await dialog.getByRole("status").filter({ hasText: "au plus" }).waitFor();
  };
  const dispatchTimes = [await timed(() => press("t"), dispatchUsable)];
  for (let sent = 0; sent < wanted;) {
    const number = (await heading.textContent()) ?? "";
    // One that no company covers is left where it is.
    const isCovered = /à/.test((await send.textContent()) ?? "");
    if (isCovered) expect(Math.max(...(await heightsIn(page, "Entreprises")))).toBeLessThanOrEqual(56);
    if (isCovered) sent += 1;
    const next = async () => {
      if (sent === wanted) return;
      await expect(heading).not.toHaveText(number);
      await dispatchUsable();
    };
    const taken = await timed(() => press(isCovered ? "Enter" : "n"), next);
    if (sent < wanted) dispatchTimes.push(taken);
    if (isCovered) await expect(stackOf(page)).toContainText(number.replace(/^\D+/, ""));
  }
  expect(keys).toBeLessThanOrEqual(30);
  test.info().annotations.push({ type: "keys", description: String(keys) });
  tell("dispatch", dispatchTimes);
  await page.keyboard.press("Escape");

  // What waits stands in the bar, above every row.
  const bar = await stackOf(page).boundingBox();
  const table = await list.boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(table?.y ?? 0);

  tell("list, as a new page", [await timed(() => page.reload(), listUsable)]);
  const offerTimes: number[] = [];
  for (let opened = 0; opened < wanted; opened++) {
    const link = list.locator("tbody tr").nth(opened).getByRole("link").first();
    const read = page.getByRole("heading", { name: "La demande", exact: true });
    offerTimes.push(
      await timed(
        () => link.click(),
        () => read.waitFor(),
      ),
    );
    await page.goBack();
    await listUsable();
  }
  tell("offer page", offerTimes);
  await page.getByRole("checkbox", { name: "Tout sélectionner" }).check();
  await page.getByRole("button", { name: "Transmettre", exact: true }).click();
  const together = page.getByRole("dialog", { name: /^Transmettre \d+ offres/ });
  const sendAll = together.getByRole("button", { name: /^Envoyer \d+ offre/ });
  await expect(sendAll).not.toHaveAttribute("aria-disabled", "true");
  expect(await axe(page)).toEqual([]);
  await sendAll.click();
  await expect(stackOf(page)).toContainText("envois en attente");

  // While one is on its way back, the next Ctrl Z takes back the one before.
  const asked: string[] = [];
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route(/jobRequest\.undoSend/, async (route) => {
    asked.push(route.request().postData() ?? "");
    await answered;
    await route.continue();
  });
  await page.keyboard.press("Control+z");
  await expect.poll(() => asked.length).toBe(1);
  await page.keyboard.press("Control+z");
  await expect.poll(() => new Set(asked).size).toBe(2);
  answer();
  await stackOf(page).getByRole("button", { name: "Tout annuler" }).click();
  await page
    .getByText(/envois sont annulés, personne ne les a reçus\s: 2/)
    .first()
    .waitFor();
});

test("a company is looked at beside its boxes, and what was ticked stays ticked", async () => {
  const page = await newPageOf("admin");
  await page.goto("/admin/jobs");
  await page
    .getByRole("button", { name: /^Transmettre l’offre/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: /^Transmettre l’offre/ });
  await dialog.getByRole("status").filter({ hasText: "au plus" }).waitFor();
  const send = dialog.getByRole("button", { name: /^Envoyer( à|$)/ });
  const opener = dialog.getByRole("button", { name: /^Voir l’entreprise/ }).first();
  // One that no company covers is left where it is: the oldest may be such a one.
  const proposed = opener.or(dialog.getByText("Aucune entreprise ne couvre")).first();
  const heading = dialog.getByRole("heading", { level: 2 });
  for (await proposed.waitFor(); !(await opener.isVisible()); await proposed.waitFor()) {
    const number = (await heading.textContent()) ?? "";
    await dialog.getByRole("button", { name: "Passer", exact: true }).click();
    await expect(heading).not.toHaveText(number);
    await dialog.getByRole("status").filter({ hasText: "au plus" }).waitFor();
  }
  const chosen = (await send.textContent()) ?? "";
  const name = (await opener.textContent()) ?? "";
  await opener.click();
  const peek = dialog.getByRole("region", { name, exact: true });
  await peek.getByText(/\d+ reçues? · /).waitFor();
  await expect(peek.getByRole("link", { name: /^Page de l’entreprise/ })).toHaveAttribute("target", "_blank");
  await expect(send).toHaveText(chosen);
  expect(await axe(page)).toEqual([]);
  await dialog.getByRole("button", { name: "La demande", exact: true }).click();
  await dialog.getByText("Description", { exact: true }).waitFor();
  await peek.waitFor({ state: "detached" });
  await expect(send).toHaveText(chosen);
});
