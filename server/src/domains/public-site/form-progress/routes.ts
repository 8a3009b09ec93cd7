import { formProgressPath } from "@metiro/shared/form-progress/constants";
import { ownSteps, screenOfQuestion } from "@metiro/shared/sub-category/screens";
import { progressReport } from "@metiro/shared/form-progress/schema";
import { questionsOf } from "@metiro/shared/sub-category/questions";
import { and, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../../db/client.ts";
import { questionFormVersions as versions } from "../../../db/schema/index.ts";
import { ttlCache } from "../../../cache/ttl-cache.ts";
import type { Services } from "../../../trpc/services.ts";
import { settings } from "../../application-config/index.ts";
import { isPerson, plainBody } from "../plain-body.ts";
import { progressCounter } from "./counter.ts";

/** Milliseconds for which the screens of a version are remembered; a version never changes. */
const maxAgeMs = 600_000;

/**
 * How far people come in the request form, by version and screen: told by the form itself when it is left, without answers and
 * without who it was. Nothing is counted where the operator counts no pages either.
 */
export async function formProgressRoutes(
  scope: FastifyInstance,
  { services }: { services: Pick<Services, "db" | "sql"> },
): Promise<void> {
  const counter = progressCounter(services.sql, scope.log);
  const known = ttlCache<ReadonlySet<string> | undefined>({
    maxAgeMs,
    maxEntries: 200,
    shouldKeep: (found) => found !== undefined,
  });
  scope.addHook("onClose", counter.stop);
  scope.post(formProgressPath, { bodyLimit: 12_000 }, async (request, reply) => {
    const { subcategoryId, revision, shown, passed } = plainBody(progressReport, request.body);
    const { "analytics.provider": provider } = await settings(services.db);
    if (provider === "none" || !isPerson(request)) return reply.code(204).send();
    const screens = await known.get(`${subcategoryId} ${revision}`, () =>
      screensOf(services.db, subcategoryId, revision),
    );
    const told = new Set([...shown, ...passed].filter((screen) => screens?.has(screen)));
    for (const screen of told)
      counter.add({ subcategoryId, revision, screen }, [
        Number(shown.includes(screen)),
        Number(passed.includes(screen)),
      ]);
    return reply.code(204).send();
  });
}

async function screensOf(db: Db, id: string, revision: number): Promise<ReadonlySet<string> | undefined> {
  const [version] = await db
    .select({ form: versions.form })
    .from(versions)
    .where(and(eq(versions.subcategoryId, id), eq(versions.revision, revision)));
  return (
    version && new Set([...ownSteps, ...questionsOf(version.form).map((question) => screenOfQuestion(question.id))])
  );
}
