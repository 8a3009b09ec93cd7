import { randomBytes } from "node:crypto";
import type { PrerenderInput } from "@metiro/shared/prerender";
import type { PostedForm } from "@metiro/shared/auth/posted-form";
import type { Messages } from "@lingui/core";
import { type Language, languageChoice } from "@metiro/shared/languages";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { DomainError } from "../../errors/domain-error.ts";
import { askedLanguage, pageLanguageOf } from "../../i18n/lang.ts";
import { drawingCost } from "../../limits/costs.ts";
import type { Services } from "../../trpc/services.ts";
import { anonymousContext, type Context } from "../../trpc/context.ts";
import { codingFor, compressed } from "../../cache/compressed.ts";
import { sendErrorPage } from "../error-page.ts";
import { ttlCache } from "../../cache/ttl-cache.ts";
import { pageDocumentOf, type PageDocument } from "./page-document.ts";
import { isPrivate } from "./private-paths.ts";
import { type PageForm, takeForms } from "./posted-forms.ts";
import type { OtherOrigins } from "../security-headers.ts";
import { sendDocument } from "../../cache/send-document.ts";

/** What the entry of the client's server build is given for one page; the counterpart of its `RenderOptions`. */
interface RenderOptions<Router> {
  router: Router;
  createContext: () => Promise<Context>;
  assets: object | undefined;
  styles: string | undefined;
  lang: Language;
  messages: (lang: Language) => Messages;
  nonce: string;
  lostBare?: boolean;
  posted?: PostedForm;
}

/** Of one drawing: its own scripts are marked with the nonce. */
type Drawing = Pick<RenderOptions<never>, "nonce" | "lostBare" | "posted"> & { signal?: AbortSignal };

/** The client as it renders pages on the server. */
export interface Pages<Router> {
  render: (request: Request, options: RenderOptions<Router>) => Promise<Response>;
  /** Draws the page of a panel from its first answers, without what surrounds it; undefined where that cannot be done. */
  prerender?: (
    request: Request,
    input: PrerenderInput,
    options: Pick<RenderOptions<Router>, "router" | "createContext" | "lang" | "messages">,
  ) => Promise<string | undefined>;
  /** Vite's manifest of the client build; absent in development. */
  assets?: object;
  /** The styles of the plain pages; absent in development. */
  styles?: string;
  messages: (lang: Language) => Messages;
  /** Whether everybody is sent the same document at this path. Absent in development, where a page is drawn each time. */
  isShared?: (pathname: string) => boolean;
  /** What a shared page at a path reads of a query, as a query; empty where it reads nothing. Absent in development. */
  knownQuery?: (pathname: string, query: string) => string;
  /** The pattern of a path's page, `/category/$slug`; undefined where there is none. */
  patternOf: (pathname: string) => string | undefined;
  /** The patterns of the public pages. */
  publicPatterns: readonly string[];
  /** The drawing of a category's icon as SVG, in the colours of the light theme. */
  pictogram: (icon: string | undefined) => string;
}

interface Options<Router> {
  services: Services;
  router: Router;
  /** What pages use that is not of this origin; a page for everybody has no widget. */
  others: () => Promise<OtherOrigins>;
  /** Calls back whenever something changes that every page may show. */
  onChange: (changed: () => void) => void;
  /** What pages send by themselves, by their path; the call is made by who asks. */
  forms: Readonly<Record<string, PageForm>>;
  contextOf: (request: FastifyRequest) => Promise<Context>;
  /** Asked for each page, so that a development server can give its newest sources. */
  load: () => Promise<Pages<Router>>;
}

/** How old a shared document may be: as late a change by whichever process shows. Milliseconds. */
const maxAgeMs = 1_000;
/** About as many as there are public pages in two languages. */
const maxPages = 500;
/** An address with anything else in it is one of endlessly many: a search, somebody's mistake. Of a list only pages that are there are found. */
const keepable =
  /^\/(?:[^?]*(?:\?lang=[a-z]{2})?|(?:blogs|companies(?:\/[a-z\d-]+)?)\?page=[1-9]\d{0,2}(?:&lang=[a-z]{2})?)$/;

/** Where the files of the build are, each with a route of its own. */
const isAsset = /^\/assets(?:\/|$)/;

/** The document of a page that is the same for everybody, in a language. */
export type SharedPage = (request: FastifyRequest, url: string, lang: Language) => Promise<PageDocument>;

/** Every path that nothing else answers is a page: rendered here, its calls made in this process by nobody. */
export function pages<Router>(
  scope: FastifyInstance,
  { services, router, others, onChange, load, forms, contextOf }: Options<Router>,
): SharedPage {
  const origin = services.config.publicUrl;
  scope.setErrorHandler(sendErrorPage);
  const documents = ttlCache<PageDocument>({
    maxAgeMs,
    maxEntries: maxPages,
    shouldKeep: ({ status }) => status === 200,
  });
  /** What stands where nothing is, by language and pattern: endlessly many addresses have the same words. */
  const lost = ttlCache<PageDocument>({ maxAgeMs, maxEntries: maxPages });
  onChange(documents.invalidate);
  onChange(lost.invalidate);

  /** One drawing of an address at a time, at its cost. Not while others wait for the drawing: they would be refused with it. */
  async function lineUp(request: FastifyRequest): Promise<void> {
    request.spend(drawingCost);
    await request.lineUp();
  }

  /** Draws a page of a language. */
  async function draw(request: FastifyRequest, url: string, lang: Language, { signal, ...drawing }: Drawing) {
    const { render, assets, styles, messages } = await load();
    const context = anonymousContext(services, { lang, ip: request.ip, requestId: request.id, log: request.log });
    return render(
      // Not resolved but joined: `//elsewhere` is a path of this site.
      new Request(`${origin}${url}`, { headers: { accept: "text/html" }, ...(signal && { signal }) }),
      { router, createContext: () => Promise.resolve(context), assets, styles, lang, messages, ...drawing },
    );
  }
  const shared: SharedPage = async (request, url, lang) => {
    const key = `${lang} ${url}`;
    if (!documents.has(key)) await lineUp(request);
    return documents.get(key, async (last) => {
      const nonce = newNonce();
      const page = await draw(request, url, lang, { nonce, lostBare: true });
      if (page.status !== 404) return pageDocumentOf(page, nonce, last);
      const { patternOf } = await load();
      return lost.get(`${lang} ${patternOf(url.replace(/\?.*/s, "")) ?? ""}`, async (lastLost) =>
        pageDocumentOf(await draw(request, url, lang, { nonce }), nonce, lastLost),
      );
    });
  };

  scope.get("/*", async (request, reply) => {
    const { url } = request;
    const path = url.replace(/\?.*/s, "");
    if (/[^/]\/+$/.test(path)) return reply.redirect(withoutSlash(url), 301);
    // A file of a build that is gone, or a guess: no page is behind it.
    if (isAsset.test(path)) throw new DomainError("NOT_FOUND");
    const { isShared, knownQuery, patternOf } = await load();
    if (patternOf(path) === undefined && !readsPages(request)) throw new DomainError("NOT_FOUND");
    if (isPrivate(path)) void reply.header("x-robots-tag", "noindex");
    const asked = askedLanguage(request.query, request.offered);
    const lang = pageLanguageOf(request);
    // The pages behind this one speak the language too.
    if (asked) void reply.header("set-cookie", languageChoice(asked, new URL(origin).protocol));
    void reply.header("cache-control", revalidated).header("vary", "cookie, accept-encoding");
    const read = isShared?.(path) && knownQuery ? readPart(url, path, { knownQuery, asked }) : url;
    if (keepable.test(read) && isShared?.(path)) {
      const document = await shared(request, read, lang);
      const { connect } = await others();
      reply.allowInline(document.inline, { connect });
      return sendDocument(document, request, reply);
    }
    const nonce = newNonce();
    await lineUp(request);
    const page = await draw(request, read, lang, { nonce, signal: whileOpen(reply) });
    // The nonce is good for this one answer.
    reply.allowInline(`'nonce-${nonce}'`, await others());
    return send(page, request, reply);
  });
  takeForms(scope, {
    forms,
    origin,
    contextOf,
    async draw(request, reply, posted) {
      const nonce = newNonce();
      await request.lineUp();
      reply.allowInline(`'nonce-${nonce}'`, await others());
      return draw(request, request.url, pageLanguageOf(request), { nonce, posted, signal: whileOpen(reply) });
    },
  });
  return shared;
}

/** An address without what nobody reads of its query: that would be drawn anew for each of endlessly many. */
function readPart(
  url: string,
  path: string,
  { knownQuery, asked }: { knownQuery: NonNullable<Pages<never>["knownQuery"]>; asked: Language | undefined },
): string {
  if (url === path) return url;
  const known = new URLSearchParams(knownQuery(path, url.slice(path.length)));
  if (asked) known.set("lang", asked);
  return known.size > 0 ? `${path}?${known.toString()}` : path;
}

const newNonce = () => randomBytes(16).toString("base64url");

/** An address without the slashes at the end of its path: never one of another site, however it is spelt. */
function withoutSlash(url: string): string {
  const { pathname, search } = new URL(`http://site.invalid${url}`);
  return pathname.replace(/^\/+/, "/").replace(/(?<=[^/])\/+$/, "") + search;
}

/** An unknown path leads people home; what looks for a picture, data or a script is told that there is none. */
const readsPages = ({ headers: { accept = "*/*" } }: FastifyRequest): boolean =>
  /text\/html|application\/xhtml/i.test(accept) || /^\s*(?:\*\/\*|$)/.test(accept);

/** A reader that goes away ends the rendering, which is no fault to be told in the log. */
function whileOpen(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) controller.abort(new DomainError("BAD_REQUEST"));
  });
  return controller.signal;
}

async function send(page: Response, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  void reply.code(page.status);
  page.headers.forEach((value, name) => void reply.header(name, value));
  const body = Buffer.from(await page.arrayBuffer());
  if (body.length === 0) return reply.send();
  const coding = codingFor(request.headers["accept-encoding"]);
  if (!coding) return reply.send(body);
  return reply.header("content-encoding", coding).send(await compressed(body, coding));
}

/** Its words follow the language cookie. */
const revalidated = "private, no-cache";
