export { analyticsOrigin } from "./page-view/routes.ts";
export { pageViewRoutes } from "./page-view/routes.ts";
export { formProgressRoutes } from "./form-progress/routes.ts";
import type { FastifyInstance } from "fastify";
import { appManifest } from "./app-manifest.ts";
import { openGraphImages } from "./open-graph.ts";
import type { PublicSiteOptions } from "./options.ts";
import { robots } from "./robots.ts";
import { sitemap } from "./sitemap.ts";

/** What search engines, networks and devices ask for beside the pages. */
export function publicSite(scope: FastifyInstance, options: PublicSiteOptions): void {
  appManifest(scope, options);
  robots(scope, options);
  sitemap(scope, options);
  openGraphImages(scope, options);
}
