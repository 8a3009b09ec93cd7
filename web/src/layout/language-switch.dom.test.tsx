import { expect, test } from "vitest";
import { offeredHere } from "#i18n/language.ts";
import { visit } from "../test/app.tsx";
import { screen } from "../test/render.tsx";

/** The conversations of a client, on a site that offers these languages. */
const open = (languages?: readonly string[]) =>
  visit("/tenderer/messages", {
    role: "Tenderer",
    answers: {
      "applicationConfig.list": () => (languages ? [{ key: "site.languages", value: languages }] : []),
      "conversation.list": () => ({ items: [], totalCount: 0, pageNumber: 1, pageSize: 20, totalPages: 0 }),
    },
  });

test("who reads chooses among the languages that are offered, which the page tells its scripts", async () => {
  await open(["fr", "en"]);
  const choice = (await screen.findAllByRole("combobox", { name: "Langue" }))[0];
  expect([...(choice?.querySelectorAll("option") ?? [])].map(({ value }) => value)).toEqual(["fr", "en"]);
  expect(offeredHere()).toEqual(["fr", "en"]);
});

test("where French alone is offered there is no choice, and scripts know of no other language", async () => {
  await open(["fr"]);
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByRole("combobox", { name: "Langue" })).toBeNull();
  expect(offeredHere()).toEqual(["fr"]);
});
