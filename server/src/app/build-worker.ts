import fastify, { type FastifyInstance, LogController } from "fastify";
import type { Sql } from "../db/client.ts";
import type { Config } from "../config/config.ts";
import { problems } from "../errors/send-problem.ts";
import { health } from "../plugins/health.ts";
import { loggerOf } from "../plugins/logging.ts";

/** The server of a process that only works: it says how it fares, and nothing else. */
export async function buildWorker({ config, sql }: { config: Config; sql: Sql }): Promise<FastifyInstance> {
  const app = fastify({
    logger: loggerOf(config),
    logController: new LogController({ disableRequestLogging: true }),
    return503OnClosing: false,
  });
  await app.register(problems);
  await app.register(health, { sql });
  return app;
}
