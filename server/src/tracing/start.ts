import { FastifyOtelInstrumentation } from "@fastify/otel";
import { context, propagation, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type ReadableSpan,
  type SpanExporter,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { TracingSettings } from "../config/config.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { isSampled, traceWith } from "./span.ts";

interface Options extends TracingSettings {
  /** Whether a proxy of one's own stands in front, whose traces are continued; a stranger may not ask to be traced. */
  behindProxy: boolean;
}

interface NamedBy {
  /** Never an address as it came. */
  nameOf: (request: FastifyRequest) => string;
}

export interface Tracing {
  /** Traces the requests of a server; before its routes are added. */
  trace: (app: FastifyInstance, by: NamedBy) => Promise<void>;
  /** Sends what has been traced so far, which goes in batches otherwise. */
  flush: () => Promise<void>;
  /** Sends what was not sent yet. */
  stop: () => Promise<void>;
}

/** Milliseconds that a collector has to take what it is sent; the server that ends waits no longer either. */
const timeoutMs = 2_000;

/** Traces requests, their statements and jobs, and sends them to a collector. Loaded only where one is named. */
export function startTracing({ endpoint, headers, service, share, behindProxy }: Options): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    headers: { ...headers },
    timeoutMillis: timeoutMs,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": service }),
    sampler: new ParentBasedSampler({ root: new AlwaysOnSampler() }),
    spanProcessors: [new BatchSpanProcessor({ exporter: withoutMessages(exporter), exportTimeoutMillis: timeoutMs })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  if (behindProxy) propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  traceWith(provider.getTracer("metiro"), share);

  return {
    async trace(app, { nameOf }) {
      const traced = new WeakSet<FastifyRequest>();
      let isLeftOut = false;
      // The plugin's own hook comes right behind this one, before anything else runs.
      app.addHook("onRequest", (request, _reply, done) => {
        isLeftOut = !isAsked(behindProxy ? request.headers["traceparent"] : undefined);
        done();
      });
      const requests = new FastifyOtelInstrumentation({
        ignorePaths() {
          const leavesOut = isLeftOut;
          isLeftOut = false;
          return leavesOut;
        },
        instrumentHooks: false,
        instrumentHandler: false,
        recordExceptions: false,
        requestHook(span, request) {
          traced.add(request);
          const name = nameOf(request);
          span.updateName(`${request.method} ${name}`);
          // The address as it came has search words, names of people and tokens in it.
          span.setAttributes({ "url.path": name, "metiro.request_id": request.id });
        },
      });
      requests.setTracerProvider(provider);
      await app.register(requests.plugin());
      // The events of a body that arrives come from outside of what the request began.
      app.addHook("preHandler", (request, _reply, done) => {
        const own = traced.has(request) ? request.opentelemetry().context : null;
        if (own) context.with(own, done);
        else done();
      });
    },
    flush: () => provider.forceFlush(),
    async stop() {
      traceWith(undefined);
      // A collector that is away must not keep the server from ending in order.
      await provider.shutdown().catch(() => undefined);
      for (const global of [trace, context, propagation]) global.disable();
    },
  };
}

/** Whether a request is traced: as the proxy in front says of its own traces, or as the lot falls. */
function isAsked(traceparent: string | string[] | undefined): boolean {
  const [, flags] =
    typeof traceparent === "string" ? (/^[\da-f]{2}-[\da-f]{32}-[\da-f]{16}-([\da-f]{2})/.exec(traceparent) ?? []) : [];
  return flags === undefined ? isSampled() : (Number.parseInt(flags, 16) & 1) === 1;
}

/** Messages of errors carry values (an e-mail, a name): a trace says that something failed, the log says what. */
const withoutMessages = (exporter: SpanExporter): SpanExporter => ({
  export: (spans, done) => exporter.export(spans.map(withoutMessage), done),
  shutdown: () => exporter.shutdown(),
  forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
});

const withoutMessage = (span: ReadableSpan): ReadableSpan =>
  span.status.message === undefined
    ? span
    : (Object.create(span, { status: { value: { code: span.status.code }, enumerable: true } }) as ReadableSpan);
