import type { JobRequest } from "@metiro/shared/job-request/schema";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Answers, refusal, visit } from "#test/app.tsx";
import { offerWith, requestId, requestWith } from "#domain/request/request.fixture.ts";

const open = (request: JobRequest, answers: Answers) =>
  visit(`/tenderer/requests/${requestId}`, {
    role: "Tenderer",
    answers: { "jobRequest.get": () => request, ...answers },
  });

const two = [
  offerWith({ name: "Peinture Morand Sàrl" }),
  offerWith({ name: "Atelier Blanc SA", priceMin: 9000, priceMax: undefined, priceUnit: "hour" }),
];

const usual = {
  subcategoryId: requestId,
  count: 14,
  low: 400_000,
  median: 500_000,
  high: 580_000,
  currency: "CHF",
  day: "2026-06-01",
};
const usualOf = (text: RegExp) => screen.findByText(text, { exact: false }, { timeout: 20_000 });

test("beside the usual prices each answer for the whole work has its place in words, without a judgement", async () => {
  const [morand, blanc] = two;
  const cheap = offerWith({ name: "Rénova Gypserie", priceMin: 300_000, priceMax: 320_000 });
  const jobRequestCompanies = [...(morand && blanc ? [morand, blanc] : []), cheap];
  const { asked } = await open(requestWith({ jobRequestCompanies }), { "price.get": () => ({ country: usual }) });
  await usualOf(/En Suisse, la moitié des offres/);
  const places = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(places).toContainEqual(expect.stringMatching(/^Rénova Gypserie : .*en dessous de la fourchette usuelle$/));
  expect(places).toContainEqual(expect.stringMatching(/^Peinture Morand Sàrl : CHF.*dans la fourchette usuelle$/));
  expect(places.filter((text) => text?.startsWith("Atelier Blanc SA : "))).toEqual([]);
  expect(asked("price.get")).toEqual([expect.objectContaining({ currency: "CHF" })]);
});

test.each([
  ["is told", () => ({})],
  [
    "can be asked",
    () => {
      throw refusal("INTERNAL");
    },
  ],
])("where nothing of usual prices %s the answers stand as ever", async (_why, answer) => {
  const { asked } = await open(requestWith({ jobRequestCompanies: two }), { "price.get": answer });
  await waitFor(() => expect(asked("price.get").length).toBeGreaterThan(0), { timeout: 20_000 });
  expect(screen.getAllByRole("article")).toHaveLength(2);
  expect(screen.queryByText(/la moitié des offres/)).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
});
