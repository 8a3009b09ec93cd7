import { randomBytes } from "node:crypto";
import type { Messages } from "@lingui/core";
import { type Language, languageChoice } from "@metiro/shared/languages";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { askedLanguage, pageLanguageOf } from "../i18n/lang.ts";
import type { Services } from "../services.ts";
import { anonymousContext, type Context } from "../trpc/context.ts";
import { codingFor, compressed } from "./compressed.ts";
import { sendErrorPage } from "./error-page.ts";
import { kept } from "./kept.ts";
import { documentOf, type PageDocument } from "./page-document.ts";

/** What the entry of the client's server build is given for one page; the counterpart of its `RenderOptions`. */
interface RenderOptions<Router> {
  router: Router;
  createContext: () => Promise<Context>;
  assets: object | undefined;
  lang: Language;
  messages: (lang: Language) => Messages;
  nonce: string;
}

/** The client as it renders pages on the server. */
export interface Pages<Router> {
  render: (request: Request, options: RenderOptions<Router>) => Promise<Response>;
  /** Vite's manifest of the client build; absent in development. */
  assets?: object;
  messages: (lang: Language) => Messages;
  /** Whether everybody is sent the same document at this path. Absent in development, where a page is drawn each time. */
  isShared?: (pathname: string) => boolean;
}

interface Options<Router> {
  services: Services;
  router: Router;
  /** The other site whose script and frame a page may have now; most often none. */
  widget: () => Promise<string | undefined>;
  /** Asked for each page, so that a development server can give its newest sources. */
  load: () => Promise<Pages<Router>>;
}

/** How old a shared document may be: as late a change by whichever process shows. Milliseconds. */
const maxAge = 1_000;
/** About as many as there are public pages in two languages. */
const most = 500;
/** An address with anything else in it is one of endlessly many: a search, somebody's mistake. */
const keepable = /^(\/[^?]*)(?:\?lang=[a-z]{2})?$/;

/** Every path that nothing else answers is a page: rendered here, its calls made in this process by nobody. */
export function pages<Router>(scope: FastifyInstance, { services, router, widget, load }: Options<Router>): void {
  const origin = services.config.publicUrl;
  scope.setErrorHandler(sendErrorPage);
  const documents = kept<PageDocument>({ maxAge, most, keeps: ({ status }) => status === 200 });
  scope.get("/*", async (request, reply) => {
    const { render, assets, messages, isShared } = await load();
    const asked = askedLanguage(request.query);
    const lang = pageLanguageOf(request);
    // The pages behind this one speak the language too.
    if (asked) void reply.header("set-cookie", languageChoice(asked));
    const nonce = randomBytes(16).toString("base64url");
    const draw = (signal?: AbortSignal) => {
      const context = anonymousContext(services, { lang, ip: request.ip, requestId: request.id, log: request.log });
      return render(
        // Not resolved but joined: `//elsewhere` is a path of this site.
        new Request(`${origin}${request.url}`, { headers: { accept: "text/html" }, ...(signal && { signal }) }),
        { router, createContext: () => Promise.resolve(context), assets, lang, messages, nonce },
      );
    };
    const path = keepable.exec(request.url)?.[1];
    if (path !== undefined && isShared?.(path)) {
      const key = `${lang} ${request.url}`;
      const document = await documents.get(key, async (last) => documentOf(await draw(), nonce, last));
      return sendDocument(document, request, reply);
    }
    const page = await draw(whileOpen(reply));
    reply.allowInline(`'nonce-${nonce}'`, await widget());
    return send(page, request, reply);
  });
}

/** A reader that goes away ends the rendering. */
function whileOpen(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** With a tag, so that whoever has it already is told so and nothing more. */
async function sendDocument(document: PageDocument, request: FastifyRequest, reply: FastifyReply) {
  const coding = codingFor(request.headers["accept-encoding"]);
  const tag = `"${document.hash}${coding ? `-${coding}` : ""}"`;
  for (const [name, value] of document.headers) void reply.header(name, value);
  void reply.header("cache-control", revalidated).header("vary", "cookie, accept-encoding").header("etag", tag);
  reply.allowInline(document.inline);
  if (request.headers["if-none-match"]?.split(/\s*,\s*/).some((had) => had.replace(/^W\//, "") === tag))
    return reply.code(304).send();
  if (coding) void reply.header("content-encoding", coding);
  return reply.code(document.status).send(await document.as(coding));
}

async function send(page: Response, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  void reply.code(page.status);
  page.headers.forEach((value, name) => void reply.header(name, value));
  // The nonce in it is good for this one answer.
  void reply.header("cache-control", revalidated).header("vary", "cookie, accept-encoding");
  const body = Buffer.from(await page.arrayBuffer());
  if (body.length === 0) return reply.send();
  const coding = codingFor(request.headers["accept-encoding"]);
  if (!coding) return reply.send(body);
  return reply.header("content-encoding", coding).send(await compressed(body, coding));
}

/** Its words follow the language cookie. */
const revalidated = "private, no-cache";
