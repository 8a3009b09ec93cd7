import type { Company } from "@metiro/shared/company/schema";
import { deviceOf } from "../app/accounts.ts";
import { callerFor } from "../app/api.ts";
import { newcomer } from "../app/newcomer.ts";
import { newPage } from "../browser/browser.ts";
import { press, tabTo, type } from "../steps/keyboard.ts";
import { expectAccessible, seeHeading, seeToast } from "../steps/look.ts";
import { site } from "../app/site.ts";
import { expect, test } from "../test.ts";

test("a company completes its profile in three steps on its phone, goes back without loss, and looks at its inbox", async () => {
  const email = await newcomer("company");
  const page = await newPage({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    storageState: await deviceOf(site().origin, email),
  });
  await page.goto("/company/profile");
  await seeHeading(page, "Complétez votre profil");
  const name = page.getByRole("textbox", { name: "Nom de l’entreprise" });
  await name.fill("Parquets des Trois Pas Sàrl");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Continuer" }).tap();

  const coverage = page.getByRole("form", { name: "Prestations et districts" });
  await coverage.waitFor();
  // Nothing chosen is said at the field, and nothing goes on.
  await coverage.getByRole("button", { name: "Continuer" }).tap();
  await expect(coverage).toBeVisible();
  await coverage.getByRole("searchbox", { name: /prestation/i }).fill("parquet");
  await coverage.getByRole("checkbox", { name: "Pose de parquet" }).check();
  await coverage.getByRole("searchbox", { name: "Canton, district ou localité" }).fill("renens");
  await coverage.getByRole("button", { name: "Renens (1020) et environs" }).tap();
  await coverage.getByRole("combobox", { name: "Rayon autour de Renens" }).selectOption("20 km");
  await expectAccessible(page);
  await coverage.getByRole("button", { name: "Retour" }).tap();
  await expect(name).toHaveValue("Parquets des Trois Pas Sàrl");
  await page.getByRole("button", { name: "Continuer" }).tap();
  await coverage
    .getByText(/Renens/)
    .first()
    .waitFor();
  await coverage.getByRole("button", { name: "Continuer" }).tap();

  const last = page.getByRole("form", { name: "Complétez votre profil" });
  await last.getByText("Les demandes que vous recevrez").waitFor();
  await expectAccessible(page);
  await last.getByRole("button", { name: "Compléter mon profil" }).tap();
  await seeToast(page, "Profil complété.");
  const own = await (await callerFor(site().origin, email)).get<Company>("Company");
  expect(own).toMatchObject({ name: "Parquets des Trois Pas Sàrl" });
  expect(own.places).toEqual([{ postalCode: "1020", locality: "Renens", radiusKm: 20 }]);
});

test("a company completes its profile by keyboard alone: a fault takes the focus, each step begins where it is read", async () => {
  const email = await newcomer("company");
  const page = await newPage({ storageState: await deviceOf(site().origin, email) });
  await page.goto("/company/profile");
  await seeHeading(page, "Complétez votre profil");
  await type(page.getByRole("textbox", { name: "Nom de l’entreprise" }), "Clavier et Fils Sàrl");
  await press(page.getByRole("button", { name: "Continuer" }));

  const coverage = page.getByRole("form", { name: "Prestations et districts" });
  await press(coverage.getByRole("button", { name: "Continuer" }));
  await type(coverage.getByRole("searchbox", { name: /prestation/i }), "parquet");
  await press(coverage.getByRole("checkbox", { name: "Pose de parquet" }), "Space");
  await type(coverage.getByRole("searchbox", { name: "Canton, district ou localité" }), "renens");
  await press(coverage.getByRole("button", { name: "Renens (1020) et environs" }));
  await tabTo(coverage.getByRole("combobox", { name: "Rayon autour de Renens" }));
  await press(coverage.getByRole("button", { name: "Continuer" }));

  const last = page.getByRole("form", { name: "Complétez votre profil" });
  await press(last.getByRole("button", { name: "Compléter mon profil" }));
  await seeToast(page, "Profil complété.");
  const own = await (await callerFor(site().origin, email)).get<Company>("Company");
  expect(own).toMatchObject({ name: "Clavier et Fils Sàrl", places: [{ postalCode: "1020", locality: "Renens" }] });
});
