import type { FastifyInstance } from "fastify";
import type { Pages, SharedPage } from "../../plugins/pages.ts";
import type { Services } from "../../trpc/services.ts";
import { openGraphImages } from "./open-graph.ts";
import { robots } from "./robots.ts";
import { sitemap } from "./sitemap.ts";

export interface PublicSiteOptions {
  services: Services;
  load: () => Promise<Pick<Pages<never>, "patternOf" | "publicPatterns" | "pictogram">>;
  page: SharedPage;
}

/** What search engines and networks ask for beside the pages. */
export function publicSite(scope: FastifyInstance, options: PublicSiteOptions): void {
  robots(scope, options);
  sitemap(scope, options);
  openGraphImages(scope, options);
}
