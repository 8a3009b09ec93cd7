import { gzipSync } from "node:zlib";
import {
  type PrerenderInput,
  prerenderPageHeader,
  prerenderReader,
  type PrerenderReader,
  prerenderReaderHeader,
} from "@metiro/shared/prerender";
import type { FastifyRequest } from "fastify";
import { DomainError } from "../../errors/domain-error.ts";
import { drawingCost } from "../../limits/costs.ts";
import { isPlain } from "../../trpc/send-json.ts";
import { anonymousContext } from "../../trpc/context.ts";
import type { Prerender } from "../../trpc/rpc/rpc-call.ts";
import type { Services } from "../../trpc/services.ts";
import type { Pages } from "./pages.ts";

interface Options<Router> {
  services: Services;
  router: Router;
  load: () => Promise<Pages<Router>>;
}

/** An address within this site, as long as a batch of calls may be. */
const page = /^\/(?:tenderer|company|admin)(?:[/?][^#\\]{0,2000})?$/;

/** An image that opens without a token. */
const signed = / (?:src|srcset|href)="[^"]*signature=[^"]*"/g;

/**
 * Draws the page of a panel from the answers that its reader was just given, for that one answer: nothing more is read, nothing of it is
 * kept. Where it cannot be drawn, or its address has drawn too much, the answers go out as ever. It is compressed by itself,
 * so that nothing of what may not be (trpc/send-json.ts) is drawn.
 */
export function prerenderer<Router>({ services, router, load }: Options<Router>): Prerender {
  return async (request, { actor, lang, refusal }, calls, answers) => {
    const asked = request.headers[prerenderPageHeader];
    const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? "")?.[1];
    if (typeof asked !== "string" || !page.test(asked) || !token || !actor || actor.key || refusal) return undefined;
    try {
      const reader = readerOf(request);
      request.spend(drawingCost);
      const { prerender, messages } = await load();
      const context = anonymousContext(services, { lang, ip: request.ip, requestId: request.id, log: request.log });
      const all = JSON.parse(answers) as PrerenderInput["answers"];
      const isDrawn = ({ path }: { path: string }) => isPlain({ path, type: "query" });
      const drawn = await prerender?.(
        new Request(`${services.config.publicUrl}${asked}`),
        {
          token,
          userId: actor.userId,
          reader,
          calls: calls.filter(isDrawn),
          answers: all.filter((_, rank) => isDrawn(calls[rank] ?? { path: "" })),
        },
        { router, createContext: () => Promise.resolve(context), lang, messages },
      );
      return drawn && gzipSync(drawn.replaceAll(signed, "")).toString("base64");
    } catch (err) {
      if (!(err instanceof DomainError)) request.log.warn({ err }, "A page of a panel could not be drawn ahead");
      return undefined;
    }
  };
}

/** Who reads, as the device says; what is drawn goes to that device alone. */
function readerOf({ headers }: FastifyRequest): PrerenderReader {
  const given = headers[prerenderReaderHeader];
  return prerenderReader.parse(JSON.parse(decodeURIComponent(typeof given === "string" ? given : "")));
}
