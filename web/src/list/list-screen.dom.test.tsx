import { act, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { screen } from "#test/render.tsx";
import { showPage, sorted } from "#test/router.tsx";
import { FilterSelect } from "./filter/filter-select.tsx";
import { ListScreen } from "./list-screen.tsx";
import { listSearch } from "./list-search.ts";
import { choiceField } from "./filter/search-field.ts";
import { useListSearch } from "./use-list-search.ts";

interface Offer {
  id: string;
  title: string;
}

const offers = listSearch({ status: choiceField(["all", "active"], "all") });

function pageWith(
  data: { items: Offer[]; totalCount: number } | undefined,
  error: unknown = null,
  refetch = vi.fn(),
  onOpen?: (id: string) => void,
) {
  return function Page() {
    const list = useListSearch(offers);
    const { pageNumber, pageSize } = list.values;
    return (
      <main>
        <ListScreen
          title="Offres"
          list={list}
          query={{ data: data && { ...data, pageNumber, pageSize }, error, isFetching: false, refetch }}
          rowKey={(offer) => offer.id}
          rowLink={
            onOpen &&
            ((offer, { children, ...parts }) => (
              <a {...parts} href="#offre" onClick={() => onOpen(offer.id)}>
                {children}
              </a>
            ))
          }
          columns={[{ key: "title", header: "Demande", primary: true, cell: (offer) => offer.title }]}
          filters={
            <FilterSelect
              list={list}
              name="status"
              label="Statut"
              options={[
                { value: "all", label: "Tous les statuts" },
                { value: "active", label: "Active" },
              ]}
            />
          }
          words={{
            caption: "Offres",
            search: "Numéro, client, localité",
            failed: "Les offres n’ont pas pu être chargées",
            empty: { title: "Aucune offre", text: "Les demandes des clients arrivent ici." },
            noMatch: "Aucune offre ne correspond",
          }}
        />
      </main>
    );
  };
}

const some = { items: [{ id: "1", title: "Peinture intérieure" }], totalCount: 31 };
const searchField = () => screen.getByRole<HTMLInputElement>("searchbox", { name: "Rechercher" });

test("what is searched goes to the address once typing rests, and starts at the first page", async () => {
  const { user, address } = await showPage(pageWith(some), offers, "/list?pageNumber=3");
  await user.type(searchField(), "peint");
  expect(address()).toBe("/list?pageNumber=3");
  await waitFor(() => expect(address()).toBe("/list?search=peint"));
  await user.type(searchField(), "ure ");
  await waitFor(() => expect(address()).toBe("/list?search=peinture"));
  expect(searchField().value).toBe("peinture ");
});

test("`/` leads to the field of the search, which it does not write into", async () => {
  const { user } = await showPage(pageWith(some), offers, "/list");
  await user.keyboard("/");
  expect(document.activeElement).toBe(searchField());
  expect(searchField().value).toBe("");
});

test("a filter goes to the address; reset takes search and filters away and keeps the page size", async () => {
  const { user, address } = await showPage(pageWith(some), offers, "/list?search=x&pageSize=25&pageNumber=2");
  await user.selectOptions(screen.getByRole("combobox", { name: "Statut" }), "active");
  await waitFor(() => expect(address()).toBe("/list?pageSize=25&search=x&status=active"));
  await user.click(screen.getByRole("button", { name: "Réinitialiser" }));
  await waitFor(() => expect(address()).toBe("/list?pageSize=25"));
  expect(searchField().value).toBe("");
  expect(screen.queryByRole("button", { name: "Réinitialiser" })).toBeNull();
});

test("on a phone the filters stand in a sheet that says what they come to, and what is chosen as chips", async () => {
  const { user, address } = await showPage(pageWith(some), offers, "/list?search=x", { onPhone: true });
  expect(screen.queryByRole("combobox", { name: "Statut" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Affiner" }));
  const sheet = within(await screen.findByRole("dialog", { name: "Affiner" }));
  await user.selectOptions(sheet.getByRole("combobox", { name: "Statut" }), "active");
  await user.click(await sheet.findByRole("button", { name: "Afficher 31 résultats" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sorted(address())).toBe("/list?search=x&status=active");
  const chips = within(screen.getByRole("list", { name: "Filtres choisis" }));
  await user.click(chips.getByRole("button", { name: "Retirer Active" }));
  await waitFor(() => expect(address()).toBe("/list?search=x"));
  expect(screen.queryByRole("list", { name: "Filtres choisis" })).toBeNull();
});

test("on a phone the sheet takes away search and filters at once", async () => {
  const { user, address } = await showPage(pageWith(some), offers, "/list?search=x&status=active", { onPhone: true });
  await user.click(screen.getByRole("button", { name: "Affiner" }));
  const sheet = within(await screen.findByRole("dialog", { name: "Affiner" }));
  await user.click(sheet.getByRole("button", { name: "Réinitialiser" }));
  await waitFor(() => expect(address()).toBe("/list"));
});

test("going back shows the search of that address", async () => {
  const { user, history } = await showPage(pageWith(some), offers, "/list?search=bains");
  await user.click(screen.getByRole("link", { name: "Page 2" }));
  expect(searchField().value).toBe("bains");
  act(() => history.push("/list?search=jardin"));
  await waitFor(() => expect(searchField().value).toBe("jardin"));
});

test("pages are links that keep the filters", async () => {
  await showPage(pageWith(some), offers, "/list?status=active");
  const page = screen.getByRole("link", { name: "Page 3" });
  expect(sorted(page.getAttribute("href") ?? "")).toBe("/list?pageNumber=3&status=active");
});

test("nothing yet and nothing found are told apart", async () => {
  const nothing = { items: [], totalCount: 0 };
  await showPage(pageWith(nothing), offers);
  expect(screen.getByRole("heading", { name: "Aucune offre" })).toBeTruthy();
});

test("nothing found offers to reset the filters", async () => {
  const nothing = { items: [], totalCount: 0 };
  const { user, address } = await showPage(pageWith(nothing), offers, "/list?search=zzz");
  expect(screen.getByRole("heading", { name: "Aucune offre ne correspond" })).toBeTruthy();
  // Once: the line of the filters has no second one.
  expect(screen.queryByRole("button", { name: "Réinitialiser" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Réinitialiser les filtres" }));
  await waitFor(() => expect(address()).toBe("/list"));
});

test("a failed list keeps its filters and can be tried again", async () => {
  const refetch = vi.fn();
  const { user } = await showPage(pageWith(undefined, new Error("away"), refetch), offers);
  expect(screen.getByRole("alert").textContent).toContain("Les offres n’ont pas pu être chargées");
  expect(searchField()).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Réessayer" }));
  expect(refetch).toHaveBeenCalledOnce();
});

test("j and k go from row to row, o opens one, and none of them writes in a field", async () => {
  const opened = vi.fn();
  const { user } = await showPage(
    pageWith({ items: [...some.items, { id: "2", title: "Façade" }], totalCount: 2 }, null, vi.fn(), opened),
    offers,
    "/list",
  );
  const focused = () => document.activeElement?.textContent;
  await user.keyboard("jj");
  expect(focused()).toBe("Façade");
  await user.keyboard("jk");
  expect(focused()).toBe("Peinture intérieure");
  await user.keyboard("o");
  expect(opened).toHaveBeenCalledWith("1");
  await user.click(searchField());
  await user.keyboard("jo");
  expect(searchField().value).toBe("jo");
});

test("one stop of the keyboard leads past search and filters to the first row", async () => {
  const { user } = await showPage(
    pageWith({ items: [...some.items, { id: "2", title: "Façade" }], totalCount: 2 }, null, vi.fn()),
    offers,
  );
  await user.tab();
  expect(document.activeElement?.textContent).toBe("Aller à la liste");
  await user.keyboard("{Enter}");
  expect(document.activeElement?.textContent).toBe("Peinture intérieure");
});
