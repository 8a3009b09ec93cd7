import { cleanup, waitFor, within } from "@testing-library/react";
import { type MouseEvent, useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { screen, show } from "#test/render.tsx";
import { stubWindow } from "#test/window-for-test.ts";
import { DropdownMenu, MenuItem } from "#ui/overlay/dropdown-menu.tsx";
import type { Column } from "./column.ts";
import { DataTable } from "./data-table.tsx";

interface Offer {
  id: string;
  title: string;
  client: string;
}

const rows: Offer[] = [
  { id: "1", title: "Peinture intérieure", client: "Jean-Pierre Cuendet" },
  { id: "2", title: "Pose de parquet", client: "Françoise Rochat" },
  { id: "3", title: "Taille de haies", client: "Nicole Emery" },
];
const columns: Column<Offer>[] = [
  { key: "title", header: "Demande", primary: true, cell: (offer) => offer.title },
  { key: "client", header: "Client", cell: (offer) => offer.client },
];
const rest = { caption: "Offres", columns, rowKey: (offer: Offer) => offer.id, empty: <p>Aucune offre</p> };

test("a table with its name, its heads and its rows", () => {
  show(<DataTable {...rest} rows={rows} />);
  const table = screen.getByRole("table", { name: "Offres" });
  expect(
    within(table)
      .getAllByRole("columnheader")
      .map((head) => head.textContent),
  ).toEqual(["Demande", "Client"]);
  expect(within(table).getAllByRole("row")).toHaveLength(4);
  expect(within(table).getByRole("cell", { name: "Nicole Emery" })).toBeTruthy();
});

test("what is not here yet is said to be on its way", () => {
  show(<DataTable {...rest} rows={undefined} skeletonRows={5} />);
  expect(screen.getByRole("table", { busy: true })).toBeTruthy();
  expect(screen.getAllByRole("row")).toHaveLength(6);
});

test("no rows: what was given for that", () => {
  show(<DataTable {...rest} rows={[]} />);
  expect(screen.getByText("Aucune offre")).toBeTruthy();
  expect(screen.queryByRole("table")).toBeNull();
});

test("the row's title is a link, and a press anywhere on the row follows it; one on a button does not", async () => {
  const follow = vi.fn((event: MouseEvent) => event.preventDefault());
  const user = show(
    <DataTable
      {...rest}
      rows={rows}
      rowActions={() => <button type="button">Transmettre</button>}
      rowLink={(offer, parts) => (
        <a {...parts} href={`/admin/jobs/${offer.id}`} onClick={follow}>
          {parts.children}
        </a>
      )}
    />,
  );
  expect(screen.getByRole("link", { name: "Pose de parquet" }).getAttribute("href")).toBe("/admin/jobs/2");
  await user.click(screen.getByRole("cell", { name: "Françoise Rochat" }));
  expect(follow).toHaveBeenCalledOnce();
  await user.click(screen.getAllByRole("button", { name: "Transmettre" })[0] as HTMLElement);
  expect(follow).toHaveBeenCalledOnce();
});

test("a press on an entry of the row's menu is no press on the row", async () => {
  const follow = vi.fn((event: MouseEvent) => event.preventDefault());
  const send = vi.fn();
  const user = show(
    <DataTable
      {...rest}
      rows={rows.slice(0, 1)}
      rowActions={() => (
        <DropdownMenu trigger={<button type="button">Autres actions</button>}>
          <MenuItem onSelect={send}>Transmettre</MenuItem>
        </DropdownMenu>
      )}
      rowLink={(offer, parts) => (
        <a {...parts} href={`/admin/jobs/${offer.id}`} onClick={follow}>
          {parts.children}
        </a>
      )}
    />,
  );
  await user.click(screen.getByRole("button", { name: "Autres actions" }));
  await user.click(await screen.findByRole("menuitem", { name: "Transmettre" }));
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(follow).not.toHaveBeenCalled();
});

beforeEach(() => void stubWindow());

function Selectable() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(["other-page"]));
  return (
    <DataTable
      {...rest}
      rows={rows}
      selection={{
        selected,
        onChange: setSelected,
        rowLabel: (offer) => `Sélectionner ${offer.title}`,
        disabledReason: (offer) => (offer.id === "3" ? "Déjà envoyée" : undefined),
        summary: (count) => `${count} offres sélectionnées`,
        actions: null,
      }}
    />
  );
}

test("rows are chosen one by one or all of this page, those that may not be left alone", async () => {
  const user = show(<Selectable />);
  const all = () => screen.getByRole<HTMLInputElement>("checkbox", { name: "Tout sélectionner" });
  expect(screen.getByText("1 offres sélectionnées")).toBeTruthy();
  await user.click(screen.getByRole("checkbox", { name: "Sélectionner Pose de parquet" }));
  expect(all().indeterminate).toBe(true);
  await user.click(all());
  expect(screen.getByText("3 offres sélectionnées")).toBeTruthy();
  expect(all().checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Sélectionner Taille de haies" }).disabled).toBe(true);
  await user.click(all());
  expect(screen.getByText("1 offres sélectionnées")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Tout désélectionner" }));
  expect(screen.queryByText(/sélectionnées/)).toBeNull();
});

test("a row that leads nowhere is chosen by a press anywhere on it, unless it may not be", async () => {
  const user = show(<Selectable />);
  const box = (title: string) => screen.getByRole<HTMLInputElement>("checkbox", { name: `Sélectionner ${title}` });
  await user.click(screen.getByRole("cell", { name: "Françoise Rochat" }));
  expect(box("Pose de parquet").checked).toBe(true);
  await user.click(box("Pose de parquet"));
  expect(box("Pose de parquet").checked).toBe(false);
  await user.click(screen.getByRole("cell", { name: "Nicole Emery" }));
  expect(box("Taille de haies").checked).toBe(false);
});

test("facts have fixed places in the row of a phone; a column without one is not there, and a menu in the corner has none", () => {
  const placed: Column<Offer>[] = [
    ...columns.map((column) => (column.key === "client" ? { ...column, place: "below" as const } : column)),
    { key: "number", header: "N°", cell: ({ id }) => id },
  ];
  const menu = () => <button type="button">Autres actions</button>;
  const places = () =>
    within(screen.getAllByRole("row")[1] as HTMLElement)
      .getAllByRole("cell")
      .map((cell) => cell.dataset["place"]);
  show(<DataTable {...rest} columns={placed} rows={rows} rowActions={menu} />);
  expect(places()).toEqual(["title", "below", "none", "edge"]);
  cleanup();
  const withFigure = placed.map((column) =>
    column.key === "number" ? { ...column, place: "figure" as const } : column,
  );
  show(<DataTable {...rest} columns={withFigure} rows={rows} rowActions={menu} />);
  expect(places()).toEqual(["title", "below", "figure", "actions"]);
  cleanup();
  show(<DataTable {...rest} columns={placed} rows={rows} rowActions={menu} cornerActions />);
  expect(places()).toEqual(["title", "below", "none", undefined]);
});
