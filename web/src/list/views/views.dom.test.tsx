import type { ListLayout, SavedView } from "@metiro/shared/saved-view/schema";
import { waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Answers, refusal, visit } from "#test/app.tsx";
import { pageOf, requestWith, rowOf } from "#domain/request/request.fixture.ts";
import { screen } from "#test/render.tsx";

const kept: SavedView = {
  id: "1",
  list: "jobRequests",
  name: "Mes traitées",
  search: { status: "processed" },
  isDefault: false,
  shared: false,
};
const page = { items: [], totalCount: 0, pageNumber: 1, pageSize: 10, totalPages: 0 };

const answering = (views: SavedView[], more: Answers = {}): Answers => ({
  "jobRequest.rowsForAdmin": () => ({ ...page, statusCounts: { active: 0, canceled: 0, processed: 0 } }),
  "savedView.list": () => [...views],
  ...more,
});
const button = (name: string) => screen.findByRole("button", { name });

test("a view leads to its filters, and says which one is on", async () => {
  const { user, at } = await visit("/admin/jobs", { role: "Admin", answers: answering([kept]) });
  await user.click(await button("Vues"));
  await user.click(await screen.findByRole("menuitem", { name: "Mes traitées" }));
  await waitFor(() => expect(at()).toBe("/admin/jobs?status=processed"));
  await user.click(await button("Mes traitées"));
  await user.click(await screen.findByRole("menuitem", { name: "À transmettre" }));
  await waitFor(() => expect(at()).toBe("/admin/jobs"));
});

test("what the list shows is kept under a name; one that is taken is said so", async () => {
  const views: SavedView[] = [];
  const answers = answering(views, {
    "savedView.add": (view: SavedView) => {
      if (view.name === "Prise") throw refusal("CONFLICT", { errors: { name: ["Ce nom est pris."] } });
      views.push({ ...view, id: "2" });
      return view;
    },
  });
  const { user, asked } = await visit("/admin/jobs?status=processed&pageNumber=3", { role: "Admin", answers });
  await user.click(await button("Vues"));
  await user.click(await screen.findByRole("menuitem", { name: "Enregistrer cette vue…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Enregistrer cette vue" }));
  const name = dialog.getByRole("textbox", { name: "Nom de la vue" });
  await user.type(name, "Prise");
  await user.click(dialog.getByRole("button", { name: "Enregistrer la vue" }));
  await dialog.findByText("Ce nom est pris.");
  await user.clear(name);
  await user.type(name, "Matin");
  await user.click(dialog.getByRole("checkbox", { name: "Ouvrir la liste avec cette vue" }));
  await user.click(dialog.getByRole("checkbox", { name: /^Partager avec mes collègues/ }));
  await user.click(dialog.getByRole("button", { name: "Enregistrer la vue" }));
  await button("Matin");
  expect(asked("savedView.add").at(-1)).toEqual({
    list: "jobRequests",
    name: "Matin",
    search: { status: "processed" },
    isDefault: true,
    shared: true,
  });
});

test("the list opens with the default view, but an address that says more is left alone", async () => {
  const answers = answering([{ ...kept, isDefault: true }]);
  const bare = await visit("/admin/jobs", { role: "Admin", answers });
  await waitFor(() => expect(bare.at()).toBe("/admin/jobs?status=processed"));
});

test("an address with filters of its own is left alone", async () => {
  const answers = answering([{ ...kept, isDefault: true }]);
  const { at } = await visit("/admin/jobs?status=canceled", { role: "Admin", answers });
  await button("Vues");
  expect(at()).toBe("/admin/jobs?status=canceled");
});

test("views are managed: which one opens the list, what it keeps, away with it", async () => {
  const answers = answering([kept], { "savedView.update": () => kept, "savedView.delete": () => ({ id: "1" }) });
  const { user, asked } = await visit("/admin/jobs?sort=newest", { role: "Admin", answers });
  await user.click(await button("Vues"));
  await user.click(await screen.findByRole("menuitem", { name: "Gérer les vues…" }));
  await user.click(await screen.findByRole("switch", { name: "Ouvrir la liste avec « Mes traitées »" }));
  await user.click(await button("Enregistrer dans « Mes traitées » ce que la liste montre"));
  await waitFor(() =>
    expect(asked("savedView.update")).toEqual([
      { id: "1", isDefault: true },
      { id: "1", search: { sort: "newest" }, columns: null },
    ]),
  );
  await user.click(await button("Supprimer la vue « Mes traitées »"));
  await waitFor(() => expect(asked("savedView.delete")).toEqual([{ id: "1" }]));
});

test("a second press on what takes a view away, while the first is on its way, asks for nothing more", async () => {
  let arrive = (_gone: { id: string }) => {};
  const gone = new Promise<{ id: string }>((resolve) => (arrive = resolve));
  const answers = answering([kept], { "savedView.delete": () => gone });
  const { user, asked } = await visit("/admin/jobs?sort=newest", { role: "Admin", answers });
  await user.click(await button("Vues"));
  await user.click(await screen.findByRole("menuitem", { name: "Gérer les vues…" }));
  const remove = await button("Supprimer la vue « Mes traitées »");
  await user.click(remove);
  await waitFor(() => expect(remove.getAttribute("aria-disabled")).toBe("true"));
  await user.click(remove);
  arrive({ id: "1" });
  expect(await screen.findByText("La vue « Mes traitées » est supprimée.")).toBeTruthy();
  expect(asked("savedView.delete")).toEqual([{ id: "1" }]);
});

test("a colleague's view is found with its owner, may open the list, and is the owner's alone to change", async () => {
  const owner = { id: "9", firstName: "Lina", lastName: "Rey" };
  const answers = answering([{ ...kept, shared: true, owner }], { "savedView.update": () => kept });
  const { user, asked } = await visit("/admin/jobs?sort=newest", { role: "Admin", answers });
  await user.click(await button("Vues"));
  expect((await screen.findByRole("menuitem", { name: /^Mes traitées/ })).textContent).toContain(
    "Partagée par Lina Rey",
  );
  await user.click(screen.getByRole("menuitem", { name: "Gérer les vues…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Vues" }));
  expect(dialog.queryByRole("button", { name: /^(Supprimer|Enregistrer dans)/ })).toBeNull();
  expect(dialog.queryByRole("switch", { name: /^Partager/ })).toBeNull();
  await user.click(dialog.getByRole("switch", { name: "Ouvrir la liste avec « Mes traitées »" }));
  await waitFor(() => expect(asked("savedView.update")).toEqual([{ id: "1", isDefault: true }]));
});

test("a view brings its columns in their order, however the pages turn; the whole list has its own again", async () => {
  const view = { ...kept, search: { status: "all" }, columns: ["answers", "client"] };
  const request = rowOf(requestWith());
  const answers = answering([{ ...kept, id: "2", name: "Toutes", search: view.search }, view], {
    "jobRequest.rowsForAdmin": () => ({ ...pageOf([request]), statusCounts: { active: 0, canceled: 0, processed: 1 } }),
  });
  const { user } = await visit("/admin/jobs", { role: "Admin", answers });
  const heads = () => screen.getAllByRole("columnheader").map((head) => head.textContent);
  await user.click(await button("Vues"));
  await user.click(await screen.findByRole("menuitem", { name: "Mes traitées" }));
  await button("Mes traitées");
  await waitFor(() => expect(heads()).toEqual(["", "Demande", "Réponses", "Client", "Actions"]));
  await user.click(await button("Mes traitées"));
  await user.click(await screen.findByRole("menuitem", { name: "Toutes" }));
  await button("Toutes");
  expect(heads()).toContain("N°");
});

const readyNames = [
  "Suivies par moi",
  "À transmettre, sans responsable",
  "À transmettre, sans entreprise abonnée",
  "Sans réponse depuis 48 heures",
  "Acceptées, travail en cours",
];

test("every admin finds ready-made views, which lead to their filters and say that they are on", async () => {
  const { user, at } = await visit("/admin/jobs", { role: "Admin", answers: answering([]) });
  await user.click(await button("Vues"));
  await screen.findByRole("menuitem", { name: "À transmettre" });
  const names = screen.getAllByRole("menuitem").map(({ textContent }) => textContent);
  expect(names).toEqual(["À transmettre", ...readyNames, "Enregistrer cette vue…", "Gérer les vues…"]);
  await user.click(screen.getByRole("menuitem", { name: "Sans réponse depuis 48 heures" }));
  await waitFor(() => expect(at()).toBe("/admin/jobs?status=processed&unanswered=over48Hours"));
  await button("Sans réponse depuis 48 heures");
});

test("a ready-made view opens the list once it is chosen for that, and not before the next visit", async () => {
  const layouts: ListLayout[] = [];
  const answers = answering([kept], {
    "savedView.layouts": () => [...layouts],
    "savedView.keepLayout": ({ opensWith }: { opensWith: ListLayout["opensWith"] | null }) => {
      const layout = { shown: [], hidden: [], order: [], ...(opensWith && { opensWith }) };
      layouts.splice(0, 1, layout);
      return layout;
    },
  });
  const { user, asked, at } = await visit("/admin/jobs", { role: "Admin", answers });
  await user.click(await button("Vues"));
  await user.click(await screen.findByRole("menuitem", { name: "Gérer les vues…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Vues" }));
  expect(dialog.getAllByRole("button", { name: /^(Supprimer|Enregistrer dans)/ })).toHaveLength(2);
  const opens = dialog.getByRole<HTMLInputElement>("switch", { name: "Ouvrir la liste avec « Suivies par moi »" });
  await user.click(opens);
  await waitFor(() => expect(opens.checked).toBe(true));
  expect(at()).toBe("/admin/jobs");
  await user.click(opens);
  await waitFor(() => expect(opens.checked).toBe(false));
  expect(asked("savedView.keepLayout")).toEqual([
    { list: "jobRequests", opensWith: "mine" },
    { list: "jobRequests", opensWith: null },
  ]);
});

test("the list opens with the ready-made view that its reader has chosen", async () => {
  const layout: ListLayout = { shown: [], hidden: [], order: [], opensWith: "mine" };
  const { at } = await visit("/admin/jobs", {
    role: "Admin",
    answers: answering([], { "savedView.layouts": () => [layout] }),
  });
  await waitFor(() => expect(at()).toBe("/admin/jobs?status=all&desk=mine&sort=newest"));
  await button("Suivies par moi");
});
