import { readFile } from "node:fs/promises";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { documentHeaders } from "../security-headers.ts";

/** Vite writes the hash of the content into the names of what it builds: `assets/index-D4jU_Hb3.js`. */
const hashed = /\/assets\/[^/]+-[\w-]{8}\.\w+(?:\.(?:br|gz))?$/;

/** What no browser takes for a document; a drawing and a worker keep the policy of one. */
const slim = /^(?!.*worker).*\.(?:js|css|json|woff2)(?:\.(?:br|gz))?$/;

const forever = "public, max-age=31536000, immutable";
/** Asked again each time, answered with 304 while it is the same. */
const revalidated = "public, no-cache";

interface StaticOptions {
  root: string;
  /** Else browsers get the worker that keeps nothing, in its place and under its name: so it reaches those that have the other one. */
  worker: boolean;
}

/** The files of the client build. Each has a route of its own, so that everything else is left to the pages. */
export async function staticFiles(app: FastifyInstance, { root, worker }: StaticOptions): Promise<void> {
  const needless = documentHeaders();
  await app.register(fastifyStatic, {
    root: path.resolve(root),
    prefix: "/",
    wildcard: false,
    index: false,
    dotfiles: "ignore",
    globIgnore: ["**/.vite/**", "**/*.br", "**/*.gz", ...(worker ? [] : ["service-worker.js"])],
    preCompressed: true,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const name = file.split(path.sep).join("/");
      void reply.header("cache-control", hashed.test(name) && !name.includes("/assets/i18n/") ? forever : revalidated);
      if (slim.test(path.basename(name))) for (const header of needless) void reply.removeHeader(header);
    },
  });
  if (worker) return;
  const off = await readFile(path.resolve(root, "service-worker-off.js"), "utf8");
  app.get("/service-worker.js", (_request, reply) =>
    reply.type("text/javascript; charset=utf-8").header("cache-control", revalidated).send(off),
  );
}
