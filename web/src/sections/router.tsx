import type { I18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import type { Language } from "@metiro/shared/languages";
import { createRouter } from "@tanstack/react-router";
import type { Calls } from "#api/calls.ts";
import { activateLanguage } from "#i18n/load.ts";
import { LoadError } from "#layout/load-error.tsx";
import { NotFound } from "#layout/not-found.tsx";
import { PagePending } from "#layout/panel/panel-pending.tsx";
import type { routeTree as allRoutes } from "../routeTree.gen.ts";
import type { PageScript } from "#site/router-manifest.ts";
import { callsAtOnce, type Section } from "#site/section.ts";
import type { Session } from "#session/session.ts";

/** What every route's `beforeLoad` and `loader` get as `context`. */
export interface RouterContext {
  /** The client of the API. Public pages fetch its code only when they need it: `const { api } = await calls()`. */
  calls: () => Promise<Calls>;
  session: Session;
  i18n: I18n;
  /** Where the site is reached, without a slash at the end: `https://metiro.ch`. */
  origin: string;
  /** The language the reader has chosen; the back office is French all the same. */
  chosenLanguage: () => Language;
  /** Whose texts are fetched; those of all where there is none. */
  section?: Section | undefined;
  /** On the server, for a page that React does not take over: the scripts that it has instead. */
  scripts?: readonly PageScript[];
}

export type AppRouteTree = typeof allRoutes;

/**
 * The router of one page load: a fresh one for each request on the server, one for the life of the document in the browser,
 * where the tree is that of one section.
 */
export function createAppRouter(routeTree: AppRouteTree, context: RouterContext, nonce?: string) {
  const { i18n, section } = context;
  return createRouter({
    routeTree,
    context,
    defaultPreload: "intent",
    scrollRestoration: true,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: LoadError,
    defaultNotFoundComponent: () => <NotFound />,
    ...(nonce ? { ssr: { nonce } } : {}),
    dehydrate: () => ({ language: i18n.locale }),
    // A page that calls as it is drawn is taken over in one go: it does not wait for the code of the calls half-way.
    hydrate: async ({ language }: { language: string }) => {
      const atOnce = section === undefined || callsAtOnce(section);
      await Promise.all([activateLanguage(i18n, language as Language, section), atOnce && context.calls()]);
    },
    Wrap: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface StaticDataRouteOption {
    /**
     * The pages below come as plain documents with the small script of entry-public.ts: React draws them on the server
     * and does not take them over. Reached from within the application they are drawn by it like any other.
     */
    plain?: true;
  }
}
