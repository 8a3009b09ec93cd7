import { prerenderPageHeader, prerenderReaderHeader } from "@metiro/shared/prerender";
import { languageHeader } from "@metiro/shared/languages";
import type { Role } from "@metiro/shared/roles";
import type { AppRouter } from "@metiro/server/router";
import type { AnyRouter } from "@tanstack/react-router";
import { createTRPCClient, type Operation } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { createCalls } from "#api/calls.ts";
import { keyOfCall } from "#api/key-of-call.ts";
import { aheadPlace } from "#layout/panel/page-ahead.tsx";
import type { FirstBatch } from "#page/fetch-first.ts";
import type { StoredName } from "#session/device/stored.ts";
import type { Section } from "#site/section.ts";

/** Whose section it is; the pages of the others call for nobody or not at once. */
const roleOf: Partial<Record<Section, Role>> = { client: "Tenderer", company: "Company", admin: "Admin" };

/** The most calls of a batch, and the longest address: as the browser's own. */
const most = 10;
const longest = 2_000;

/**
 * What a page of a panel will call as it starts, for its document to ask at once: its loaders run here with a line that notes
 * each call and answers none. So nothing private is read, and no list of calls is kept beside the pages.
 */
export async function firstCallsOf(router: AnyRouter, section: Section | undefined): Promise<FirstBatch | undefined> {
  const role = section && roleOf[section];
  if (!role) return undefined;
  const noted: Operation[] = [];
  const note = () => (given: { op: Operation }) => observable<never>(() => void noted.push(given.op));
  const { api } = createCalls(createTRPCClient<AppRouter>({ links: [note] }));
  let keptAs: StoredName | undefined;
  for (const { routeId, loaderDeps, params, search, staticData } of router.matchRoutes(router.latestLocation)) {
    keptAs ??= staticData.keptAs;
    const { loader } = (router.routesById as Record<string, { options: { loader?: unknown } }>)[routeId]?.options ?? {};
    if (routeId === "__root__" || typeof loader !== "function") continue;
    const given = { context: { ...router.options.context, api }, deps: loaderDeps, params, search, preload: false };
    // What a loader does with an answer is not reached.
    void Promise.resolve()
      .then(() => (loader as (given: object) => unknown)(given))
      .catch(() => undefined);
  }
  await new Promise((resolve) => setTimeout(resolve));
  const batch = batchOf(noted.slice(0, most), role);
  return batch && { ...batch, ...(keptAs && { keptAs }) };
}

function batchOf(calls: readonly Operation[], role: Role): FirstBatch | undefined {
  const paths = calls.map(({ path }) => path).join(",");
  const inputs = JSON.stringify(Object.fromEntries(calls.map(({ input }, rank) => [rank, input])));
  const url = `/trpc/${paths}?batch=1&input=${encodeURIComponent(inputs)}`;
  if (calls.length === 0 || url.length > longest) return undefined;
  const keys = calls.map(({ path, input }) => keyOfCall(path, input));
  return {
    url,
    keys,
    role,
    languageHeader,
    pageHeader: prerenderPageHeader,
    readerHeader: prerenderReaderHeader,
    place: aheadPlace,
  };
}
