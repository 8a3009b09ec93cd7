import type { BinEntry } from "@metiro/shared/bin/schema";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { refusal, visit } from "#test/app.tsx";

const entry: BinEntry = {
  id: "01900000-0000-7000-8000-000000000001",
  kind: "jobRequest",
  entityId: "01900000-0000-7000-8000-000000000002",
  label: "Repeindre le salon",
  number: "2026-000123",
  deletedAt: "2026-06-01T08:00:00.000Z",
  erasedFrom: "2026-07-01T08:00:00.000Z",
  deletedBy: { id: "1", firstName: "Ada", lastName: "Favre" },
};
const page = { items: [entry], totalCount: 1, pageNumber: 1, pageSize: 10, totalPages: 1 };

test("what was deleted is put back with a press, and erased only after a question", async () => {
  const done = { kind: entry.kind, entityId: entry.entityId };
  const answers = { "bin.list": () => page, "bin.restore": () => done, "bin.erase": () => done };
  const { user, asked } = await visit("/admin/bin", { role: "Admin", answers });
  await screen.findByText("2026-000123");
  expect(screen.getAllByText("Ada Favre")).toHaveLength(2);
  const [, row] = screen.getAllByRole("row");
  const places = within(row as HTMLElement).getAllByRole("cell");
  expect(places.map(({ dataset }) => dataset["place"])).toEqual(["title", "below", "none", "foot", "edge"]);
  await user.click(screen.getByRole("button", { name: "Restaurer : Repeindre le salon" }));
  await waitFor(() => expect(asked("bin.restore")).toEqual([{ id: entry.id }]));
  const askErase = async () => {
    await user.click(await screen.findByRole("button", { name: "Autres actions : Repeindre le salon" }));
    await user.click(await screen.findByRole("menuitem", { name: "Effacer pour de bon" }));
  };
  await askErase();
  await user.click(await screen.findByRole("button", { name: "Annuler" }));
  await askErase();
  expect(asked("bin.erase")).toEqual([]);
  await user.click(await screen.findByRole("button", { name: "Effacer pour de bon" }));
  await waitFor(() => expect(asked("bin.erase")).toEqual([{ id: entry.id }]));
});

test("pressed twice while it is on its way, it is put back once; what is refused can be tried again", async () => {
  const tries = [Promise.withResolvers<object>(), Promise.withResolvers<object>()];
  const left = [...tries];
  const { user, asked } = await visit("/admin/bin", {
    role: "Admin",
    answers: { "bin.list": () => page, "bin.restore": () => left.shift()?.promise },
  });
  const restore = await screen.findByRole("button", { name: "Restaurer : Repeindre le salon" });
  await user.dblClick(restore);
  expect(asked("bin.restore")).toHaveLength(1);
  const lists = asked("bin.list").length;
  tries[0]?.reject(refusal("CONFLICT"));
  await waitFor(() => expect(asked("bin.list").length).toBeGreaterThan(lists));
  await waitFor(async () => {
    await user.click(restore);
    expect(asked("bin.restore")).toHaveLength(2);
  });
  await user.dblClick(restore);
  tries[1]?.resolve({});
  await screen.findByText("« Repeindre le salon » est restauré.");
  expect(asked("bin.restore")).toHaveLength(2);
});
