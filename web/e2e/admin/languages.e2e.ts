import type { Page } from "@playwright/test";
import { newPage } from "../browser/browser.ts";
import { newPageOf } from "../browser/people.ts";
import { expectAccessible } from "../steps/look.ts";
import { expect, test } from "../test.ts";

/** Chooses which languages are offered, reads what follows from it, and saves. */
async function offer(page: Page, languages: string): Promise<void> {
  await page.goto("/admin/configuration");
  await page.getByRole("combobox", { name: /^Langues proposées/ }).selectOption({ label: languages });
  await page.getByText(/^Sans l’anglais, tout le monde lit le site/).waitFor();
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Enregistrer les modifications" }).click();
  await page.getByText("Enregistré : Langues proposées.").first().waitFor();
}

test("an admin takes English off the site and brings it back: its readers read French meanwhile, and need not choose again", async () => {
  const admin = await newPageOf("admin");
  const reader = await newPage({});
  const language = () => reader.locator("html").getAttribute("lang");
  await reader.goto("/?lang=en");
  expect(await language()).toBe("en");

  await offer(admin, "Français seulement");
  for (const address of ["/", "/?lang=en", "/auth/login", "/companies?lang=en"]) {
    await reader.goto(address);
    expect(await language(), address).toBe("fr");
    expect(await reader.getByRole("combobox", { name: "Langue" }).count(), address).toBe(0);
    expect(await reader.locator("link[hreflang=en]").count(), address).toBe(0);
  }
  await expectAccessible(reader);
  const client = await newPageOf("client");
  await client.goto("/tenderer/profile");
  await client.getByRole("textbox", { name: "Prénom" }).waitFor();
  expect(await client.getByRole("combobox", { name: "Langue" }).count()).toBe(0);
  await admin.goto("/admin/audit");
  await admin.getByText("Langues proposées").first().waitFor();

  await offer(admin, "Français et anglais");
  await reader.goto("/");
  expect(await language()).toBe("en");
});
