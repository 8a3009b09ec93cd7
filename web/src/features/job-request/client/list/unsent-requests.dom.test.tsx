import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { writeDraft } from "#drafts/device-draft.ts";
import { visit } from "#test/app.tsx";
import { pageOf } from "#domain/request/request.fixture.ts";

const subcategory = (id: string, name: string) => ({ id, categoryId: "c", name, slug: id, translations: {} });
const item = (id: string, name: string, title?: string) => ({
  subcategory: subcategory(id, name),
  ...(title !== undefined && { title }),
  revision: 3,
  updatedAt: "2026-06-15T08:00:00.000Z",
});
const draft = { answers: { area: 4 }, service: "Toiture", idempotencyKey: "k" };
const open = (inAccount: () => unknown, onSave: () => unknown = () => undefined) =>
  visit("/tenderer", {
    role: "Tenderer",
    answers: {
      "jobRequest.listForTenderer": () => ({ ...pageOf([]), statusCounts: {}, phaseCounts: {} }),
      "requestDraft.list": inAccount,
      "requestDraft.save": () => {
        onSave();
        return item("toiture", "Toiture");
      },
      "requestDraft.remove": () => ({ subcategoryId: "peinture" }),
    },
  });
const links = () => screen.queryAllByRole("link", { name: "Reprendre" }).map((link) => link.getAttribute("href") ?? "");

beforeEach(() => localStorage.clear());

test("what was begun on another device is shown, and what was begun here goes to the account", async () => {
  writeDraft(localStorage, "toiture", { draft, sync: { at: Date.now(), subcategoryId: "toiture", unsaved: true } });
  const account = [item("peinture", "Peinture", "Repeindre le salon")];
  const { asked } = await open(
    () => account,
    () => account.push(item("toiture", "Toiture")),
  );
  await screen.findByText("Repeindre le salon");
  expect(links().toSorted()).toEqual(["/request/peinture", "/request/toiture"]);
  await waitFor(() =>
    expect(asked("requestDraft.save")).toMatchObject([{ subcategoryId: "toiture", baseRevision: 0 }]),
  );
  await waitFor(() => expect(asked("requestDraft.list")).toHaveLength(2));
  await waitFor(() => expect(links().toSorted()).toEqual(["/request/peinture", "/request/toiture"]));
});

test("what is sent from another device meanwhile is no draft here either", async () => {
  const sync = { at: Date.now(), subcategoryId: "toiture", revision: 2 };
  writeDraft(localStorage, "toiture", { draft, sync });
  await open(() => []);
  await waitFor(() => expect(links()).toEqual([]));
});

test("a draft is thrown away, here and in the account, when that is confirmed", async () => {
  let account = [item("peinture", "Peinture")];
  const { asked } = await open(() => account);
  await userEvent.click(await screen.findByRole("button", { name: "Supprimer le brouillon : Peinture" }));
  account = [];
  const dialog = await screen.findByRole("dialog");
  await userEvent.click(within(dialog).getByRole("button", { name: "Supprimer le brouillon" }));
  await waitFor(() => expect(links()).toEqual([]));
  expect(asked("requestDraft.remove")).toEqual([{ subcategoryId: "peinture" }]);
});
