import { textLanguageOf } from "@metiro/shared/languages";
import type { FastifyReply, FastifyRequest } from "fastify";
import html from "html-template-tag";
import { retryAfterOf, problemFor } from "../errors/problem.ts";
import { refusalOf } from "../errors/refusal.ts";
import { i18nFor } from "../i18n/catalogues.ts";
import { pageLanguageOf } from "../i18n/lang.ts";
import { logRefusal } from "../errors/send-problem.ts";

/** A page in place of one that could not be rendered: words and a way on, nothing that could fail again. */
export function sendErrorPage(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const lang = textLanguageOf(pageLanguageOf(request));
  const i18n = i18nFor(lang);
  const refusal = refusalOf(thrown);
  logRefusal(refusal, request);
  const { status, title, detail, requestId } = problemFor(refusal, { lang, requestId: request.id });
  const retryAfter = retryAfterOf(refusal);
  if (retryAfter !== undefined) void reply.header("retry-after", retryAfter);
  const again = i18n.t({ id: "errorPage.again", message: "Revenir à l’accueil" });
  const page = html`<!doctype html>
    <html lang="${lang}">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${title}</title>
      <h1>${title}</h1>
      <p>${detail}</p>
      <p><a href="/">${again}</a></p>
      <p><small>${requestId}</small></p>
    </html>`;
  return reply.code(status).header("cache-control", "no-store").type("text/html; charset=utf-8").send(page);
}
