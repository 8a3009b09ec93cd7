import { expect, test } from "vitest";
import { recipientWith } from "#domain/request/request.fixture.ts";
import { candidatesOf, filterCandidates } from "./candidates.ts";
import { companyWith, matchingWith } from "../company.fixture.ts";

const names = (candidates: readonly { name: string }[]) => candidates.map(({ name }) => name);

const lausanne = matchingWith({ name: "Sanitaire Chevalley SA", locality: "Lausanne" });
const renens = matchingWith({ name: "Thermo-Béguin Sàrl", locality: "Renens", activeSubscription: false });
const outside = {
  ...companyWith({ name: "Hydro Montandon & Cie", locality: "Vevey", distanceKm: 19 }),
  covers: false,
};

test("those who cover come in the order of the server, then those found by name, then those who have it", () => {
  const past = recipientWith({ name: "Plomberie du Léman" });
  const again = { ...recipientWith(), company: lausanne };
  const all = candidatesOf({ matching: [lausanne, renens], found: [outside], recipients: [again, past] });
  expect(names(all)).toEqual([renens.name, outside.name, lausanne.name, "Plomberie du Léman"]);
  expect(all.map(({ coverage }) => coverage)).toEqual([4, "outside", 4, undefined]);
  expect(all.map(({ distanceKm }) => distanceKm)).toEqual([undefined, 19, undefined, undefined]);
  expect(all.map(({ sentAt }) => sentAt !== undefined)).toEqual([false, false, true, true]);
  expect(all.at(2)?.activity?.answerRate).toBe(0.92);
});

test("a company found by name that covers, or has it, stands there once", () => {
  const past = recipientWith();
  const found = [companyWith({ id: lausanne.id }), companyWith({ id: past.company.id })].map((company) => ({
    ...company,
    covers: true,
  }));
  const all = candidatesOf({ matching: [lausanne], found: [...found, outside], recipients: [past] });
  expect(names(all)).toEqual([lausanne.name, outside.name, past.company.name]);
});

test("words of name and place find, without accents and in any order; what the server found stays", () => {
  const all = candidatesOf({ matching: [lausanne, renens], found: [outside], recipients: [] });
  const seen = (search: string, found: (typeof outside)[] = []) =>
    names(filterCandidates(all, { search, found, activeOnly: false }));
  expect(seen("")).toEqual(names(all));
  expect(seen("renens BEGUIN")).toEqual([renens.name]);
  expect(seen("beguin lausanne")).toEqual([]);
  expect(seen("bonjour@exemple.ch", [outside])).toEqual([outside.name]);
});

test("only those with an active subscription, where that is asked", () => {
  const all = candidatesOf({ matching: [renens, lausanne], found: [], recipients: [recipientWith()] });
  expect(names(filterCandidates(all, { search: "", found: [], activeOnly: true }))).toEqual([lausanne.name]);
});
