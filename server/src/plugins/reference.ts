import path from "node:path";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

const root = path.dirname(fileURLToPath(import.meta.resolve("swagger-ui-dist/package.json")));

/** Only these of the package's files are shown. */
const files = new Set(["/swagger-ui.css", "/swagger-ui-bundle.js"]);

/** The reference page of the API, from files of this server alone and without inline scripts, as the policy wants it. */
export async function reference(scope: FastifyInstance): Promise<void> {
  const base = `${scope.prefix}/docs`;
  // The only pages under this prefix: they have the policy of one, and nothing inline.
  scope.addHook("onRequest", async (_request, reply) => reply.allowInline(""));
  // Somebody who types the address of the API wants to know what it can do.
  scope.get("/", (_request, reply) => reply.redirect(base));
  scope.get("/docs", (_request, reply) => reply.type("text/html; charset=utf-8").send(page(base)));
  scope.get("/docs/start.js", (_request, reply) =>
    reply.type("text/javascript; charset=utf-8").send(start(scope.prefix)),
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

const page = (base: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>API</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="${base}/files/swagger-ui.css" />
    <link rel="stylesheet" href="${base}/page.css" />
  </head>
  <body>
    <main id="reference"></main>
    <script src="${base}/files/swagger-ui-bundle.js"></script>
    <script src="${base}/start.js"></script>
  </body>
</html>
`;

const start = (prefix: string) => `SwaggerUIBundle({
  url: "${prefix}/openapi.json",
  dom_id: "#reference",
  deepLinking: true,
  validatorUrl: null,
  persistAuthorization: false,
  docExpansion: "none",
  defaultModelsExpandDepth: 0,
  showExtensions: true,
});
`;

const style = `body { margin: 0; background: #fff; }
.swagger-ui .topbar { display: none; }
`;
