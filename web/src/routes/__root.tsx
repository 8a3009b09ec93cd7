import { createRootRouteWithContext, Outlet } from "@tanstack/react-router";
import { languageOfPage } from "../i18n/language.ts";
import { firstCatalogueUrl, speak } from "../i18n/load.ts";
import { BackToTop } from "../layout/back-to-top.tsx";
import { Document } from "../layout/document.tsx";
import { useFocusOnNavigation } from "../layout/focus-on-navigation.ts";
import { ProgressBar } from "../layout/progress-bar.tsx";
import { SkipLink } from "../layout/skip-link.tsx";
import type { RouterContext } from "../router.tsx";
import { siteOf } from "../site/site.ts";
import { ConfirmProvider } from "../ui/confirm-provider.tsx";
import { Toaster } from "../ui/toaster.tsx";

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context: { i18n, chosenLanguage }, location, preload }) => {
    if (!preload) await speak(i18n, languageOfPage(location.pathname, chosenLanguage()));
  },
  loader: async ({ context: { calls } }) => {
    const { api } = await calls();
    return { site: siteOf(await api.applicationConfig.list.fetch()), year: new Date().getFullYear() };
  },
  staleTime: Infinity,
  head: ({ loaderData, match }) => ({
    meta: [
      { charSet: "utf-8" },
      { name: "viewport", content: "width=device-width, initial-scale=1" },
      { title: loaderData?.site.name ?? "" },
      { name: "theme-color", content: "#f7f6f3", media: "(prefers-color-scheme: light)" },
    ],
    links: [
      { rel: "icon", href: "/assets/icon.svg", type: "image/svg+xml" },
      // A plain page has its texts already.
      ...(match.context.scripts
        ? []
        : [
            {
              rel: "preload",
              as: "fetch",
              crossOrigin: "anonymous" as const,
              href: firstCatalogueUrl(match.context.i18n),
            },
          ]),
    ],
  }),
  shellComponent: Document,
  component: Root,
});

function Root() {
  useFocusOnNavigation();
  return (
    <>
      <SkipLink />
      <ProgressBar />
      <ConfirmProvider>
        <Outlet />
      </ConfirmProvider>
      <BackToTop />
      <Toaster />
    </>
  );
}
