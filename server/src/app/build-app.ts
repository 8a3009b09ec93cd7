import fastify, { type FastifyInstance, type FastifyRequest } from "fastify";
import type { Db, Outages, Sql } from "../db/client.ts";
import { audit } from "../domains/audit/index.ts";
import { exportRoutes } from "../exports/route.ts";
import { csvExports } from "./exports.ts";
import { botWidget, forbiddenNotes } from "../domains/auth/index.ts";
import { notifications } from "../db/notifications.ts";
import { onSettingsChange, refreshSettings, settings, shareSettings } from "../domains/application-config/index.ts";
import { maintenanceNews } from "../db/maintenance.ts";
import { callOf } from "../metrics/answers.ts";
import type { Metrics } from "../metrics/registry.ts";
import type { Tracing } from "../tracing/start.ts";
import { blogFeed } from "../domains/blog/index.ts";
import { documentRoutes } from "../domains/document/index.ts";
import { fileRoutes } from "../domains/file/index.ts";
import { offerRoutes } from "../domains/offer/index.ts";
import { audienceOf } from "../domains/live/index.ts";
import { priceFile } from "../domains/price/index.ts";
import { oneClickUnsubscribe } from "../domains/notification/index.ts";
import { analyticsOrigin, pageViewRoutes, publicSite, formProgressRoutes } from "../domains/public-site/index.ts";
import { echoRequestId, newRequestId, requestIdHeader, requestIdOf } from "../plugins/request/request-id.ts";
import type { Web } from "../plugins/pages/built-web.ts";
import { allowOrigins } from "../plugins/cors.ts";
import { deadlinesMs, keepDeadlines } from "../plugins/deadlines.ts";
import { health } from "../plugins/health.ts";
import { BrokenAnswers, logAnswers, loggerOf } from "../plugins/logging.ts";
import { refuseInMaintenance } from "../plugins/maintenance.ts";
import { prerenderer } from "../plugins/pages/prerender.ts";
import { pages } from "../plugins/pages/pages.ts";
import { offerLanguages } from "../plugins/offered-languages.ts";
import { plainHttp } from "../plugins/plain-http.ts";
import { problems, sendProblem } from "../errors/send-problem.ts";
import { decorateSpend, limitBudgets, limitConnections } from "../plugins/budgets.ts";
import { broadcast } from "../live/index.ts";
import { addUpCalls } from "../limits/rate-counts.ts";
import { overspentByKey } from "../limits/key-budget.ts";
import { rateLimiter } from "../limits/rate-limiter.ts";
import { documentReaders } from "../openapi/document/for-reader.ts";
import { reference } from "../plugins/reference/reference.ts";
import { requestTarget } from "../plugins/request/request-target.ts";
import { noDocuments, type OtherOrigins, securityHeaders, securityHeadersOf } from "../plugins/security-headers.ts";
import { staticFiles } from "../plugins/pages/static.ts";
import { unreadBodies } from "../plugins/request/unread-bodies.ts";
import { answerUnreadable, refuseUnmeetable } from "../plugins/request/unreadable-request.ts";
import { type Services, servicesOf } from "../trpc/services.ts";
import { requestContext } from "../trpc/context.ts";
import { addDocumentRoute } from "./docs.ts";
import { rest } from "../trpc/rest/rest.ts";
import { proceduresOf } from "../trpc/rest/procedure.ts";
import type { ContextOf } from "../trpc/rest/route.ts";
import { refuseUnmatched } from "../trpc/rest/unmatched.ts";
import { rpc } from "../trpc/rpc/rpc.ts";
import { pageForms } from "./page-forms.ts";
import { previewTemplates } from "./mail-templates.ts";
import { type AppRouter, appRouter } from "./router.ts";

export interface AppDeps extends Pick<Services, "config" | "db" | "sql">, Partial<Pick<Services, "replica">> {
  /** The client; without it only the calls are served. */
  web?: Web<AppRouter>;
  /** How the database is reached to be listened to; as `sql` does unless told. */
  listening?: Sql["options"];
  /** Tells when the database goes away and comes back; the log and those who listen to it are told. */
  outages?: Outages;
  /** Milliseconds a call may take before it is answered with 503; 10 s unless told. */
  callTimeoutMs?: number;
  /** Another server listens and hands the requests on: this one is at work as soon as it is ready. */
  behind?: boolean;
  /** Takes the lines of the log; the standard output unless told. */
  logTo?: { write(line: string): void };
  /** Measures what is answered. */
  measure?: Metrics["measure"];
  /** Traces what is answered. */
  trace?: Tracing["trace"];
}

const maxBodyBytes = 1_048_576;
/** Milliseconds in which a request has to be received in full. */
const requestTimeoutMs = 30_000;

/** The server without a port: tests inject requests, `main.ts` listens. */
export async function buildApp({
  web,
  outages,
  listening,
  callTimeoutMs = deadlinesMs.call,
  behind = false,
  logTo,
  measure,
  trace,
  ...own
}: AppDeps): Promise<FastifyInstance> {
  const { config, sql } = own;
  const services = servicesOf({ ...own, previewTemplates });
  const headers = securityHeadersOf({ secure: config.publicUrl.startsWith("https:") });
  const app = fastify({
    logger: loggerOf(config, logTo),
    logController: new BrokenAnswers(),
    genReqId: config.trustedProxies > 0 ? requestIdOf : newRequestId,
    rewriteUrl: requestTarget,
    requestIdHeader: false,
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    bodyLimit: maxBodyBytes,
    requestTimeout: requestTimeoutMs,
    connectionTimeout: 2 * requestTimeoutMs,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 2000 },
    clientErrorHandler: answerUnreadable(headers),
    http: { requireHostHeader: false },
    // Who still has a connection is answered while the server goes down, and told that it closes.
    return503OnClosing: false,
    // These come before any hook: a path that cannot be decoded.
    frameworkErrors: (error, request, reply) => {
      void reply.headers(headers).header(requestIdHeader, request.id);
      sendProblem(error, request, reply);
    },
  });
  const limiter =
    config.rateLimitPerMinute > 0
      ? rateLimiter(config.rateLimitPerMinute, {
          share: (batch) => addUpCalls(own.db, batch),
          onFailure: (err) => app.log.warn({ err }, "Calls are counted by this process alone"),
        })
      : undefined;
  const contextOf = async (request: FastifyRequest) => {
    const context = await requestContext(services, request);
    context.noteForbidden = forbiddenNotes(context);
    if (limiter && context.actor?.key) context.refusal ??= overspentByKey(limiter, context.actor, request.spent());
    return context;
  };
  const news = notifications({ options: listening ?? sql.options }, app.log);
  app.decorate("news", news);
  outages?.onChange((serves) => {
    if (serves) app.log.info("The database serves again");
    else app.log.warn("The database does not answer: calls are refused until it does");
    if (serves) news.lookNow();
  });
  onSettingsChange(news, () => refreshSettings(own.db));
  if (own.replica) {
    shareSettings(own.replica.db, own.db);
    own.replica.onMissed((because, err) =>
      app.log.warn({ err, because }, "The primary answers what its replica should"),
    );
  }
  broadcast(news, { subscribers: services.subscribers, audienceOf: audienceOf(own.db), log: app.log });
  const maintenance = maintenanceNews(own.db, news, app.log);
  app.addHook("preClose", async () => services.subscribers.close());
  if (behind) app.addHook("onReady", async () => news.start());
  else app.addHook("onListen", async () => news.start());
  app.addHook("onClose", news.close);
  app.addHook("onClose", async () => services.decoder.close());

  await trace?.(app, { nameOf: (request) => callOf(request, isCall) });
  measure?.(app, { isCall });
  await app.register(keepDeadlines, { call: callTimeoutMs });
  await app.register(echoRequestId);
  await app.register(unreadBodies);
  await app.register(securityHeaders, { headers });
  await app.register(logAnswers);
  await app.register(problems);
  refuseUnmeetable(app);
  await app.register(plainHttp, config);
  decorateSpend(app);
  await app.register(health, { sql });

  await app.register(async (limited) => {
    await allowOrigins(limited, config.allowedOrigins);
    offerLanguages(limited, async () => (await settings(services.db))["site.languages"]);
    if (limiter) {
      limited.addHook("onClose", limiter.close);
      limitBudgets(limited, limiter);
      if (config.trustedProxies === 0) limitConnections(app.server);
    }
    refuseInMaintenance(limited, { current: maintenance.current, isQuery });
    await limited.register(api, { prefix: "/api", contextOf, origin: config.publicUrl });
    await limited.register(oneClickUnsubscribe, { services });
    await limited.register(blogFeed, { services });
    await limited.register(async (calls) => {
      noDocuments(calls);
      const prerender = web && prerenderer({ services, router: appRouter, load: web.pages });
      await calls.register(rpc, { prefix: "/trpc", router: appRouter, contextOf, prerender });
    });
    if (web) {
      const { pages: load } = web;
      await limited.register(async (scope) => {
        const page = pages(scope, {
          services,
          router: appRouter,
          others: () => otherOrigins(services.db),
          onChange: (changed) => onSettingsChange(news, changed),
          forms: pageForms,
          contextOf,
          load,
        });
        publicSite(scope, { services, load, page });
      });
      await limited.register(async (scope) => pageViewRoutes(scope, { services, load }));
      await limited.register(async (scope) => formProgressRoutes(scope, { services }));
    }
  });
  if (web?.files) await app.register(staticFiles, { root: web.files, worker: config.serviceWorker });
  return app;
}

/** Everything under /api: the calls as REST, images, the reference that describes them, and the guide. */
async function api(
  scope: FastifyInstance,
  { contextOf, origin }: { contextOf: ContextOf; origin: string },
): Promise<void> {
  noDocuments(scope);
  refuseUnmatched(scope);
  await scope.register(rest, { router: appRouter, contextOf });
  await scope.register(exportRoutes, { exports: csvExports, contextOf, record: audit });
  addDocumentRoute(scope, { router: appRouter, exports: csvExports });
  await scope.register(fileRoutes, { contextOf });
  await scope.register(documentRoutes, { contextOf });
  await scope.register(offerRoutes, { contextOf });
  await scope.register(priceFile, { contextOf });
  await scope.register(reference, { origin, readers: documentReaders });
}

const procedures = proceduresOf(appRouter);
const callNames = new Set(procedures.map(({ path }) => path));
const isCall = (name: string) => callNames.has(name);
const queries = new Set(procedures.flatMap(({ path, type }) => (type === "query" ? [path] : [])));
const isQuery = (path: string) => queries.has(path);

/** What pages use that is not of this origin, as the configuration has it. */
const otherOrigins = async (db: Db): Promise<OtherOrigins> => ({
  widget: await botWidget(db),
  connect: await analyticsOrigin(db),
});
