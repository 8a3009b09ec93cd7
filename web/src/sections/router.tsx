import { I18nProvider } from "@lingui/react";
import type { PostedForm } from "@metiro/shared/auth/posted-form";
import type { Language } from "@metiro/shared/languages";
import { createRouter } from "@tanstack/react-router";
import { activateLanguage } from "#i18n/load.ts";
import { LoadError } from "#layout/missing/load-error.tsx";
import { NotFound } from "#layout/missing/not-found.tsx";
import type { RouterContext } from "#layout/router-context.ts";
import type { PageHeading } from "#layout/panel/page-heading.ts";
import { PagePending } from "#layout/panel/panel-pending.tsx";
import type { routeTree as allRoutes } from "./routeTree.gen.ts";
import type { StoredName } from "#session/device/stored.ts";
import { callsAtOnce } from "#site/section.ts";

export type AppRouteTree = typeof allRoutes;

/** What the server tells the browser of how it has drawn a page. */
interface Dehydrated {
  language: Language;
  room?: string | undefined;
  posted?: PostedForm | undefined;
}

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
    dehydrate: () => ({ language: i18n.locale as Language, room: context.room, posted: context.posted }),
    // A page that calls as it is drawn is taken over in one go: it does not wait for the code of the calls half-way.
    hydrate: async ({ language, room, posted }: Dehydrated) => {
      Object.assign(context, { room, posted });
      const atOnce = section === undefined || callsAtOnce(section);
      await Promise.all([activateLanguage(i18n, language, { section, room }), atOnce && context.calls()]);
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
    /** What the device keeps by this name changes what the page shows, which the server cannot know: it does not draw it ahead then. */
    keptAs?: StoredName;
    /** What a page of a panel is headed with as its document comes. */
    heading?: PageHeading;
    /** A page that is there for people, and in no list of pages. */
    unlisted?: boolean;
  }
}
