import type { Page } from "@playwright/test";
import { newPageOf } from "../browser/people.ts";
import { misfits } from "../screens/measure.ts";
import { expectAccessible, seeHeading } from "../steps/look.ts";
import { expect, test } from "../test.ts";

const onPhone = (): Promise<Page> =>
  newPageOf("admin", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
const wanted = 10;

test("ten requests are sent from a phone, a tap each, their companies in short cards", async () => {
  const page = await onPhone();
  await page.goto("/admin/jobs");
  await page
    .getByRole("button", { name: /^Transmettre l’offre/ })
    .first()
    .tap();
  const dialog = page.getByRole("dialog", { name: /^Transmettre l’offre/ });
  const heading = dialog.getByRole("heading", { level: 2 });
  const send = dialog.getByRole("button", { name: /^Envoyer( à|$)/ });
  const companies = dialog.getByRole("table", { name: "Entreprises" }).locator("tbody tr");
  let taps = 1;
  for (let sent = 0; sent < wanted;) {
    const number = (await heading.textContent()) ?? "";
    await dialog.getByRole("status").filter({ hasText: "au plus" }).waitFor();
    // One that no company covers is left where it is.
    const isCovered = /à/.test((await send.textContent()) ?? "");
    if (isCovered) {
      const heights = await companies.evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
      expect(Math.max(...heights)).toBeLessThanOrEqual(150);
      await expect(send).toBeInViewport();
    }
    await (isCovered ? send : dialog.getByRole("button", { name: "Passer" })).tap();
    taps += 1;
    if (isCovered) sent += 1;
    if (sent < wanted) await expect(heading).not.toHaveText(number);
  }
  test.info().annotations.push({ type: "taps", description: String(taps) });
  expect(taps).toBeLessThanOrEqual(20);
  expect(await misfits(page)).toEqual([]);
});

test("on a phone one looks everywhere, and the page of an offer has its actions within a tap", async () => {
  const page = await onPhone();
  await page.getByRole("button", { name: /Rechercher partout/ }).tap();
  const palette = page.getByRole("dialog", { name: /Rechercher/ });
  await palette.getByRole("combobox").fill("salon");
  await palette
    .getByRole("option", { name: /Repeindre le salon/ })
    .first()
    .waitFor();
  expect(await misfits(page)).toEqual([]);
  await expectAccessible(page);
  await palette
    .getByRole("option", { name: /Repeindre le salon/ })
    .first()
    .tap();
  await seeHeading(page, /Repeindre le salon/);
  await page.getByRole("button", { name: "Autres actions", exact: true }).tap();
  const entries = page.getByRole("menuitem");
  await entries.first().waitFor();
  // A finger needs as much room, and nothing of the menu stands beyond the edge.
  for (const entry of await entries.all()) {
    const { x, width, height } = (await entry.boundingBox()) ?? { x: -1, width: 0, height: 0 };
    expect(Math.round(height)).toBeGreaterThanOrEqual(44);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
  }
  await expectAccessible(page);
});

test("on a phone the page of an offer that was sent keeps what is looked up now and then closed, each part with how much is in it", async () => {
  const page = await onPhone();
  await page.goto(`/admin/jobs?status=all&search=${encodeURIComponent("Remplacer la baignoire")}`);
  await page
    .getByRole("link", { name: /Remplacer la baignoire/ })
    .first()
    .tap();
  await seeHeading(page, /Remplacer la baignoire/);
  const part = (name: string) => page.getByRole("main").getByRole("button", { name: new RegExp(`^${name} ?\\d*$`) });
  for (const name of ["E-mails envoyés", "Journal", "Suivi", "Suivi interne"])
    await expect(part(name)).toHaveAttribute("aria-expanded", "false");
  for (const name of ["Suivi", "Journal"]) {
    await part(name).tap();
    const id = await part(name).getAttribute("aria-controls");
    await page.locator(`[id="${id}"]`).getByRole("listitem").first().waitFor();
  }
  expect(await misfits(page)).toEqual([]);
  await expectAccessible(page);
});

test("in a list on a phone the same fact stands at the same place in each row, and each menu within its own row", async () => {
  const page = await onPhone();
  await page.goto("/admin/tenderer/all");
  const rows = page.getByRole("table", { name: "Clients" }).locator("tbody tr");
  await rows.getByRole("button").first().waitFor();
  const seen = await rows.evaluateAll((all) =>
    all.map((row) => {
      const box = (of: Element | null) => of?.getBoundingClientRect();
      const menu = box(row.querySelector("button"));
      const { top, bottom, height } = row.getBoundingClientRect();
      return {
        height,
        figure: Math.round(box(row.querySelector("[data-place=figure]"))?.right ?? 0),
        below: Math.round(box(row.querySelector("[data-place=below]"))?.left ?? 0),
        holdsMenu: menu !== undefined && menu.top >= top && menu.bottom <= bottom,
      };
    }),
  );
  expect(new Set(seen.map(({ figure }) => figure)).size).toBe(1);
  expect(new Set(seen.map(({ below }) => below)).size).toBe(1);
  expect(seen.every(({ holdsMenu }) => holdsMenu)).toBe(true);
  expect(Math.max(...seen.map(({ height }) => height))).toBeLessThanOrEqual(116);
});

test("on a phone a subscription that ends soon is renewed from its card", async () => {
  const page = await onPhone();
  await page.goto("/admin/subscriptions");
  const renew = page.getByRole("link", { name: /^Renouveler l’abonnement/ }).first();
  await renew.tap();
  await expect(page).toHaveURL(/\/admin\/subscriptions\/new\?companyId=/);
});
