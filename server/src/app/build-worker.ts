import fastify, { type FastifyInstance } from "fastify";
import type { Connection } from "../db/client.ts";
import type { Config } from "../config/config.ts";
import { notifications } from "../db/notifications.ts";
import { problems } from "../errors/send-problem.ts";
import { health } from "../plugins/health.ts";
import { BrokenAnswers, loggerOf } from "../plugins/logging.ts";

interface WorkerDeps extends Pick<Connection, "sql" | "listening"> {
  config: Config;
}

/** The server of a process that only works: it says how it fares, and nothing else. */
export async function buildWorker({ config, sql, listening }: WorkerDeps): Promise<FastifyInstance> {
  const app = fastify({
    logger: loggerOf(config),
    logController: new BrokenAnswers(),
    return503OnClosing: false,
  });
  const news = notifications({ options: listening }, app.log);
  app.decorate("news", news);
  app.addHook("onListen", async () => news.start());
  app.addHook("onClose", news.close);
  await app.register(problems);
  await app.register(health, { sql });
  return app;
}
