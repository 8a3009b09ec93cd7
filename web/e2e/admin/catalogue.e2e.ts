import type { CategoryOverview } from "@metiro/shared/category/overview";
import type { Page } from "@playwright/test";
import { people } from "../app/accounts.ts";
import { callerFor } from "../app/api.ts";
import { newPageOf } from "../browser/people.ts";
import { site } from "../app/site.ts";
import { seeHeading } from "../steps/look.ts";
import { expect, test } from "../test.ts";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const admin = () => callerFor(site().origin, people.admin);

/** A category of this test alone, so that the demo's stay as they are. */
async function ownCategory(name: string, subcategories: readonly string[]) {
  const caller = await admin();
  const { id } = await caller.post<{ id: string }>("Category/Add", { name });
  for (const sub of subcategories) await caller.post("SubCategory/Add", { categoryId: id, name: sub });
  return id;
}

const order = async (categoryId: string) => {
  const { categories } = await (await admin()).get<CategoryOverview>("Category/Overview");
  return categories.find(({ id }) => id === categoryId)?.subCategories.map(({ name }) => name);
};

test("of two admins the second is told of another order, and sees it", async () => {
  const id = await ownCategory("Ascenseurs", ["Pose", "Entretien"]);
  const page = await newPageOf("admin", { allowed: /status of 409/ });
  await page.goto(`/admin/category/list?category=${id}`);
  await page.getByRole("table").getByRole("link", { name: "Pose", exact: true }).waitFor();
  // A page that began to listen to a server just started reads everything anew: it shall know nothing yet.
  const { promise: moved, resolve: move } = Promise.withResolvers<void>();
  await page.route(/category\.overview/, async (route) => {
    await moved;
    await route.continue().catch(() => undefined);
  });
  await (await admin()).post("SubCategory/Add", { categoryId: id, name: "Contrôle" });
  await button(page, "Autres actions pour Pose").click();
  await page.getByRole("menuitem", { name: "Descendre" }).click();
  move();
  await page.getByText(/Quelqu’un d’autre a changé le menu/).waitFor();
  await page.getByRole("table").getByRole("link", { name: "Contrôle", exact: true }).waitFor();
  expect(await order(id)).toEqual(["Pose", "Entretien", "Contrôle"]);
});

test("a canton is added and renamed; one that is used is not deleted; and none of it is for others", async () => {
  const page = await newPageOf("admin");
  await page.goto("/admin/regions");
  await seeHeading(page, "Régions");
  await button(page, "Autres actions").click();
  await page.getByRole("menuitem", { name: "Ajouter un canton" }).click();
  const form = page.getByRole("dialog", { name: "Ajouter un canton" });
  await form.getByRole("textbox", { name: "Nom", exact: true }).fill("Liechtenstein");
  await form.getByRole("textbox", { name: /^Code/ }).fill("FL");
  await form.getByRole("button", { name: "Enregistrer" }).click();
  const remove = async (canton: string) => {
    await button(page, `Actions pour ${canton}`).click();
    await page.getByRole("menuitem", { name: "Supprimer" }).click();
  };
  await remove("Liechtenstein");
  await page.getByRole("dialog").getByRole("button", { name: "Supprimer" }).click();
  await button(page, "Actions pour Liechtenstein").waitFor({ state: "detached" });
  await remove("Vaud");
  await page.getByRole("dialog", { name: "« Vaud » est utilisé" }).waitFor();

  const company = await callerFor(site().origin, people.company);
  await expect(company.get("Category/Overview")).rejects.toThrow("403");
  await expect(company.get("Region/Overview")).rejects.toThrow("403");
  const other = await newPageOf("company");
  await other.goto("/admin/category/list");
  await seeHeading(other, "Se connecter");
});
