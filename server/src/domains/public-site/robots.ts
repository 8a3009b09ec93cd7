import type { FastifyInstance } from "fastify";
import { privatePaths } from "../../plugins/pages/private-paths.ts";
import type { PublicSiteOptions } from "./options.ts";

/** Calls are no pages; the pictures behind them belong to pages. */
const calls = ["Disallow: /api", "Allow: /api/File", "Disallow: /trpc"];

/** `/robots.txt`: what is not to be read, and where the rest is listed. */
export function robots(scope: FastifyInstance, { services }: Pick<PublicSiteOptions, "services">): void {
  const rooms = privatePaths.map((path) => `Disallow: ${path}`);
  const lines = ["User-agent: *", ...rooms, ...calls, "", `Sitemap: ${services.config.publicUrl}/sitemap.xml`, ""];
  const text = lines.join("\n");
  scope.get("/robots.txt", (_request, reply) =>
    reply.type("text/plain; charset=utf-8").header("cache-control", "public, max-age=3600").send(text),
  );
}
