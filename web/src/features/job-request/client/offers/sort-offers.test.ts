import { expect, test } from "vitest";
import { offerWith } from "#domain/request/request.fixture.ts";
import { type OfferOrder, sortOffers } from "./sort-offers.ts";

const offers = [
  offerWith({
    name: "hourly",
    priceMin: 9000,
    priceUnit: "hour",
    availableFrom: "2026-06-20",
    respondedAt: "2026-06-04T10:00:00.000Z",
  }),
  offerWith({
    name: "dear",
    priceMin: 610_000,
    priceMax: undefined,
    availableFrom: undefined,
    respondedAt: "2026-06-04T09:00:00.000Z",
  }),
  offerWith({
    name: "unpriced",
    priceMin: undefined,
    priceMax: undefined,
    availableFrom: "2026-06-01",
    respondedAt: "2026-06-04T12:00:00.000Z",
  }),
  offerWith({
    name: "cheap",
    priceMin: undefined,
    priceMax: 490_000,
    availableFrom: "2026-06-10",
    respondedAt: "2026-06-04T11:00:00.000Z",
  }),
];

test.each<[OfferOrder, string[]]>([
  ["arrival", ["dear", "hourly", "cheap", "unpriced"]],
  ["price", ["cheap", "dear", "hourly", "unpriced"]],
  ["date", ["unpriced", "cheap", "hourly", "dear"]],
])("by %s", (order, names) => {
  expect(sortOffers(offers, order).map(({ company }) => company.name)).toEqual(names);
});

test("a decision goes before any order", () => {
  const decided = offers.map((offer, index) => ({
    ...offer,
    clientDecision: (["none", "rejected", "none", "accepted"] as const)[index] ?? "none",
  }));
  expect(sortOffers(decided, "date").map(({ company }) => company.name)).toEqual([
    "cheap",
    "unpriced",
    "hourly",
    "dear",
  ]);
});
