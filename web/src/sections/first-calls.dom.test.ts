import { type AnyRoute, createMemoryHistory, createRootRoute, createRoute, createRouter } from "@tanstack/react-router";
import { expect, test } from "vitest";
import type { Api } from "#api/calls.ts";
import type { StoredName } from "#session/device/stored.ts";
import { firstCallsOf } from "./first-calls.ts";

/** A panel of one page, at an address. */
async function at(
  address: string,
  loader: (given: { context: { api: Api }; deps: { phase?: "open" } }) => unknown,
  keptAs?: StoredName,
) {
  const root = createRootRoute();
  const page: unknown = createRoute({
    getParentRoute: () => root,
    path: "/tenderer",
    ssr: false,
    validateSearch: ({ phase }: Record<string, unknown>) => (phase === "open" ? { phase: "open" as const } : {}),
    loaderDeps: ({ search }) => search,
    loader: loader as never,
    ...(keptAs && { staticData: { keptAs } }),
  });
  const history = createMemoryHistory({ initialEntries: [address] });
  const routeTree: AnyRoute = root.addChildren([page as never]);
  const router = createRouter({ routeTree, history });
  await router.load();
  return router;
}

test("notes what the loaders of a page will call, with what its address asks for, and answers none of it", async () => {
  const router = await at("/tenderer?phase=open", async ({ context: { api }, deps }) => {
    void api.jobRequest.listForTenderer.prefetch(deps);
    await api.requestDraft.list.prefetch();
    await api.tenderer.own.prefetch();
  });
  expect(await firstCallsOf(router, "client")).toEqual({
    url: `/trpc/jobRequest.listForTenderer,requestDraft.list?batch=1&input=${encodeURIComponent('{"0":{"phase":"open"}}')}`,
    keys: ['jobRequest.listForTenderer {"phase":"open"}', "requestDraft.list "],
    role: "Tenderer",
    languageHeader: expect.any(String),
    pageHeader: expect.any(String),
    readerHeader: expect.any(String),
    place: "page-ahead",
  });
});

test("says by what name the device keeps what changes the page", async () => {
  const router = await at("/tenderer", ({ context: { api } }) => void api.tenderer.own.prefetch(), "inbox-order");
  expect(await firstCallsOf(router, "client")).toMatchObject({ keptAs: "inbox-order" });
});

test("a page that calls nothing, one whose loader fails and one of another section ask for nothing", async () => {
  expect(await firstCallsOf(await at("/tenderer", () => undefined), "client")).toBeUndefined();
  const failing = await at("/tenderer", ({ context: { api } }) => {
    if (api) throw new Error("no");
  });
  expect(await firstCallsOf(failing, "client")).toBeUndefined();
  const calling = await at("/tenderer", ({ context: { api } }) => void api?.tenderer.own.prefetch());
  expect(await firstCallsOf(calling, "wizard")).toBeUndefined();
});
