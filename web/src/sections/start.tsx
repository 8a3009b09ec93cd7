import "@vitejs/plugin-react/preamble";
import { setupI18n } from "@lingui/core";
import { RouterClient } from "@tanstack/react-router/ssr/client";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import type { Calls } from "#api/calls.ts";
import { resolvedPromise } from "#api/resolved-promise.ts";
import { failureHandler } from "#api/failure/failure-handler.ts";
import { askedLanguage, chosenLanguage, offeredHere } from "#i18n/language.ts";
import { fetchOtherTexts } from "#i18n/load.ts";
import { offerBackToTop } from "#page/back-to-top.ts";
import { pageRendered } from "#page/page-rendered.ts";
import { markSignedIn } from "#page/marks.ts";
import { focusContentAsItComes } from "#layout/document/focus-on-navigation.ts";
import { trackPageView } from "#page/views.ts";
import { type AppRouteTree, createAppRouter } from "./router.tsx";
import { createBrowserSession } from "#session/browser.ts";
import { viewedFrom } from "#session/viewing.ts";
import { toast } from "#ui/feedback/toast-store.ts";
import { watchMissingParts } from "#ui/lazy/missing-part.ts";
import { leaveByDocument, takeState } from "./leave.ts";
import { callsAtOnce, type Section } from "#site/section.ts";
import "../app.css";

// What the policy asks of libraries, said where they look for it: the nonce for those that add a style of their own
// (dialogs lock the page's scrolling), and to zod, which comes with the forms, to compile no code.
const nonce = document.querySelector<HTMLMetaElement>("meta[property=csp-nonce]")?.content;
Object.assign(window, { __webpack_nonce__: nonce, __zod_globalConfig: { jitless: true } });

/**
 * Takes over the page that the server has drawn: a document of this section, which is left by loading another one. Not in the task
 * in which all of its code has been run, so that the page answers in between.
 */
export const startSection = (section: Section, treeOfSection: () => AppRouteTree): void =>
  void setTimeout(() => start(section, treeOfSection()));

function start(section: Section, routeTree: AppRouteTree): void {
  const i18n = setupI18n();
  const session = createBrowserSession(() => window.location.reload());
  session.subscribe(() => markSignedIn(session.current()?.claims?.role));
  markSignedIn(session.current()?.claims?.role);
  // The browser asks once, and early: what it asks with is kept until somebody wants it (site/install.ts).
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    window.installPrompt = event;
  });
  offerBackToTop();
  const begunAnew = watchMissingParts();

  let calls: Promise<Calls> | undefined;

  /** Once; what stands behind it is fetched when a page first needs it, and again where it did not arrive. */
  const callsOf = () =>
    (calls ??= startCalls().then(
      (started) => (calls = resolvedPromise(started)),
      (error: unknown) => {
        calls = undefined;
        throw error;
      },
    ));
  if (!callsAtOnce(section))
    document.addEventListener("focusin", () => void callsOf().catch(() => undefined), { once: true });

  async function startCalls(): Promise<Calls> {
    const { createBrowserCalls } = await import("#api/browser.ts");
    const reload = () => window.location.reload();
    const enrol = () => {
      if (window.location.pathname !== "/auth/second-factor") window.location.replace("/auth/second-factor");
    };
    const before = viewedFrom() === undefined ? undefined : (await import("#api/links/view-link.ts")).viewLink;
    return createBrowserCalls({
      before,
      first: window.firstCalls,
      token: () => session.current()?.token,
      headers: askedLanguage,
      onFailure: failureHandler({ session, i18n, showError: toast.error, reload, enrol }),
    });
  }

  const isLedHere = takeState();
  const offered = offeredHere();
  const router = createAppRouter(routeTree, {
    section,
    calls: callsOf,
    session,
    i18n,
    origin: window.location.origin,
    chosenLanguage: () => chosenLanguage(document.cookie, offered),
  });

  leaveByDocument(router, section);

  // Not before the page is there: what changes while React takes it over makes it draw everything anew.
  const untell = router.subscribe("onRendered", () => {
    untell();
    toast.tellKept();
    if (isLedHere) focusContentAsItComes();
    // Not while the first page is still drawn: its data and its code are on the line. A page that comes before them waits for them.
    const stands = Promise.race([pageRendered, new Promise((resolve) => setTimeout(resolve, standsAfter))]);
    void stands.then(() => whenIdle(() => void fetchOtherTexts(i18n, section).catch(() => undefined)));
  });

  let seen: string | undefined;
  router.subscribe("onRendered", ({ toLocation }) => {
    if (toLocation.pathname === seen) return;
    seen = toLocation.pathname;
    begunAnew();
    trackPageView(router.state.matches.at(-1)?.fullPath ?? seen);
  });

  // In slices: the page can be used in between.
  startTransition(() => void hydrateRoot(document, <RouterClient router={router} />));
}

/** Milliseconds after which a page that nobody is told of, as one that could not be loaded, counts as drawn. */
const standsAfter = 5_000;

/** Not every browser says when it has nothing to do. */
const whenIdle = (act: () => void): unknown =>
  "requestIdleCallback" in window ? requestIdleCallback(act, { timeout: 5_000 }) : setTimeout(act, 1_000);
