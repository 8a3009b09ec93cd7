import { deviceOf, people } from "../app/accounts.ts";
import { newPage } from "../browser/browser.ts";
import { site } from "../app/site.ts";
import { screensOf } from "../screens/screens.ts";
import { show } from "../screens/show.ts";
import { expectAccessible, seeHeading } from "../steps/look.ts";
import { expect, test } from "../test.ts";

const storageState = (person: keyof typeof people) => deviceOf(site().origin, people[person]);

/** A screen of the photographs, by its name. */
async function screenOf(name: string) {
  const found = (await screensOf(site().origin)).find((screen) => screen.name === name);
  if (!found) throw new Error(`No screen is called ${name}`);
  return found;
}

test("what offers ask is read on the page of a service without a script, by canton, with the method behind it", async () => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto("/category/renovation-de-salle-de-bain");
  const prices = page.getByRole("region", { name: "Ce que demandent les entreprises" });
  await prices.getByText(/^En Suisse, la moitié des offres.*CHF.*médiane.*\d+ offres, au \d\d\/\d\d\/\d{4}/).waitFor();
  await prices.getByRole("row", { name: /^Vaud CHF/ }).waitFor();
  // A canton that has too few is not named.
  await expect(prices.getByRole("row")).toHaveCount(2);
  await prices.getByRole("link", { name: "Comment nous calculons les prix" }).click();
  await seeHeading(page, "Comment nous calculons les prix");
  const file = await page.request.get("/api/Price/Csv");
  expect(await file.text()).toMatch(/Rénovation de salle de bain;Vaud;\d+;/);
  await page.goto("/category/traiteur");
  await seeHeading(page, "Traiteur");
  expect(await page.getByText("Ce que demandent les entreprises").count()).toBe(0);
});

test("on every width the page of a service keeps nobody out, in English too", async () => {
  for (const width of [390, 768, 1440]) {
    const page = await newPage({ viewport: { width, height: 900 } });
    await page.goto("/category/peinture-interieure?lang=en");
    await page.getByText(/^In Switzerland, half of the quotes/).waitFor();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), `${width} px`).toBe(
      true,
    );
  }
});

test("at the budget step an orientation stands below the fields and fills in nothing", async () => {
  const page = await newPage();
  const screen = await screenOf("request-budget");
  const drafts = Object.fromEntries(
    Object.entries(screen.drafts ?? {}).map(([slug, draft]) => [
      slug,
      { ...draft, budgetMin: undefined, budgetMax: undefined },
    ]),
  );
  await show(page, { ...screen, drafts });
  await page.getByText(/^Vaud.: la moitié des offres/).waitFor();
  for (const name of ["De", "À"]) await expect(page.getByRole("textbox", { name })).toHaveValue("");
  await expectAccessible(page);
});

test("a company reads what others ask before it answers, and the client where the answers lie", async () => {
  const company = await newPage({ storageState: await storageState("company") });
  await company.goto("/company");
  await company.getByText("Peinture complète d’un appartement vide de 3,5 pièces").first().click();
  await company.getByText(/^Vaud.: la moitié des offres/).waitFor();
  const method = company.getByRole("link", { name: "Comment nous calculons les prix" });
  await expect(method).toHaveAttribute("target", "_blank");
  await expectAccessible(company);

  const client = await newPage({ storageState: await storageState("client") });
  await show(client, await screenOf("tenderer-compare"));
  await client.getByText(/^Vaud.: la moitié des offres/).waitFor();
  expect(await client.getByText(/(dans|au-dessus de|en dessous de) la fourchette usuelle$/).count()).toBeGreaterThan(1);
  await expectAccessible(client);
});
