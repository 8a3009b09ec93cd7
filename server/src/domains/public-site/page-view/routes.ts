import { pageViewPath } from "@metiro/shared/page-view/constants";
import { type PageView, pageView } from "@metiro/shared/page-view/schema";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { isbot } from "isbot";
import { DomainError } from "../../../errors/domain-error.ts";
import type { Pages } from "../../../plugins/pages/pages.ts";
import type { Services } from "../../../trpc/services.ts";
import { settings } from "../../application-config/index.ts";
import { pageCounter } from "./counter.ts";
import type { Db } from "../../../db/client.ts";

interface Options {
  services: Pick<Services, "db" | "sql">;
  load: () => Promise<Pick<Pages<never>, "patternOf">>;
}

/** The platform's own count of page views: which page, which day, which language, and nothing of who came. */
export async function pageViewRoutes(scope: FastifyInstance, { services, load }: Options): Promise<void> {
  const counter = pageCounter(services.sql, scope.log);
  scope.addHook("onClose", counter.stop);
  // Pages send it as plain text: anything else would make a browser ask for leave first.
  scope.post(pageViewPath, { bodyLimit: 4_000 }, async (request, reply) => {
    const { path, lang } = viewIn(request.body);
    const { "analytics.provider": provider } = await settings(services.db);
    const pattern = (await load()).patternOf(path);
    if (pattern !== undefined && provider === "first-party" && isPerson(request)) counter.count(pattern, lang);
    return reply.code(204).send();
  });
}

function viewIn(body: unknown): PageView {
  if (typeof body !== "string") throw new DomainError("VALIDATION_FAILED", { errors: { root: [{ rule: "invalid" }] } });
  const { success, data } = pageView.safeParse(jsonIn(body));
  if (!success) throw new DomainError("VALIDATION_FAILED", { errors: { root: [{ rule: "invalid" }] } });
  return data;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new DomainError("MALFORMED_JSON", { cause });
  }
}

/** A browser on a page of this site; crawlers tell their name. */
const isPerson = ({ headers }: FastifyRequest): boolean =>
  !isbot(headers["user-agent"]) && ["same-origin", undefined].includes(headers["sec-fetch-site"]);

/** Where pages tell their views when that is not this server: a page's policy has to allow it. */
export async function analyticsOrigin(db: Db): Promise<string | undefined> {
  const { "analytics.provider": provider, "analytics.url": url } = await settings(db);
  return provider === "plausible" && url !== "" ? new URL(url).origin : undefined;
}
