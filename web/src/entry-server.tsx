import { type Messages, setupI18n } from "@lingui/core";
import type { PostedForm } from "@metiro/shared/auth/posted-form";
import type { PrerenderInput } from "@metiro/shared/prerender";
import type { Language } from "@metiro/shared/languages";
import type { AppRouter } from "@metiro/server/router";
import { type AnyRouter, createMemoryHistory, createRouter } from "@tanstack/react-router";
import {
  createRequestHandler,
  getSsrStatus,
  renderRouterToString,
  RouterServer,
} from "@tanstack/react-router/ssr/server";
import { createTRPCClient, type TRPCLink, unstable_localLink } from "@trpc/client";
import type { inferRouterContext } from "@trpc/server";
import { renderToString } from "react-dom/server";
import { createCalls } from "#api/calls.ts";
import { firstCallsLink } from "#api/links/first-calls-link.ts";
import { keyOfCall } from "#api/key-of-call.ts";
import { resolvedPromise } from "#api/resolved-promise.ts";
import { languageOfPage } from "#i18n/language.ts";
export { pictogram } from "#art/pictogram-file.ts";
import { createAppRouter } from "#sections/router.tsx";
import { aheadPlace } from "#layout/panel/page-ahead.tsx";
import type { RouterContext } from "#layout/router-context.ts";
import { routeTree } from "#sections/routeTree.gen.ts";
import { firstCallsOf } from "#sections/first-calls.ts";
import { firstInHead } from "#sections/first-in-head.ts";
import { plainScripts, plainStyles, routerManifest, type ViteManifest } from "#site/router-manifest.ts";
import { panelPartOf, sectionOf } from "#site/section.ts";
import { stylesInDocument } from "#site/styles-in-document.ts";
import { drawnForPhone } from "#ui/navigation/use-phone.ts";
import { createSession, type Session } from "#session/session.ts";

export { plainStyles };

export interface RenderOptions {
  router: AppRouter;
  /** The context of the calls that a page makes while it is rendered: nobody is signed in there. */
  createContext: () => Promise<inferRouterContext<AppRouter>>;
  /** Vite's manifest of the client build (`dist/client/.vite/manifest.json`); absent in development. */
  assets?: ViteManifest | undefined;
  /** The content of `plainStyles`; absent in development. */
  styles?: string | undefined;
  /** The reader's language: that of the address, else of the `lang` cookie, else French. */
  lang: Language;
  /** The compiled texts of a language: the content of `/assets/i18n/{lang}.json`. */
  messages: (lang: Language) => Messages;
  /** The nonce of the response's content security policy. */
  nonce: string;
  /** What came of the form of the page, where the browser has sent it by itself. */
  posted?: PostedForm | undefined;
  /** Whether a plain page that is not there comes as its status alone: its words are the same at every such address. */
  lostBare?: boolean;
}

/** Knows the routes and nothing else. */
const map = createRouter({ routeTree, context: {} as RouterContext });

/** Whether a page is a plain one: drawn for nobody, it is the same for everybody. */
export const isShared = (pathname: string): boolean => isPlain(map, pathname);

/** What the page at a path reads of a query, as a query: `?page=2`; empty where it reads nothing. */
export function knownQuery(pathname: string, query: string): string {
  const { parseSearch, stringifySearch } = map.options;
  const given = parseSearch(query);
  const known = map
    .getMatchedRoutes(pathname)[0]
    .map(({ options: { validateSearch } }) =>
      typeof validateSearch === "function" ? (validateSearch(given) as object) : {},
    );
  return stringifySearch(Object.assign({}, ...known) as Record<string, unknown>);
}

/** The pattern of a path's page, `/category/$slug`; undefined where there is none. */
export function patternOf(pathname: string): string | undefined {
  const route = map.getMatchedRoutes(pathname)[0].at(-1);
  return route && route.id !== "/$" && !route.children ? patternOfRoute(route) : undefined;
}

/** The patterns of the public pages that are there to be found. */
export const publicPatterns: readonly string[] = Object.values(map.routesById)
  .filter((route) => !route.children && isPlain(map, route.fullPath) && !route.options.staticData?.unlisted)
  .map(patternOfRoute);

function patternOfRoute({ fullPath }: { fullPath: string }): string {
  return fullPath === "/" ? fullPath : fullPath.replace(/\/$/, "");
}

/** Renders a page: the whole document with its status, or a redirect. What could not be loaded is thrown. */
export async function render(
  request: Request,
  { assets, styles, nonce, lostBare = false, ...options }: RenderOptions,
): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  const context = contextOf(origin, pathname, options);
  const app = createAppRouter(routeTree, context, nonce);
  const plain = isPlain(app, pathname);
  const routes = app.getMatchedRoutes(pathname)[0].map(({ id }) => id);
  if (plain) app.update({ ...app.options, context: { ...context, scripts: plainScripts(assets) } });
  const handle = createRequestHandler({
    request,
    createRouter: () => app,
    getRouterManifest: () => routerManifest(assets, plain ? undefined : context.section, routes),
  });
  return handle(async ({ router, responseHeaders }) => {
    const failed = router.stores.matches.get().find(({ status }) => status === "error");
    if (failed) throw failed.error;
    const status = getSsrStatus(router);
    if (plain && lostBare && status === 404) return new Response(null, { status });
    if (!plain) router.options.context.firstCalls = await firstCallsOf(router, context.section);
    request.signal.throwIfAborted();
    const page = <RouterServer router={router} />;
    if (!plain) {
      const { firstCalls } = router.options.context;
      const drawn = await renderRouterToString({ router, responseHeaders, children: page });
      if (!firstCalls) return drawn;
      const { status: drawnStatus, headers } = drawn;
      return new Response(firstInHead(await drawn.text(), firstCalls, nonce, assets), { status: drawnStatus, headers });
    }
    // Without what React would need to take the page over.
    const document = `<!DOCTYPE html>${renderToString(page)}`;
    return new Response(styles === undefined ? document : stylesInDocument(document, styles, nonce), {
      status,
      headers: responseHeaders,
    });
  });
}

/**
 * The page of a panel, without what surrounds it, as its answers have it; undefined where none of it can be drawn. Nothing of
 * it is read here: what was not answered is asked for by nobody, and stays away.
 */
export async function prerender(
  request: Request,
  { token, userId, reader, calls, answers }: PrerenderInput,
  options: Pick<RenderOptions, "router" | "createContext" | "lang" | "messages">,
): Promise<string | undefined> {
  const { origin, pathname } = new URL(request.url);
  const keys = calls.map(({ path, input }) => keyOfCall(path, input));
  const first = { token, at: Date.now(), keys, answers: Promise.resolve(answers) };
  const session = createSession();
  session.signIn({ id: userId, email: "", username: "", firstName: reader.firstName, lastName: "", token });
  const context = contextOf(origin, pathname, options, { session, links: [firstCallsLink(() => token, first)] });
  if (context.room === undefined) return undefined;
  const app = createAppRouter(routeTree, context);
  const address = `${request.url.slice(origin.length)}#${aheadPlace}`;
  app.update({ ...app.options, history: createMemoryHistory({ initialEntries: [address] }), origin });
  await app.load();
  if (app.stores.matches.get().some(({ status }) => status !== "success")) return undefined;
  const html = drawnForPhone(reader.isPhone, () => renderToString(<RouterServer router={app} />));
  const [from, to] = [html.indexOf("<main"), html.lastIndexOf("</main>")];
  // React writes a quotation mark of a text as a name, so that what looks like an attribute is one.
  return from < 0 || to < 0
    ? undefined
    : html.slice(html.indexOf(">", from) + 1, to).replaceAll(' style="', ' data-style="');
}

function isPlain(app: AnyRouter, pathname: string): boolean {
  const [routes] = app.getMatchedRoutes(pathname);
  return routes.some((route) => route.options.staticData?.plain);
}

/** A router's context for one page, with the texts of its language and calls that stay in this process. */
function contextOf(
  origin: string,
  pathname: string,
  { router, createContext, lang, messages, posted }: Omit<RenderOptions, "assets" | "styles" | "nonce" | "lostBare">,
  of: { session?: Session; links?: readonly TRPCLink<AppRouter>[] } = {},
): RouterContext {
  const language = languageOfPage(pathname, lang);
  const routeId = map.getMatchedRoutes(pathname)[0].at(-1)?.id ?? "";
  const client = createTRPCClient<AppRouter>({
    links: [...(of.links ?? []), unstable_localLink({ router, createContext })],
  });
  const calls = resolvedPromise(createCalls(client));
  return {
    calls: () => calls,
    session: of.session ?? createSession(),
    i18n: setupI18n({ locale: language, messages: { [language]: messages(language) } }),
    origin,
    chosenLanguage: () => lang,
    posted,
    section: sectionOf(routeId),
    room: panelPartOf(routeId),
  };
}
