import { createHash } from "node:crypto";
import { textLanguageOf } from "@metiro/shared/languages";
import type { FastifyReply, FastifyRequest } from "fastify";
import html from "html-template-tag";
import { retryAfterOf, problemFor } from "../errors/problem.ts";
import { refusalOf } from "../errors/refusal.ts";
import { i18nFor } from "../i18n/catalogues.ts";
import { pageLanguageOf } from "../i18n/lang.ts";
import { logRefusal } from "../errors/send-problem.ts";

/** The whole look of such a page: it may have to do without every file of the client. */
const style = [
  ":root{color-scheme:light dark;font:1.0625rem/1.6 system-ui,sans-serif}",
  "body{max-width:34rem;margin:0 auto;padding:18vh 1.5rem 2rem}",
  "h1{font-size:1.75rem;line-height:1.2;text-wrap:balance}",
  "a{color:LinkText}",
  "small{overflow-wrap:anywhere}",
].join("");
/** Not written into the page below: a formatter would change what is hashed. */
const styleElement = `<style>${style}</style>`;
const styleSource = `'sha256-${createHash("sha256").update(style).digest("base64")}'`;

/** A page in place of one that could not be rendered: words and a way on, nothing that could fail again. */
export function sendErrorPage(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const lang = textLanguageOf(pageLanguageOf(request));
  const i18n = i18nFor(lang);
  const refusal = refusalOf(thrown);
  logRefusal(refusal, request);
  const { status, title, detail, requestId } = problemFor(refusal, { lang, requestId: request.id });
  const retryAfter = retryAfterOf(refusal);
  if (retryAfter !== undefined) void reply.header("retry-after", retryAfter);
  const isMaintenance = refusal.code === "MAINTENANCE";
  const heading = isMaintenance ? i18n.t({ id: "errorPage.maintenance", message: "Nous revenons bientôt" }) : title;
  const again = isMaintenance
    ? i18n.t({ id: "errorPage.retry", message: "Réessayer" })
    : i18n.t({ id: "errorPage.again", message: "Revenir à l’accueil" });
  // An empty address opens the same page anew, without what a form had sent.
  const next = isMaintenance ? "" : "/";
  reply.allowInline(styleSource);
  const page = html`<!doctype html>
    <html lang="${lang}">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${heading}</title>
      $${styleElement}
      <h1>${heading}</h1>
      <p>${detail}</p>
      <p><a href="$${next}">${again}</a></p>
      <p><small>${requestId}</small></p>
    </html>`;
  return reply.code(status).header("cache-control", "no-store").type("text/html; charset=utf-8").send(page);
}
