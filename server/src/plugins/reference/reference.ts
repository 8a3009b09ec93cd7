import { accent } from "@metiro/shared/colours";
import path from "node:path";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { serveGuide } from "./guide.ts";

const root = path.dirname(fileURLToPath(import.meta.resolve("swagger-ui-dist/package.json")));

/** Only these of the package's files are shown. */
const files = new Set(["/swagger-ui.css", "/swagger-ui-bundle.js"]);

/** Whose documents there are, by the word in their address, and what they are called. */
type Readers = Readonly<Record<string, string>>;

/** The reference page of the API and its guide, from files of this server alone and without inline scripts, as the policy wants it. */
export async function reference(
  scope: FastifyInstance,
  { origin, readers }: { origin: string; readers: Readers },
): Promise<void> {
  const base = `${scope.prefix}/docs`;
  // The only pages under this prefix: they have the policy of one, and nothing inline.
  scope.addHook("onRequest", async (_request, reply) => reply.allowInline(""));
  serveGuide(scope, { origin });
  // Somebody who types the address of the API wants to know what it can do.
  scope.get("/", (_request, reply) => reply.redirect(base));
  scope.get("/docs", (_request, reply) => reply.type("text/html; charset=utf-8").send(page(scope.prefix, readers)));
  scope.get("/docs/start.js", (_request, reply) =>
    reply.type("text/javascript; charset=utf-8").send(start(scope.prefix, readers)),
  );
  scope.get("/docs/page.css", (_request, reply) => reply.type("text/css; charset=utf-8").send(style));
  await scope.register(fastifyStatic, {
    root,
    prefix: "/docs/files/",
    index: false,
    decorateReply: false,
    allowedPath: (name) => files.has(name),
    maxAge: "1d",
  });
}

/** Leads to the calls alone that a key of one kind of account may be made for. */
const forReaders = (prefix: string, readers: Readers) =>
  Object.entries(readers)
    .map(([reader, words]) => `<a href="${prefix}/docs?for=${reader}">For a key of ${words}</a>`)
    .join(" ");

const page = (prefix: string, readers: Readers) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>API</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="${prefix}/docs/files/swagger-ui.css" />
    <link rel="stylesheet" href="${prefix}/docs/page.css" />
  </head>
  <body>
    <nav aria-label="API"><a href="${prefix}/guide">Guide</a> <a href="${prefix}/changelog">Changelog</a>
      <a href="${prefix}/docs">All calls</a> ${forReaders(prefix, readers)}</nav>
    <main id="reference"></main>
    <script src="${prefix}/docs/files/swagger-ui-bundle.js"></script>
    <script src="${prefix}/docs/start.js"></script>
  </body>
</html>
`;

const start = (prefix: string, readers: Readers) => `const reader = new URLSearchParams(location.search).get("for");
SwaggerUIBundle({
  url: ${JSON.stringify(Object.keys(readers))}.includes(reader) ? "${prefix}/openapi/" + reader + ".json" : "${prefix}/openapi.json",
  dom_id: "#reference",
  deepLinking: true,
  validatorUrl: null,
  persistAuthorization: false,
  docExpansion: "none",
  defaultModelsExpandDepth: 0,
  showExtensions: true,
});
`;

const style = `body { margin: 0; background: #fff; font-family: "Helvetica Neue", Arial, sans-serif; }
nav { display: flex; flex-wrap: wrap; gap: 0 1.5rem; max-width: 1460px; margin: 0 auto; padding: 0.75rem 20px 0; }
nav a { padding: 0.625rem 0; color: ${accent.light}; }
.swagger-ui .topbar { display: none; }
`;
