import { hostname } from "node:os";
import { hrTime } from "@opentelemetry/core";
import { OTLPMetricExporter } from "@opentelemetry/exporter-metrics-otlp-http";
import { emptyResource, resourceFromAttributes } from "@opentelemetry/resources";
import { MeterProvider, type MetricProducer, PeriodicExportingMetricReader } from "@opentelemetry/sdk-metrics";
import type { TracingSettings } from "../config/config.ts";
import { asOtlp } from "./as-otlp.ts";
import type { Metrics } from "./registry.ts";

interface Options extends Pick<TracingSettings, "endpoint" | "headers" | "service"> {
  /** Milliseconds between two sendings. */
  intervalMs: number;
}

export interface Sending {
  /** Sends what there is now. */
  flush: () => Promise<void>;
  /** Sends once more, and ends. */
  stop: () => Promise<void>;
}

/** Milliseconds that a collector has to take what it is sent. */
const timeoutMs = 2_000;

/** Sends to a collector of OpenTelemetry what `/metrics` tells. Loaded only where one is named. */
export function sendMetrics(
  { figures }: Pick<Metrics, "figures">,
  { endpoint, headers, service, intervalMs }: Options,
): Sending {
  const since = hrTime();
  const told: MetricProducer = {
    collect: async () => ({
      resourceMetrics: {
        resource: emptyResource(),
        scopeMetrics: [{ scope: { name: "metiro" }, metrics: asOtlp(await figures(), since) }],
      },
      errors: [],
    }),
  };
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter({
      url: `${endpoint}/v1/metrics`,
      headers: { ...headers },
      timeoutMillis: timeoutMs,
    }),
    exportIntervalMillis: intervalMs,
    exportTimeoutMillis: Math.min(intervalMs, timeoutMs),
    metricProducers: [told],
  });
  // Processes tell the same names: without an instance the figures of one would be taken for those of another.
  const instance = { "service.name": service, "service.instance.id": `${hostname()}:${process.pid}` };
  const provider = new MeterProvider({ resource: resourceFromAttributes(instance), readers: [reader] });
  return {
    flush: () => provider.forceFlush(),
    // A collector that is away must not keep the server from ending in order.
    stop: () => provider.shutdown().catch(() => undefined),
  };
}
