import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Messages } from "@lingui/core";
import { type Language, languageChoice } from "@metiro/shared/languages";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { askedLanguage, pageLanguageOf } from "../i18n/lang.ts";
import type { Services } from "../services.ts";
import { anonymousContext, type Context } from "../trpc/context.ts";
import { sendErrorPage } from "./error-page.ts";

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
}

interface Options<Router> {
  services: Services;
  router: Router;
  /** Asked for each page, so that a development server can give its newest sources. */
  load: () => Promise<Pages<Router>>;
}

/** Every path that nothing else answers is a page: rendered here, its calls made in this process by nobody. */
export function pages<Router>(scope: FastifyInstance, { services, router, load }: Options<Router>): void {
  const origin = services.config.publicUrl;
  scope.setErrorHandler(sendErrorPage);
  scope.get("/*", async (request, reply) => {
    const { render, assets, messages } = await load();
    const asked = askedLanguage(request.query);
    const lang = pageLanguageOf(request);
    // The pages behind this one speak the language too.
    if (asked) void reply.header("set-cookie", languageChoice(asked));
    const nonce = reply.allowInline();
    const context = anonymousContext(services, { lang, ip: request.ip, requestId: request.id, log: request.log });
    const page = await render(
      // Not resolved but joined: `//elsewhere` is a path of this site.
      new Request(`${origin}${request.url}`, { headers: { accept: "text/html" }, signal: whileOpen(reply) }),
      { router, createContext: () => Promise.resolve(context), assets, lang, messages, nonce },
    );
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

async function send(page: Response, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  void reply.code(page.status);
  page.headers.forEach((value, name) => void reply.header(name, value));
  // The nonce in it is good for this one answer, and its words follow the language cookie.
  void reply.header("cache-control", "private, no-cache").header("vary", "cookie, accept-encoding");
  const body = Buffer.from(await page.arrayBuffer());
  if (body.length === 0) return reply.send();
  const coding = codingFor(request.headers["accept-encoding"]);
  if (!coding) return reply.send(body);
  return reply.header("content-encoding", coding).send(await compress[coding](body));
}

const brotli = promisify(brotliCompress);
const compress = {
  br: (body: Buffer) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: promisify<Buffer, Buffer>(gzip),
};

const codingFor = (accepted = "") => (/\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : undefined);
