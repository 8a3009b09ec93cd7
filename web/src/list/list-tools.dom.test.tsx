import type { AppRouter } from "@metiro/server/router";
import { QueryClientProvider } from "@tanstack/react-query";
import { within } from "@testing-library/react";
import { createTRPCClient } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { afterEach, expect, test, vi } from "vitest";
import { trpc } from "#api/trpc.ts";
import { createCalls } from "#api/calls.ts";
import { screen } from "#test/render.tsx";
import { showPage } from "#test/router.tsx";
import { toast, toasts } from "#ui/feedback/toast-store.ts";
import type { Column } from "./column.ts";
import { ExportButton } from "./export/export-button.tsx";
import { ListScreen } from "./list-screen.tsx";
import { listSearch } from "./list-search.ts";
import { useListSearch } from "./use-list-search.ts";
import { useSelection } from "./selection/use-selection.ts";

interface Offer {
  id: string;
  title: string;
  place: string;
}

const offers = listSearch({});
const all: Offer[] = [
  { id: "1", title: "Peinture", place: "Vevey" },
  { id: "2", title: "Parquet", place: "Nyon" },
];
const columns: Column<Offer>[] = [
  { key: "title", header: "Demande", primary: true, cell: (offer) => offer.title },
  { key: "place", header: "Lieu", cell: (offer) => offer.place },
  { key: "id", header: "Clé", extra: true, hideOn: "between", cell: (offer) => offer.id },
  { key: "start", header: "Début", hideOn: "wide", cell: () => "tout de suite" },
];

/** A server where nobody keeps views. */
const { client, queryClient } = createCalls(
  createTRPCClient<AppRouter>({
    links: [
      () => () =>
        observable((observer) => {
          observer.next({ result: { type: "data", data: [] } });
          observer.complete();
        }),
    ],
  }),
);

const Page = () => (
  <trpc.Provider client={client} queryClient={queryClient}>
    <QueryClientProvider client={queryClient}>
      <List />
    </QueryClientProvider>
  </trpc.Provider>
);

/** One offer a page. */
function List() {
  const list = useListSearch(offers);
  const selection = useSelection("offers", list);
  const { pageNumber } = list.values;
  const items = all.slice(pageNumber - 1, pageNumber);
  return (
    <main>
      <ListScreen
        name="users"
        title="Offres"
        actions={<ExportButton path="/Offer/Export" input={{ search: list.values.search }} />}
        list={list}
        query={{
          data: { items, totalCount: 2, pageNumber, pageSize: 1 },
          error: null,
          isFetching: false,
          refetch: vi.fn(),
        }}
        rowKey={(offer) => offer.id}
        columns={columns}
        selection={{
          ...selection,
          rowLabel: (offer) => `Sélectionner ${offer.title}`,
          summary: (count) => `${count} choisies`,
        }}
        words={{ caption: "Offres", search: "Titre", failed: "Échec", empty: { title: "Rien" }, noMatch: "Aucune" }}
      />
    </main>
  );
}

afterEach(() => {
  toast.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const heads = () =>
  screen
    .getAllByRole("columnheader")
    .map((head) => head.textContent)
    .filter(Boolean);
const button = (name: string | RegExp) => screen.findByRole("button", { name });

test("columns are shown and hidden as their reader wants, and stay so", async () => {
  const { user } = await showPage(Page, offers);
  expect(heads()).toEqual(["Demande", "Lieu", "Début"]);
  await user.click(await button("Colonnes"));
  const dialog = await screen.findByRole("dialog", { name: "Colonnes affichées" });
  await user.click(within(dialog).getByRole("checkbox", { name: "Lieu" }));
  await user.click(within(dialog).getByRole("checkbox", { name: "Clé" }));
  await user.click(within(dialog).getByRole("button", { name: "Terminé" }));
  expect(heads()).toEqual(["Demande", "Clé", "Début"]);
  expect(localStorage.getItem("columns::users")).toBe(JSON.stringify({ place: false, id: true }));

  await user.click(await button("Colonnes"));
  await user.click(await button("Rétablir"));
  await user.click(await button("Terminé"));
  expect(heads()).toEqual(["Demande", "Lieu", "Début"]);
  expect(localStorage.getItem("columns::users")).toBeNull();
});

test("what the list shows by itself is kept as chosen once it is ticked by hand", async () => {
  const { user } = await showPage(Page, offers);
  await user.click(await button("Colonnes"));
  const dialog = await screen.findByRole("dialog", { name: "Colonnes affichées" });
  await user.click(within(dialog).getByRole("checkbox", { name: "Clé" }));
  await user.click(within(dialog).getByRole("checkbox", { name: "Début" }));
  await user.click(within(dialog).getByRole("checkbox", { name: "Début" }));
  await user.click(within(dialog).getByRole("button", { name: "Terminé" }));
  expect(localStorage.getItem("columns::users")).toBe(JSON.stringify({ id: true, start: true }));
});

test("what another version of the list has left in the browser does no harm", async () => {
  localStorage.setItem("columns::users", "{broken");
  await showPage(Page, offers);
  expect(heads()).toEqual(["Demande", "Lieu", "Début"]);
});

test("rows stay chosen from page to page, until another search", async () => {
  const { user } = await showPage(Page, offers);
  await user.click(screen.getByRole("checkbox", { name: "Sélectionner Peinture" }));
  await user.click(screen.getByRole("link", { name: "Page 2" }));
  await user.click(await screen.findByRole("checkbox", { name: "Sélectionner Parquet" }));
  expect(screen.getByText("2 choisies")).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "Page 1" }));
  expect((await screen.findByRole<HTMLInputElement>("checkbox", { name: "Sélectionner Peinture" })).checked).toBe(true);
  await user.type(screen.getByRole("searchbox", { name: "Rechercher" }), "x");
  await vi.waitFor(() => expect(screen.queryByText("2 choisies")).toBeNull());
});

/** A server that sends a file in two pieces, the second one when it is told to. */
function fileFrom(send: (controller: ReadableStreamDefaultController<Uint8Array>) => void) {
  let second: ReadableStreamDefaultController<Uint8Array> | undefined;
  const asked = vi.fn<typeof fetch>(async () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode("N°;Titre\r\n".repeat(200_000)));
        second = controller;
      },
    });
    const headers = { "content-type": "text/csv", "content-disposition": 'attachment; filename="offres.csv"' };
    return new Response(body, { headers });
  });
  vi.stubGlobal("fetch", asked);
  return { asked, goOn: () => second && send(second) };
}

const texts = () => toasts.current().map(({ text }) => text);

test("a list is taken along as a file with the filters of the moment, and says how far it is", async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:1", revokeObjectURL: () => undefined }));
  const { asked, goOn } = fileFrom((controller) => controller.close());
  const { user } = await showPage(Page, offers, "/list?search=bains");
  await user.click(await button("Exporter"));
  await button("Arrêter l’export (2,2 Mo)");
  expect(asked.mock.calls[0]).toMatchObject(["/api/Offer/Export", { body: JSON.stringify({ search: "bains" }) }]);
  goOn();
  await button("Exporter");
  expect(saved.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual(["offres.csv"]);
  expect(texts()).toEqual(["Le fichier offres.csv est prêt."]);
  saved.mockRestore();
});

test("half a file is no file, and one that is refused says why", async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  const { goOn } = fileFrom((controller) => controller.error(new TypeError("network error")));
  const { user } = await showPage(Page, offers);
  await user.click(await button("Exporter"));
  await button(/Arrêter/);
  goOn();
  await button("Exporter");
  expect(texts()).toEqual(["Le fichier n’est pas arrivé en entier. Réessayez dans un instant."]);
  toast.clear();

  const headers = { "content-type": "application/problem+json" };
  const refusal = { status: 429, detail: "Trop d’essais." };
  vi.stubGlobal("fetch", async () => Response.json(refusal, { status: 429, headers }));
  await user.click(await button("Exporter"));
  await vi.waitFor(() => expect(texts()).toEqual(["Trop d’essais."]));
  expect(saved).not.toHaveBeenCalled();
  saved.mockRestore();
});
