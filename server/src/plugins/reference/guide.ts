import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import html from "html-template-tag";
import { copyScript, guideStyle } from "./guide-style.ts";
import { toHtml, type RenderedText } from "./to-html.ts";

const docs = path.resolve(import.meta.dirname, "../../../../docs");

/** Texts of `docs` that are served, by their address below /api. */
const texts = { guide: "api.md", changelog: "api-changelog.md" } as const;
type Name = keyof typeof texts;

/** The address that stands in the guide for that of the installation. */
const example = "http://127.0.0.1:3000";

interface Options {
  /** Where the installation is reached. */
  origin: string;
}

/** The guide to the API and what is new in it, from the files of `docs`, with the address of this installation in every snippet. */
export function serveGuide(scope: FastifyInstance, { origin }: Options): void {
  const { prefix } = scope;
  const addressOf = (file: string) => {
    const [name] = Object.entries(texts).find(([, own]) => own === file) ?? [];
    if (name === undefined) throw new Error(`${file} is not served`);
    return `${prefix}/${name}`;
  };
  const made = new Map<Name, Promise<{ page: string; etag: string }>>();
  const make = async (name: Name) => {
    const text = await readFile(path.join(docs, texts[name]), "utf8");
    const page = pageOf(name, toHtml(text.replaceAll(example, origin), addressOf), prefix);
    return { page, etag: `"${createHash("sha256").update(page).digest("base64url").slice(0, 22)}"` };
  };
  const send = (name: Name) => async (request: FastifyRequest, reply: FastifyReply) => {
    // It never changes while the process lives; a file that could not be read is tried again.
    const making = made.get(name) ?? make(name);
    made.set(name, making);
    const { page, etag } = await making.catch((error: unknown) => {
      made.delete(name);
      throw error;
    });
    void reply.header("etag", etag).header("cache-control", "no-cache");
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();
    return reply.type("text/html; charset=utf-8").send(page);
  };
  for (const name of Object.keys(texts) as Name[]) scope.get(`/${name}`, send(name));
  scope.get("/guide/page.css", (_request, reply) => reply.type("text/css; charset=utf-8").send(guideStyle));
  scope.get("/guide/copy.js", (_request, reply) => reply.type("text/javascript; charset=utf-8").send(copyScript));
}

function pageOf(name: Name, { title, body, sections }: RenderedText, prefix: string): string {
  const links = [
    { to: `${prefix}/guide`, words: "Guide", here: name === "guide" },
    { to: `${prefix}/docs`, words: "Reference", here: false },
    { to: `${prefix}/changelog`, words: "Changelog", here: name === "changelog" },
    { to: `${prefix}/openapi.json`, words: "OpenAPI", here: false },
  ].map(({ to, words, here }) =>
    here ? html`<a href="$${to}" aria-current="page">${words}</a>` : html`<a href="$${to}">${words}</a>`,
  );
  const contents = sections.map(({ id, words }) => html`<li><a href="#$${id}">$${words}</a></li>`);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>$${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="$${prefix}/guide/page.css" />
        <script src="$${prefix}/guide/copy.js" defer></script>
      </head>
      <body>
        <a class="skip" href="#text">Skip to the text</a>
        <header>
          <a class="brand" href="/" lang="fr">Metiro</a>
          <nav aria-label="API">$${links.join("")}</nav>
        </header>
        <div class="columns">
          <details class="contents" open>
            <summary>On this page</summary>
            <ul>
              $${contents.join("")}
            </ul>
          </details>
          <main id="text" tabindex="-1">$${body}</main>
        </div>
      </body>
    </html>`;
}
