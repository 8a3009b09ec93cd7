import type { PostedForm } from "@metiro/shared/auth/posted-form";
import type { SignedIn } from "@metiro/shared/auth/schema";
import type { ProcedurePath } from "@metiro/shared/permissions";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { DomainError } from "../../errors/domain-error.ts";
import { problemFor, retryAfterOf } from "../../errors/problem.ts";
import { refusalOf } from "../../errors/refusal.ts";
import { logRefusal } from "../../errors/send-problem.ts";
import { pageLanguageOf } from "../../i18n/lang.ts";
import { costOf, drawingCost } from "../../limits/costs.ts";
import type { Context } from "../../trpc/context.ts";

/** A form of a page, and the call that it makes when the browser sends it by itself: before the page's script is there, or without it. */
export interface PageForm {
  call: ProcedurePath;
  /** The fields that the page is drawn again with. No secret is one of them. */
  shown: readonly string[];
  /** Makes the call: opens a session, or leads on. */
  send: (ctx: Context, sent: SentForm) => Promise<{ user: SignedIn } | { next: string }>;
}

export interface SentForm {
  fields: Readonly<Record<string, string>>;
  /** The query of the page's address, with its question mark; empty where there is none. */
  search: string;
}

interface Options {
  /** By the path of the page. */
  forms: Readonly<Record<string, PageForm>>;
  /** Where people reach the site. */
  origin: string;
  contextOf: (request: FastifyRequest) => Promise<Context>;
  /** Draws the page that the form was sent from, with what came of it. */
  draw: (request: FastifyRequest, reply: FastifyReply, posted: PostedForm) => Promise<Response>;
}

/** Bytes of a form: a dozen short fields. */
const maxBodyBytes = 16_384;

/** Takes what pages send by themselves; each answer is the page again, or the way on. Its secrets stand in no address and in no cache. */
export function takeForms(scope: FastifyInstance, { forms, origin, contextOf, draw }: Options): void {
  void scope.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
    );
    for (const [path, form] of Object.entries(forms))
      own.post(
        path,
        { bodyLimit: maxBodyBytes, config: { cost: costOf(form.call) + drawingCost } },
        async (request, reply) => {
          if (!isOwn(request, origin)) throw new DomainError("FORBIDDEN");
          void reply.header("cache-control", "no-store").header("x-robots-tag", "noindex");
          const sent = {
            fields: (request.body ?? {}) as SentForm["fields"],
            search: /\?.*/s.exec(request.url)?.[0] ?? "",
          };
          const ctx = { ...(await contextOf(request)), lang: pageLanguageOf(request) };
          const came = await outcome(request, form, { ctx, sent });
          if (ctx.knownDevice.setCookie) void reply.header("set-cookie", ctx.knownDevice.setCookie);
          if ("next" in came) return reply.redirect(came.next, 303);
          const { retryAfter, ...posted } = came;
          if (retryAfter !== undefined) void reply.header("retry-after", retryAfter);
          const page = await draw(request, reply, posted);
          page.headers.forEach((value, name) => void reply.header(name, value));
          // Not compressed: beside a token stands what somebody typed.
          return reply.code(posted.problem?.status ?? page.status).send(Buffer.from(await page.arrayBuffer()));
        },
      );
  });
}

type Outcome = { next: string } | (PostedForm & { retryAfter?: number });

async function outcome(
  request: FastifyRequest,
  { send, shown }: PageForm,
  { ctx, sent }: { ctx: Context; sent: SentForm },
): Promise<Outcome> {
  const values = Object.fromEntries(shown.flatMap((name) => (sent.fields[name] ? [[name, sent.fields[name]]] : [])));
  try {
    const done = await send(ctx, sent);
    return "next" in done ? done : { values, user: done.user };
  } catch (error) {
    const refusal = refusalOf(error);
    logRefusal(refusal, request);
    const retryAfter = retryAfterOf(refusal);
    const problem = problemFor(refusal, { lang: ctx.lang, requestId: request.id });
    return { values, problem, ...(retryAfter !== undefined && { retryAfter }) };
  }
}

/**
 * Whether a page of this site sent it: another one could sign its reader in to an account of its own. Browsers say so by one of
 * these, and no page can write them (https://developer.mozilla.org/docs/Web/HTTP/Headers/Sec-Fetch-Site).
 */
function isOwn({ headers }: FastifyRequest, origin: string): boolean {
  const site = headers["sec-fetch-site"];
  return site === undefined ? headers.origin === new URL(origin).origin : site === "same-origin";
}
