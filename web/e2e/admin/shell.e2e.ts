import type { ConfigItem } from "@metiro/shared/application-config/schema";
import { deviceOf, people } from "../app/accounts.ts";
import { site } from "../app/site.ts";
import { newPage } from "../browser/browser.ts";
import { callsOf, newPageOf } from "../browser/people.ts";
import { expectFocus } from "../steps/keyboard.ts";
import { expectAccessible, seeHeading } from "../steps/look.ts";
import { holdScripts } from "../steps/slow-line.ts";
import { expect, test } from "../test.ts";

const everywhere = "Rechercher partout";

test("an admin finds whatever is typed, with the keyboard alone, and finds it again", async () => {
  const page = await newPageOf("admin");
  const field = page.getByRole("combobox", { name: everywhere });
  await page.keyboard.press("Control+k");
  await expectFocus(field);
  // Requests that other journeys make here have two rooms too.
  await page.keyboard.type("repeindre deux chambres");
  const option = page.getByRole("option", { name: /Repeindre le salon et deux chambres/ });
  await option.and(page.getByRole("option", { selected: true })).waitFor();
  await page.keyboard.press("Enter");
  await seeHeading(page, "Repeindre le salon et deux chambres");

  await page.getByRole("button", { name: everywhere }).press("Enter");
  await page.getByRole("group", { name: "Consultés récemment" }).getByRole("option").first().waitFor();
  await expectAccessible(page);
  await field.fill("audit");
  await page.getByRole("option", { name: "Audit" }).waitFor();
  await page.keyboard.press("Escape");
  await expectFocus(page.getByRole("button", { name: everywhere }));
});

for (const [keys, opened] of [
  ["Control+k", everywhere],
  ["?", "Raccourcis clavier"],
] as const)
  test(`${keys} that is pressed before the panel is alive acts once it is`, async () => {
    const page = await newPage({ storageState: await deviceOf(site().origin, people.admin) });
    const release = await holdScripts(page);
    await page.goto("/admin/jobs", { waitUntil: "commit" });
    await page.getByRole("banner").first().waitFor();
    await page.keyboard.press(keys);
    release();
    await page.getByRole("dialog", { name: opened }).waitFor();
  });

test("a setting counts for visitors at once, and the audit says what it was before", async () => {
  const admin = await callsOf("admin");
  const items = await admin.get<ConfigItem[]>("ApplicationConfig/All");
  const phone = items.find(({ key }) => key === "contact.phone");
  const page = await newPageOf("admin");
  try {
    await page.goto("/admin/configuration");
    const field = page.getByRole("textbox", { name: /^Téléphone de contact/ });
    const save = page.getByRole("button", { name: "Enregistrer", exact: true });
    await field.waitFor();
    await expect(save).toBeDisabled();
    await field.fill("rappelez-moi");
    await save.click();
    await field.and(page.locator("[aria-invalid=true]")).waitFor();
    await field.fill("+41 21 555 00 77");
    await page.getByText("1 réglage changé : Téléphone de contact").waitFor();
    await save.click();
    await page.getByText("Enregistré : Téléphone de contact.").first().waitFor();
    await expectAccessible(page);

    const visitor = await newPage();
    await visitor.goto("/");
    await visitor
      .getByRole("link", { name: /21.555.00.77/ })
      .first()
      .waitFor();

    await page.goto("/admin/audit?action=applicationConfig.update");
    await page
      .getByRole("button", { name: /^Détails/ })
      .first()
      .click();
    const dialog = page.getByRole("dialog", { name: "Configuration modifiée" });
    await dialog.getByRole("cell", { name: "+41 21 555 00 77" }).waitFor();
    await expectAccessible(page);
  } finally {
    await admin.post(`ApplicationConfig/Update/${phone?.appconfigId}`, { value: phone?.value });
  }
});

test("the mails that failed and wait are shown; nobody but an admin sees any of it", async () => {
  const page = await newPageOf("admin");
  await page.goto("/admin/mails");
  await seeHeading(page, "E-mails");
  await page.getByRole("link", { name: /^En attente/ }).click();
  await page.waitForURL(/view=waiting/);
  await expectAccessible(page);

  const client = await callsOf("client");
  for (const path of ["Search?query=peinture", "Audit/All", "Mail/Failed", "Mail/Waiting"])
    await expect(client.get(path), path).rejects.toMatchObject({ status: 403 });
  const other = await newPageOf("company");
  await other.goto("/admin/audit");
  await seeHeading(other, "Se connecter");
});
