import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { type Answers, refusal, visit } from "#test/app.tsx";
import { company, profileOf, usual, uuid } from "../../profile.fixture.ts";

async function openCoverage(answers: Answers = {}) {
  const page = await visit("/company/profile/coverage", {
    role: "Company",
    answers: { ...usual, "auth.profile": () => profileOf("Company"), ...answers },
  });
  // The choice comes a moment after the page.
  await screen.findByRole("searchbox", { name: "Rechercher une prestation" });
  return page;
}

const form = (name: string) => within(screen.getByRole("form", { name }));
const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });
const refs = (ids: readonly string[]) => ids.map((id) => ({ id, name: id, regionId: uuid(20) }));

test("the choice is read back in words with what it would have brought, and both halves are saved at once", async () => {
  const { user, asked } = await openCoverage({
    "company.coverageReach": () => ({ days: 90, requests: 34, capped: false }),
    "company.setCoverage": ({ subregionIds }: { subregionIds: string[] }) => ({
      ...company,
      subregions: refs(subregionIds),
      coverageRevision: 2,
    }),
  });
  const coverage = form("Prestations et districts");
  expect(coverage.getByText("Genève", { selector: "b" })).toBeTruthy();
  await coverage.findByText(/^34 demandes de ces 90 derniers jours/);
  expect(coverage.getByText("Tout est enregistré.")).toBeTruthy();
  await user.click(coverage.getByRole("button", { name: /^Vaud/ }));
  await user.click(box("Morges"));
  expect(coverage.getByText("Des changements ne sont pas enregistrés.")).toBeTruthy();
  expect(coverage.getByText("2 districts (Vaud et Genève)")).toBeTruthy();
  await user.click(box("Tout choisir : Vaud (VD)"));
  expect(coverage.getByText("toute la Suisse")).toBeTruthy();
  await user.click(coverage.getByRole("button", { name: "Enregistrer" }));
  await screen.findByText("Prestations et districts enregistrés.");
  const chosen = { subcategoryIds: [uuid(41)], subregionIds: [uuid(31), uuid(21), uuid(22)], places: [] };
  expect(asked("company.setCoverage")).toEqual([{ ...chosen, baseRevision: 1 }]);
  await vi.waitFor(() => expect(asked("company.coverageReach").at(-1)).toMatchObject({ subcategoryIds: [uuid(41)] }));
});

test("one box chooses everything, and while one searches all that is found", async () => {
  const { user } = await openCoverage();
  const coverage = form("Prestations et districts");
  await user.type(coverage.getByRole("searchbox", { name: "Rechercher une prestation" }), "facade");
  await user.click(coverage.getByRole("checkbox", { name: /^Ce résultat/ }));
  expect(box("Façade").checked).toBe(true);
  await user.clear(coverage.getByRole("searchbox", { name: "Rechercher une prestation" }));
  const all = coverage.getByRole<HTMLInputElement>("checkbox", { name: /^Toutes les prestations/ });
  expect([all.checked, all.indeterminate]).toEqual([false, true]);
  await user.click(all);
  expect(coverage.getByRole("checkbox", { name: /Toutes les prestations 4 \/ 4/ })).toBeTruthy();
  await user.click(all);
  expect(screen.getByText(/^Choisissez au moins une prestation :/)).toBeTruthy();
});

test("a choice that nothing would have matched is said quietly, and no answer at all is no trouble", async () => {
  let fails = true;
  const { user } = await openCoverage({
    "company.coverageReach": () => {
      if (fails) throw new TypeError("Failed to fetch");
      return { days: 90, requests: 0, capped: false };
    },
  });
  await user.click(box("Tout choisir : Vaud (VD)"));
  fails = false;
  await user.click(box("Tout choisir : Vaud (VD)"));
  await user.click(box("Tout choisir : Peinture"));
  await screen.findByText(/^Aucune demande de ces 90 derniers jours/);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a choice that covers nothing is said before it is saved", async () => {
  const { user } = await openCoverage();
  await user.click(box("Tout choisir : Genève (GE)"));
  expect(screen.getByText(/^Choisissez au moins un district/)).toBeTruthy();
  await user.click(box("Tout choisir : Peinture"));
  await user.click(box("Tout choisir : Peinture"));
  expect(screen.getByText(/^Choisissez au moins une prestation et un district/)).toBeTruthy();
});

test("what another window saved is met with what was typed; nothing is lost before one chooses", async () => {
  const later = { ...company, subregions: refs([uuid(21)]), coverageRevision: 2 };
  let reads = 0;
  const { user, asked } = await openCoverage({
    "company.own": () => {
      reads += 1;
      return reads === 1 ? company : later;
    },
    "company.setCoverage": (chosen: { subregionIds: string[]; baseRevision: number }) => {
      if (chosen.baseRevision === 1) throw refusal("REVISION_CONFLICT");
      return { ...later, subregions: refs(chosen.subregionIds), coverageRevision: 3 };
    },
  });
  const coverage = form("Prestations et districts");
  await user.click(box("Tout choisir : Vaud (VD)"));
  await user.click(coverage.getByRole("button", { name: "Enregistrer" }));
  await coverage.findByText("Quelqu’un d’autre a enregistré entre-temps");
  expect(box("Tout choisir : Vaud (VD)").checked).toBe(true);
  await user.click(coverage.getByRole("button", { name: "Enregistrer ma saisie" }));
  await screen.findByText("Prestations et districts enregistrés.");
  expect(asked("company.setCoverage")).toMatchObject([{ baseRevision: 1 }, { baseRevision: 2 }]);
});

const renens = { postalCode: "1020", locality: "Renens", regionId: uuid(20), subregionId: uuid(21) };
const aroundRenens = {
  "region.places": ({ search }: { search: string }) => (search === "renens" ? [renens] : []),
  "region.around": ({ radiusKm }: { radiusKm: number }) => ({
    subregionIds: radiusKm > 10 ? [uuid(21), uuid(22)] : [uuid(21)],
    distances: [
      { id: uuid(31), regionId: uuid(30), km: 0 },
      { id: uuid(21), regionId: uuid(20), km: 42 },
    ],
  }),
};

test("a town is found, brings its districts with a radius that can be changed, and is saved as it was chosen", async () => {
  const { user, asked } = await openCoverage({
    ...aroundRenens,
    "company.setCoverage": ({ places }: { places: object[] }) => ({ ...company, places, coverageRevision: 2 }),
  });
  const coverage = form("Prestations et districts");
  const search = coverage.getByRole("searchbox", { name: "Canton, district ou localité" });
  await user.type(search, "renens");
  await user.click(await coverage.findByRole("button", { name: "Renens (1020) et environs" }));
  const radius = coverage.getByRole("combobox", { name: "Rayon autour de Renens" });
  expect(radius).toMatchObject({ value: "15" });
  await coverage.findByText("2 districts", { exact: true });
  await vi.waitFor(() => expect(box("Tout choisir : Vaud (VD)").checked).toBe(true));
  await user.selectOptions(radius, "10 km");
  await vi.waitFor(() => expect(box("Tout choisir : Vaud (VD)").indeterminate).toBe(true));
  await user.click(coverage.getByRole("button", { name: "Enregistrer" }));
  await screen.findByText("Prestations et districts enregistrés.");
  expect(asked("company.setCoverage")).toMatchObject([
    { subregionIds: [uuid(31)], places: [{ postalCode: "1020", radiusKm: 10 }] },
  ]);
});

test("who unticks a district of a place keeps the others of it, and the nearest canton comes first", async () => {
  const { user, asked } = await openCoverage({
    ...aroundRenens,
    "company.own": () => ({
      ...company,
      postalCode: "1201",
      places: [{ postalCode: "1020", locality: "Renens", radiusKm: 15 }],
    }),
    "company.setCoverage": () => ({ ...company, coverageRevision: 2 }),
  });
  const coverage = form("Prestations et districts");
  const cantons = () => coverage.getAllByRole("checkbox", { name: /^Tout choisir : .*\([A-Z]{2}\)/ });
  await vi.waitFor(() => expect(cantons()[0]?.closest("li")?.textContent).toContain("Genève"));
  await user.click(coverage.getByRole("button", { name: /^Vaud/, expanded: false }));
  await vi.waitFor(() => expect(box("Morges").checked).toBe(true));
  await user.click(box("Morges"));
  expect(coverage.queryByRole("combobox", { name: "Rayon autour de Renens" })).toBeNull();
  await user.click(coverage.getByRole("button", { name: "Enregistrer" }));
  await vi.waitFor(() => expect(asked("company.setCoverage")).toMatchObject([{ places: [] }]));
  expect(asked("company.setCoverage")).toMatchObject([{ subregionIds: [uuid(31), expect.any(String)] }]);
});
