import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, expect, test } from "vitest";
import { serve } from "../app/serve.ts";
import { connect } from "../db/client.ts";
import { testApp } from "../test/app/app.ts";

interface Point {
  attributes: { key: string; value: { stringValue?: string } }[];
  asDouble?: number;
  count?: number | string;
  sum?: number;
  bucketCounts?: (number | string)[];
  explicitBounds?: number[];
}
interface SentMetric {
  name: string;
  gauge?: { dataPoints: Point[] };
  sum?: { dataPoints: Point[]; isMonotonic: boolean; aggregationTemporality: number };
  histogram?: { dataPoints: Point[] };
}
interface Sent {
  resourceMetrics: { resource: { attributes: Point["attributes"] }; scopeMetrics: { metrics: SentMetric[] }[] }[];
}

/** A collector that keeps what it is sent. */
const sent: { path: string | undefined; secret: unknown; body: string }[] = [];
const collector = createServer((request, response) => {
  void text(request).then((body) => {
    sent.push({ path: request.url, secret: request.headers["x-collector"], body });
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
});
collector.listen(0, "127.0.0.1");
await once(collector, "listening");
const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;

const { config, url } = await testApp();
const connection = connect(url, { max: 2 });
afterAll(async () => {
  await connection.close();
  collector.close();
});
afterEach(() => void (sent.length = 0));

/** What a collector is sent by a process that answers `calls` and ends. */
async function served(tracing: Partial<NonNullable<typeof config.tracing>>, calls: readonly string[] = []) {
  {
    await using open = new AsyncDisposableStack();
    const settings = { endpoint, headers: { "x-collector": "secret" }, service: "metiro-test", share: 0, ...tracing };
    const parts = { connection, databaseUrl: url, smtpUrl: "smtp://127.0.0.1:9" };
    const app = await serve({ ...parts, config: { ...config, role: "web", tracing: settings } }, open);
    for (const address of calls) await app.inject(address);
  }
  return sent.filter(({ path }) => path === "/v1/metrics");
}

const labelsOf = ({ attributes }: Point) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue]));

test("who has a collector of OpenTelemetry alone gets the figures of /metrics, under the same names", async () => {
  const [one, ...others] = await served({ metricsIntervalMs: 3_600_000 }, ["/api/Region/All", "/api/Region/All"]);
  expect(others).toEqual([]);
  expect(one?.secret).toBe("secret");
  const { resource, scopeMetrics } = (JSON.parse(one?.body ?? "") as Sent).resourceMetrics[0] ?? {};
  expect(labelsOf({ attributes: resource?.attributes ?? [] })).toMatchObject({
    "service.name": "metiro-test",
    "service.instance.id": expect.stringMatching(new RegExp(`:${process.pid}$`)),
  });
  const metrics = new Map(scopeMetrics?.flatMap((scope) => scope.metrics).map((metric) => [metric.name, metric]));
  expect(metrics.get("metiro_database_up")?.gauge?.dataPoints[0]?.asDouble).toBe(1);
  const mails = metrics.get("metiro_mails_total")?.sum;
  expect([mails?.isMonotonic, mails?.aggregationTemporality]).toEqual([true, 2]);
  expect(mails?.dataPoints.map(labelsOf)).toContainEqual({ outcome: "sent" });
  const calls = metrics
    .get("metiro_http_request_duration_seconds")
    ?.histogram?.dataPoints.find((point) => labelsOf(point)["call"] === "/api/Region/All");
  expect(calls && labelsOf(calls)).toEqual({ method: "GET", call: "/api/Region/All", status: "200" });
  expect(calls?.count).toBe(2);
  expect(calls?.sum).toBeGreaterThan(0);
  // One count more than limits: what took longer than all.
  expect(calls?.bucketCounts).toHaveLength((calls?.explicitBounds?.length ?? 0) + 1);
  expect(calls?.bucketCounts?.reduce<number>((sum, count) => sum + Number(count), 0)).toBe(2);
  // No backup was ever made: its age is not known, and is not told as a number.
  expect(metrics.has("metiro_backup_age_seconds")).toBe(false);
});

test("traces alone go there where metrics are not wanted, and a collector that is away keeps nobody from ending", async () => {
  expect(await served({}, ["/api/Region/All"])).toEqual([]);
  expect(await served({ metricsIntervalMs: 3_600_000, endpoint: "http://127.0.0.1:9" })).toEqual([]);
});
