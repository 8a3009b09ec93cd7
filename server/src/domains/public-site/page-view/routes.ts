import { pageViewPath } from "@metiro/shared/page-view/constants";
import { pageView } from "@metiro/shared/page-view/schema";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../../db/client.ts";
import type { Pages } from "../../../plugins/pages/pages.ts";
import type { Services } from "../../../trpc/services.ts";
import { settings } from "../../application-config/index.ts";
import { isPerson, plainBody } from "../plain-body.ts";
import { pageCounter } from "./counter.ts";

interface Options {
  services: Pick<Services, "db" | "sql">;
  load: () => Promise<Pick<Pages<never>, "patternOf">>;
}

/** The platform's own count of page views: which page, which day, which language, and nothing of who came. */
export async function pageViewRoutes(scope: FastifyInstance, { services, load }: Options): Promise<void> {
  const counter = pageCounter(services.sql, scope.log);
  scope.addHook("onClose", counter.stop);
  scope.post(pageViewPath, { bodyLimit: 4_000 }, async (request, reply) => {
    const { path, lang } = plainBody(pageView, request.body);
    const { "analytics.provider": provider } = await settings(services.db);
    const pattern = (await load()).patternOf(path);
    if (pattern !== undefined && provider === "first-party" && isPerson(request)) counter.count(pattern, lang);
    return reply.code(204).send();
  });
}

/** Where pages tell their views when that is not this server: a page's policy has to allow it. */
export async function analyticsOrigin(db: Db): Promise<string | undefined> {
  const { "analytics.provider": provider, "analytics.url": url } = await settings(db);
  return provider === "plausible" && url !== "" ? new URL(url).origin : undefined;
}
