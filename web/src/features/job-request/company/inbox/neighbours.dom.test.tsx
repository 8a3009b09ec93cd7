import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { pageOf, requestWith } from "#domain/request/request.fixture.ts";
import { folders, none, open, row, rows } from "./inbox.fixture.ts";

const get = { "jobRequest.get": ({ id }: { id: string }) => requestWith({ id }) };

test("a request that was opened from the list says its place in it and leads to those beside it, and back to the folder", async () => {
  const { user, at } = await open("/company?tab=all", get);
  await user.click(screen.getByRole("link", { name: "Cuisine" }));
  const list = within(await screen.findByRole("navigation", { name: "Demandes de la liste" }));
  expect(list.getByText("2 sur 4")).toBeTruthy();
  expect(list.getByRole("link", { name: "Demande précédente de la liste" }).getAttribute("href")).toMatch(/0011$/);
  await user.click(list.getByRole("link", { name: "Demande suivante de la liste" }));
  await screen.findByText("3 sur 4");
  expect(at()).toMatch(/0013$/);
  await user.click(screen.getByRole("link", { name: "Demandes reçues" }));
  await waitFor(() => expect(at()).toBe("/company?tab=all"));
});

test("at the end of a page of the list the way on is its next page; where the list ends there is none", async () => {
  const { user } = await open("/company?tab=all", {
    ...get,
    "jobRequest.listForCompany": () => ({ ...pageOf(rows), totalCount: 14, ...folders({ ...none, seen: 14 }) }),
  });
  await user.click(screen.getByRole("link", { name: "Parquet" }));
  await screen.findByText("4 sur 14");
  expect(screen.getByRole("link", { name: "Page suivante de la liste" }).getAttribute("href")).toContain(
    "pageNumber=2",
  );
  await user.keyboard("p");
  await screen.findByText("3 sur 14");
});

test.each([
  ["calls the client of a won job from its row", "+41215550022"],
  ["opens the page of a won job whose client has no number", undefined],
])("a phone %s", async (_, phone) => {
  const call = vi.fn();
  vi.stubGlobal("open", call);
  const request = requestWith({ id: rows[2]?.id ?? "" });
  const tenderer = { ...request.tenderer, phone };
  const { user, at } = await open(
    "/company?tab=all",
    { "jobRequest.get": () => ({ ...request, tenderer }) },
    { onPhone: true },
  );
  await user.click(await within(row("Volets")).findByRole("button", { name: "Appeler le client de « Volets »" }));
  if (phone) await waitFor(() => expect(call).toHaveBeenCalledWith(`tel:${phone}`, "_self"));
  else await waitFor(() => expect(at()).toMatch(/\/company\/requests\/.*0013$/));
});
