import { deviceOf, people } from "../app/accounts.ts";
import { site } from "../app/site.ts";
import { newPage } from "../browser/browser.ts";
import { newPageOf } from "../browser/people.ts";
import { openDispatch } from "../steps/dispatch.ts";
import { expectAccessible, seeHeading } from "../steps/look.ts";
import { choose, fillOwnSteps, goOn, question } from "../steps/wizard.ts";
import { expect, test } from "../test.ts";

const name = "Atelier Rivaz Rénovation Sàrl";
const path = "/companies/atelier-rivaz-renovation-sarl";

test("without a script the directory is narrowed down, a company is read, and its page leads to its questions", async () => {
  const page = await newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await page.goto("/companies");
  await seeHeading(page, "Entreprises");
  await page.getByRole("searchbox", { name: "Nom" }).fill("rivaz");
  await page.getByRole("combobox", { name: "Canton" }).selectOption({ label: "Vaud" });
  await page.getByRole("button", { name: "Chercher" }).click();
  await page.getByRole("link", { name }).click();
  await seeHeading(page, name);
  await page.getByRole("heading", { level: 2, name: "Avis" }).waitFor();
  await page.getByRole("link", { name: "Demander à cette entreprise" }).click();
  await page.getByRole("heading", { level: 2, name: "Prestations" }).waitFor();
  const link = page.locator("#prestations a").first();
  await expect(link).toHaveAttribute("href", /^\/request\/[\w-]+\?company=atelier-rivaz-renovation-sarl$/);
  await link.click();
  await page.getByRole("button", { name: "Continuer" }).waitFor();
});

for (const colorScheme of ["light", "dark"] as const)
  test(`the pages are accessible and fit, in the ${colorScheme} theme`, async () => {
    for (const width of [390, 768, 1440]) {
      const page = await newPage({ viewport: { width, height: 900 }, colorScheme });
      for (const address of ["/companies", path, "/category/peinture-interieure/vaud", "/categories/nettoyage/vaud"]) {
        await page.goto(address);
        await page.getByRole("heading", { level: 1 }).waitFor();
        await expectAccessible(page);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
        expect(wide, `${address} at ${width}`).toBe(false);
      }
    }
  });

test("a company shows its page at another address, and takes it away", async () => {
  const page = await newPage({ storageState: await deviceOf(site().origin, people.company) });
  await page.goto("/company/profile/showcase");
  await seeHeading(page, "Page publique");
  await expectAccessible(page);
  await page.getByRole("textbox", { name: "Adresse de la page" }).fill("rivaz-renovation");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await page.getByText("Votre page est en ligne.").first().waitFor();
  const moved = await fetch(`${site().origin}${path}`, { redirect: "manual", headers: { accept: "text/html" } });
  expect([moved.status, moved.headers.get("location")]).toEqual([301, "/companies/rivaz-renovation"]);
  await page.getByRole("textbox", { name: "Adresse de la page" }).fill("atelier-rivaz-renovation-sarl");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await page.getByText("Mènent aussi à votre page : rivaz-renovation").waitFor();
});

test("a wish goes from a company's page through the wizard to the back office, which finds it ticked first", async () => {
  const title = "Parquet par une entreprise choisie";
  const client = await newPageOf("client");
  await client.goto(path);
  await client.getByRole("link", { name: "Pose de parquet", exact: true }).first().click();
  await choose(client, "Dans quel type de bâtiment faut-il intervenir ?", "Appartement");
  // The wish is part of what was told, and survives a reload.
  await client.reload();
  await choose(client, "Que faut-il faire ?", "Poser un nouveau sol");
  await client.getByRole("textbox", { name: "Quelle est la surface du sol ?" }).fill("64,5");
  await goOn(client);
  await choose(client, "Quel sol souhaitez-vous ?", "Contrecollé");
  await question(client, /poser les plinthes/).waitFor();
  await goOn(client);
  await fillOwnSteps(client, title);
  await client.getByText("Entreprise souhaitée").waitFor();
  await client.getByText(name).waitFor();
  await expectAccessible(client);
  await client.getByRole("button", { name: "Envoyer ma demande" }).click();
  await client.waitForURL("/tenderer");
  await client.getByRole("row", { name: title }).getByRole("link", { name: title }).first().click();
  await client.waitForURL(/\/tenderer\/requests\/[\da-f-]+$/);
  await client.getByText("Entreprise souhaitée").waitFor();
  const id = client.url().split("/").at(-1) ?? "";

  const admin = await newPageOf("admin");
  await admin.goto(`/admin/jobs/${id}`);
  await admin.getByText("Entreprise souhaitée").first().waitFor();
  const dialog = await openDispatch(admin);
  const first = dialog.getByRole("checkbox", { name: /^Sélectionner/ }).first();
  await expect(first).toHaveAttribute("aria-label", `Sélectionner ${name}`);
  await expect(first).toBeChecked();
  await dialog.getByText("Souhaitée").first().waitFor();
  await expectAccessible(admin);
});
