import { ValueType } from "@opentelemetry/api";
import { hrTime } from "@opentelemetry/core";
import { AggregationTemporality, type DataPoint, DataPointType, type MetricData } from "@opentelemetry/sdk-metrics";

/** A metric as prom-client tells it: a histogram as the values of its buckets, sum and count. */
export interface Figures {
  name: string;
  help: string;
  /** Said as a word; the types of prom-client have it as a number. */
  type: unknown;
  values: { value: number; labels: Partial<Record<string, string | number>>; metricName?: string }[];
}

type Value = Figures["values"][number];
type Time = DataPoint<number>["startTime"];

/** What prom-client tells, in the form of OpenTelemetry and under the same names, so that the rules and panels hold for both. */
export function asOtlp(told: readonly Figures[], startTime: Time): MetricData[] {
  const times = { startTime, endTime: hrTime() };
  return told.flatMap((one) => metricOf(one, times)).filter(({ dataPoints }) => dataPoints.length > 0);
}

function metricOf({ name, help, type, values }: Figures, times: { startTime: Time; endTime: Time }): MetricData[] {
  const common = {
    descriptor: { name, description: help, unit: "", valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  const pointOf = <Content>(labels: Value["labels"], value: Content): DataPoint<Content> => ({
    ...times,
    attributes: labels,
    value,
  });
  // What nobody knows is told as not a number, for which OTLP has no word.
  const points = () =>
    values.filter(({ value }) => Number.isFinite(value)).map(({ labels, value }) => pointOf(labels, value));
  if (type === "counter")
    return [{ ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: points() }];
  if (type === "gauge") return [{ ...common, dataPointType: DataPointType.GAUGE, dataPoints: points() }];
  if (type !== "histogram") return [];
  const dataPoints = byLabels(values).map(({ labels, of }) => pointOf(labels, histogramOf(name, of)));
  return [{ ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints }];
}

/** The values of each histogram of a name. */
function byLabels(values: readonly Value[]): { labels: Value["labels"]; of: Value[] }[] {
  const found = new Map<string, { labels: Value["labels"]; of: Value[] }>();
  for (const value of values) {
    const { le: _limit, ...labels } = value.labels;
    const key = JSON.stringify(labels);
    const entry = found.get(key) ?? { labels, of: [] };
    entry.of.push(value);
    found.set(key, entry);
  }
  return [...found.values()];
}

/** Prometheus counts below each limit, OpenTelemetry between two limits. */
function histogramOf(name: string, values: readonly Value[]) {
  const of = (part: string) => values.find(({ metricName }) => metricName === `${name}_${part}`)?.value ?? 0;
  const buckets = values.filter(({ metricName }) => metricName === `${name}_bucket`);
  const counts = buckets.map(({ value }, at) => value - (buckets[at - 1]?.value ?? 0));
  const boundaries = buckets.map(({ labels }) => Number(labels["le"])).filter(Number.isFinite);
  return { buckets: { boundaries, counts }, sum: of("sum"), count: of("count") };
}
