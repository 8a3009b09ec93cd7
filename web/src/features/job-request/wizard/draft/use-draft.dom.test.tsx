import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { readDraft } from "#drafts/device-draft.ts";
import { visit } from "#test/app.tsx";

const words = (fr: string) => ({ fr, en: fr });
const options = [
  { value: "1", label: words("Une") },
  { value: "2", label: words("Deux") },
];
const questions = {
  version: 1,
  steps: [
    {
      id: "s",
      title: words("Pièces"),
      questions: [
        { id: "rooms", type: "singleChoice", required: true, label: words("Combien ?"), options, default: "1" },
        { id: "colour", type: "shortText", required: false, label: words("Quelle couleur ?") },
      ],
    },
  ],
};
const subcategory = { id: "p", categoryId: "c", name: "Peinture", slug: "peinture", translations: {}, questions };
const subregions = [{ id: "la", regionId: "vd", name: "Lavaux", translations: {} }];
const regions = [{ id: "vd", code: "VD", name: "Vaud", translations: {}, subregions }];
const own = { subregionId: "la", postalCode: "1096", locality: "Cully", street: "Rue du Temple 3" };

const open = (address = "/request/peinture") =>
  visit(address, {
    role: "Tenderer",
    answers: {
      "subCategory.getByName": () => subcategory,
      "region.tree": () => regions,
      "category.list": () => [],
      "tenderer.own": () => own,
      "requestDraft.list": () => [],
      "requestDraft.save": () => ({ revision: 1 }),
    },
  });
const userId = () => (JSON.parse(localStorage.getItem("currentUser") ?? "{}") as { id?: string }).id;
const kept = () => readDraft(localStorage, "peinture", userId())?.draft;

beforeEach(() => localStorage.clear());

test("a form with answers of its own makes no draft by being opened; the first act does, with them", async () => {
  const { asked } = await open();
  expect(await screen.findByRole("radio", { name: "Une", checked: true })).toBeDefined();
  await waitFor(() => expect(kept()).toMatchObject({ postalCode: "1096", answers: {} }));
  expect(asked("requestDraft.save")).toEqual([]);
  await userEvent.click(screen.getByRole("radio", { name: "Deux" }));
  expect(kept()).toMatchObject({ postalCode: "1096", answers: { rooms: "2" } });
  await waitFor(() => expect(asked("requestDraft.save")).toHaveLength(1));
});

test("opened again untouched, the form still begins with its own answers", async () => {
  await open();
  await waitFor(() => expect(kept()).toBeDefined());
  await open();
  expect(await screen.findByRole("radio", { name: "Une", checked: true })).toBeDefined();
});
