import displayFont from "../ui/fonts/schibsted-grotesk-latin.woff2?url";
import textFont from "../ui/fonts/inter-latin.woff2?url";
import { msg } from "@lingui/core/macro";
import { paper } from "@metiro/shared/colours";
import { createRootRouteWithContext, Outlet } from "@tanstack/react-router";
import { languageOfPage, languagesMeta } from "#i18n/language.ts";
import { firstCatalogueUrl, activateLanguage } from "#i18n/load.ts";
import { BackToTop } from "#layout/back-to-top.tsx";
import { Document } from "#layout/document/document.tsx";
import { useFocusOnNavigation } from "#layout/document/focus-on-navigation.ts";
import { DeferredParts } from "#layout/deferred/deferred-parts.tsx";
import { ProgressBar } from "#layout/document/progress-bar.tsx";
import { SkipLink } from "#layout/document/skip-link.tsx";
import type { RouterContext } from "#layout/router-context.ts";
import { panelPartOf } from "#site/section.ts";
import { type Site, siteOf } from "#site/site.ts";
import { ConfirmProvider } from "#ui/overlay/confirm-provider.tsx";
import { ReauthHost } from "#layout/auth/reauth-host.tsx";
import { Toaster } from "#ui/overlay/toast/toaster.tsx";

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context: { i18n, chosenLanguage, section }, location, matches, preload }) => {
    if (preload) return;
    const room = panelPartOf(matches.at(-1)?.routeId ?? "");
    const language = languageOfPage(location.pathname, chosenLanguage());
    const isSpoken = i18n.locale === language;
    // A panel goes on without the texts of another room: its page waits for them, and the frame stays (layout/panel/panel-page.tsx).
    await activateLanguage(i18n, language, { section, room }).catch((error: unknown) => {
      if (!isSpoken) throw error;
    });
  },
  loader: async ({ context: { calls } }) => {
    const { api } = await calls();
    return { site: siteOf(await api.applicationConfig.list.fetch()), year: new Date().getFullYear() };
  },
  staleTime: Infinity,
  head: ({ loaderData, match, matches }) => ({
    meta: [
      { charSet: "utf-8" },
      { name: "viewport", content: "width=device-width, initial-scale=1" },
      {
        title: [
          ...(matches.some(({ status }) => status === "notFound") ? [match.context.i18n._(msg`Page introuvable`)] : []),
          loaderData?.site.name ?? "",
        ].join(" · "),
      },
      ...(loaderData ? [{ name: languagesMeta, content: loaderData.site.languages.join(" ") }] : []),
      ...viewsMeta(loaderData?.site.views),
      { name: "theme-color", content: paper.light },
    ],
    links: [
      ...fonts.map((href) => ({
        rel: "preload",
        as: "font",
        type: "font/woff2",
        crossOrigin: "anonymous" as const,
        href,
      })),
      { rel: "icon", href: "/assets/icon.svg", type: "image/svg+xml" },
      // A plain page has its texts already.
      ...(match.context.scripts
        ? []
        : [
            {
              rel: "preload",
              as: "fetch",
              crossOrigin: "anonymous" as const,
              href: firstCatalogueUrl(match.context.i18n, match.context),
            },
          ]),
    ],
  }),
  shellComponent: Document,
  component: Root,
});

/** Those of every page, fetched with the styles and not after them. */
const fonts = [displayFont, textFont];

/** Read by `page/views.ts`, on plain pages as well. */
const viewsMeta = (views: Site["views"]) =>
  views
    ? [
        { name: "page-views", content: views.address },
        ...(views.site === undefined ? [] : [{ name: "page-views-site", content: views.site }]),
      ]
    : [];

function Root() {
  useFocusOnNavigation();
  return (
    <>
      <SkipLink />
      <ProgressBar />
      <ConfirmProvider>
        <Outlet />
        <ReauthHost />
      </ConfirmProvider>
      <BackToTop />
      <Toaster />
      <DeferredParts />
    </>
  );
}
