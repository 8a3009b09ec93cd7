import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  type RouteComponent,
  RouterProvider,
  stripSearchParams,
} from "@tanstack/react-router";
import { screen } from "@testing-library/react";
import { vi } from "vitest";
import type { ListSearch, ListValues } from "#list/list-search.ts";
import { createSession } from "#session/session.ts";
import { show } from "./render.tsx";
import { stubWindow } from "./window-for-test.ts";

/** An address with its entries in the order of the alphabet, so that it can be compared. */
export function sorted(address: string): string {
  const [path, search = ""] = address.split("?");
  const entries = new URLSearchParams(search);
  entries.sort();
  return entries.size > 0 ? `${path}?${entries}` : `${path}`;
}

/** Shows a page at an address of its own, with a list's search; gives the user's hands and the address of the moment. */
export async function showPage<S extends ListValues>(
  Page: RouteComponent,
  search: ListSearch<S>,
  address = "/list",
  { onPhone = false } = {},
) {
  // A route of any list: its types are settled only where a list is named.
  const middlewares = [stripSearchParams(search.defaults as never)] as never;
  const root = createRootRoute({ component: Outlet });
  const page = createRoute({
    getParentRoute: () => root,
    path: "/list",
    component: Page,
    validateSearch: (raw) => search.validate(raw as Parameters<typeof search.validate>[0]),
    search: { middlewares },
  });
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history,
    context: { session: createSession() },
  });
  vi.stubGlobal("scrollTo", () => undefined);
  stubWindow(onPhone);
  const user = show(<RouterProvider router={router as never} />);
  await screen.findByRole("main");
  return { user, history, address: () => sorted(history.location.href) };
}
