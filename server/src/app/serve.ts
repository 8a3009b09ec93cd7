import type { FastifyInstance } from "fastify";
import { connect, type Connection } from "../db/client.ts";
import { type Replica, replicaOf } from "../db/replica/index.ts";
import type { Config, TracingSettings } from "../config/config.ts";
import { listenForCollectors } from "../metrics/listen.ts";
import { type Metrics, metricsOf } from "../metrics/registry.ts";
import { noMails } from "../mail/index.ts";
import type { Tracing } from "../tracing/start.ts";
import { drain } from "../start/drain.ts";
import { startBackground } from "./background.ts";
import { type AppDeps, buildApp } from "./build-app.ts";
import { buildWorker } from "./build-worker.ts";

const drainTimeoutMs = 10_000;
const jobsTimeoutMs = 5_000;

export interface ServeOptions extends Pick<AppDeps, "web"> {
  config: Config;
  connection: Connection;
  databaseUrl: string;
  smtpUrl: string;
}

/** The server and its background work, as far as the process has them by its role, ready to listen; ended through `open`, calls first and then jobs. */
export async function serve(
  { config, connection, databaseUrl, smtpUrl, web }: ServeOptions,
  open: AsyncDisposableStack,
): Promise<FastifyInstance> {
  const tracing = config.tracing && (await tracingOf(config.tracing, config));
  if (tracing) open.defer(tracing.stop);
  const replica = config.role === "worker" ? undefined : openReplica(config, connection);
  if (replica) open.defer(replica.close);
  const mails = noMails();
  const metrics =
    config.metrics || config.tracing?.metricsIntervalMs
      ? metricsOf({ ...connection, ...(replica && { replica }), mails })
      : undefined;
  const app =
    config.role === "worker"
      ? await buildWorker({ config, ...connection })
      : await buildApp({
          config,
          ...connection,
          ...(replica && { replica }),
          ...(web && { web }),
          ...(metrics && { measure: metrics.measure }),
          ...(tracing && { trace: tracing.trace }),
        });
  if (config.metrics && metrics) open.defer((await listenForCollectors(metrics, config.metrics)).close);
  if (metrics && config.tracing) await sendTo(config.tracing, metrics, open);
  const jobs = await startBackground({
    // The job queue keeps its own few connections, and locks that last for a session.
    connectionString: config.databaseDirectUrl ?? databaseUrl,
    db: connection.db,
    log: app.log,
    news: app.news,
    smtpUrl,
    config,
    mails,
    work: config.role !== "web",
  });
  open.defer(() => jobs.stop({ timeout: jobsTimeoutMs }));
  open.defer(() => drain(app, { noticeMs: config.shutdownNoticeSeconds * 1_000, timeoutMs: drainTimeoutMs }));
  return app;
}

/** Whether it answers is found out by reading: a server starts without its replica. */
function openReplica({ databaseReadUrl: url, databasePool: max }: Config, primary: Connection): Replica | undefined {
  return url === undefined ? undefined : replicaOf({ primary, replica: connect(url, { max }) });
}

/** OpenTelemetry is loaded where it is asked for, and nowhere else. */
async function tracingOf(settings: TracingSettings, { trustedProxies }: Config): Promise<Tracing> {
  const { startTracing } = await import("../tracing/start.ts");
  return startTracing({ ...settings, behindProxy: trustedProxies > 0 });
}

async function sendTo(
  { metricsIntervalMs, ...collector }: TracingSettings,
  metrics: Metrics,
  open: AsyncDisposableStack,
): Promise<void> {
  if (metricsIntervalMs === undefined) return;
  const { sendMetrics } = await import("../metrics/send.ts");
  open.defer(sendMetrics(metrics, { ...collector, intervalMs: metricsIntervalMs }).stop);
}
