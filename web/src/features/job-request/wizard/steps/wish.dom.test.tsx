import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { readDraft } from "#drafts/device-draft.ts";
import { type Answers, refusal, visit } from "#test/app.tsx";

const words = (fr: string) => ({ fr, en: fr });
const questions = {
  version: 1,
  steps: [
    {
      id: "s",
      title: words("Pièces"),
      questions: [{ id: "colour", type: "shortText", required: false, label: words("Quelle couleur ?") }],
    },
  ],
};
const categoryId = "01900000-0000-7000-8000-000000000002";
const district = "01900000-0000-7000-8000-000000000004";
const subcategory = {
  id: "01900000-0000-7000-8000-000000000001",
  categoryId,
  name: "Peinture",
  slug: "peinture",
  translations: {},
  questions,
};
const canton = "01900000-0000-7000-8000-000000000003";
const subregions = [{ id: district, regionId: canton, name: "Lavaux", translations: {} }];
const regions = [{ id: canton, code: "VD", name: "Vaud", translations: {}, subregions }];
const wish = { id: "01900000-0000-7000-8000-000000000009", name: "Peinture Morand Sàrl" };

const open = (address: string, answers: Answers = {}) =>
  visit(address, {
    role: "Tenderer",
    answers: {
      "subCategory.getByName": () => subcategory,
      "region.tree": () => regions,
      "category.list": () => [],
      "tenderer.own": () => ({ subregionId: district, postalCode: "1096", locality: "Cully" }),
      "requestDraft.list": () => [],
      "requestDraft.save": () => ({ revision: 1 }),
      "showcase.get": () => wish,
      ...answers,
    },
  });
const userId = () => (JSON.parse(localStorage.getItem("currentUser") ?? "{}") as { id?: string }).id;
const kept = () => readDraft(localStorage, "peinture", userId())?.draft;

/** A draft that may be sent as it is. */
const begun = {
  answers: {},
  idempotencyKey: "k",
  regionId: canton,
  subregionId: district,
  postalCode: "1096",
  locality: "Cully",
  street: "Rue du Temple 3",
  startPreference: "flexible",
  title: "Repeindre le salon",
  description: "Murs et plafonds, environ septante mètres carrés.",
};

beforeEach(() => localStorage.clear());

test("the company whose page led here is in the draft, and its address is forgotten", async () => {
  const { asked, at } = await open("/request/peinture?company=peinture-morand");
  await waitFor(() => expect(kept()).toMatchObject({ wish }));
  expect(asked("showcase.get")).toEqual([{ slug: "peinture-morand" }]);
  await waitFor(() => expect(at()).toBe("/request/peinture"));
});

test("a company that shows no page any more is no wish, and stops nobody", async () => {
  const { at } = await open("/request/peinture?company=partie", {
    "showcase.get": () => {
      throw refusal("NOT_FOUND");
    },
  });
  await waitFor(() => expect(at()).toBe("/request/peinture"));
  await screen.findByRole("textbox", { name: /Quelle couleur/ });
  expect(kept()?.["wish"]).toBeUndefined();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("the summary tells the wish and lets it go; what is sent says so", async () => {
  localStorage.setItem("draft:peinture", JSON.stringify({ ...begun, wish, sync: { at: Date.now() } }));
  const { user } = await open("/request/peinture?step=summary");
  const part = (await screen.findByText("Entreprise souhaitée")).closest("li");
  if (!part) throw new Error("The wish is in no list");
  within(part).getByText(wish.name);
  await user.click(within(part).getByRole("button", { name: "Retirer l’entreprise souhaitée" }));
  expect(screen.queryByText("Entreprise souhaitée")).toBeNull();
  await waitFor(() => expect(kept()).toMatchObject({ title: begun.title }));
  expect(kept()?.["wish"]).toBeUndefined();
});

test("a wish is sent with the request", async () => {
  localStorage.setItem("draft:peinture", JSON.stringify({ ...begun, wish, sync: { at: Date.now() } }));
  const { user, asked } = await open("/request/peinture?step=summary", {
    "jobRequest.create": () => new Promise(() => undefined),
  });
  await screen.findByText(wish.name);
  await user.click(screen.getByRole("button", { name: "Envoyer ma demande" }));
  await waitFor(() => expect(asked("jobRequest.create")).toMatchObject([{ wishedCompanyId: wish.id }]));
});
