import { expect, test } from "vitest";
import { categories, company, regions } from "../../profile.fixture.ts";
import { showcaseOfOwn } from "./showcase-of-own.ts";

test("the page that a company would have shows what it does and where, and nothing that only the back office reads", () => {
  const page = showcaseOfOwn(
    { ...company, street: "Rue du Lac 1", description: "Depuis 1985." },
    { slug: "peinture-favre", checked: [], score: { count: 0 }, categories, regions },
  );
  expect(page).toMatchObject({ name: company.name, slug: "peinture-favre", description: "Depuis 1985.", away: false });
  expect(page.subcategories.map(({ name }) => name)).toEqual(["Peinture intérieure"]);
  expect(page.regions.map(({ name, subregions }) => [name, subregions.map((one) => one.name)])).toEqual([
    ["Genève", ["Genève"]],
  ]);
  expect(Object.keys(page)).not.toContain("street");
  expect(Object.keys(page)).not.toContain("phone");
});
