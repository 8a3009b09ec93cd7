import { readFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { parse } from "yaml";
import { enqueue } from "../jobs/index.ts";
import { mailQueue } from "../mail/index.ts";
import { buildApp } from "../app/build-app.ts";
import { installBackground } from "../app/background.ts";
import { loadConfig } from "../config/config.ts";
import { connect } from "../db/client.ts";
import { webhookEndpoints, webhookEvents } from "../db/schema/index.ts";
import { createUser } from "../factories/index.ts";
import { testApp } from "../test/app/app.ts";
import { listenForCollectors } from "./listen.ts";
import { metricsOf } from "./registry.ts";

const { config, url, db } = await testApp();
const connection = connect(url, { max: 2, timeouts: { answerMs: 500 } });
const mails = { sent: 3, failed: 2, held: 1, skipped: 0 };
const served = { replica: 5, lost: 0, behind: 1, away: 0, foreign: 0 };
const replica = { served, behind: async () => 4_096, use: connection.use };
const metrics = metricsOf({ ...connection, replica, mails });
const app = await buildApp({ config, ...connection, measure: metrics.measure });
const collectors = await listenForCollectors(metrics, { host: "127.0.0.1", port: 0 });
afterAll(async () => {
  await collectors.close();
  await app.close();
  await connection.close();
});

const deploy = path.resolve(import.meta.dirname, "../../../deploy");
const told = async () => (await fetch(`http://127.0.0.1:${collectors.port}/metrics`)).text();
const valueOf = (text: string, sample: string) => {
  const line = text.split("\n").find((one) => one.startsWith(`${sample} `));
  return line === undefined ? undefined : Number(line.slice(sample.length));
};
const count = (method: string, call: string, status: number) =>
  `metiro_http_request_duration_seconds_count{method="${method}",call="${call}",status="${status}"}`;

test("answers are counted by the pattern of their route or their typed call, never by an address", async () => {
  for (const address of [
    "/api/Region/All",
    "/api/Region/All",
    "/api/Category/Get/0199f0c0-0000-7000-8000-0000000000aa",
    "/api/nowhere/4711",
    "/trpc/region.list",
    "/trpc/no.such%20call",
    "/trpc/region.list,category.list?batch=1&input={}",
  ])
    await app.inject(address);
  const text = await told();
  expect(valueOf(text, count("GET", "/api/Region/All", 200))).toBe(2);
  expect(valueOf(text, count("GET", "/api/Category/Get/:id", 404))).toBe(1);
  expect(valueOf(text, count("GET", "/trpc/region.list", 200))).toBe(1);
  expect(valueOf(text, count("GET", "/trpc/unknown", 404))).toBe(1);
  expect(text).toContain('call="/trpc batch"');
  // In labels: a measured number may hold any figures.
  expect(text).not.toMatch(/"[^"]*(?:0199f0c0|4711|such)/);
});

test("the database, its migrations and the queues are asked when somebody collects", async () => {
  await installBackground(url, { info: () => undefined, warn: () => undefined, error: () => undefined });
  await db.transaction((tx) => enqueue(tx, mailQueue, [{ kind: "codesPaused", to: "anna@example.ch", data: {} }]));
  const { id: userId } = await createUser(db, { email: "programme@exemple.ch", role: "Company" });
  const endpoint = { userId, ofOffice: false, url: "https://exemple.ch/", sealedSecret: "" };
  await db.insert(webhookEndpoints).values([endpoint, { ...endpoint, failingSince: new Date().toISOString() }]);
  await db.insert(webhookEvents).values({
    type: "message.sent",
    data: {},
    told: [],
    dueAt: new Date(Date.now() - 3_600_000).toISOString(),
  });
  const text = await told();
  expect(valueOf(text, 'metiro_webhook_endpoints{state="working"}')).toBe(1);
  expect(valueOf(text, 'metiro_webhook_endpoints{state="failing"}')).toBe(1);
  expect(valueOf(text, 'metiro_webhook_endpoints{state="off"}')).toBe(0);
  expect(valueOf(text, "metiro_webhook_events_oldest_due_seconds")).toBeGreaterThan(3_500);
  expect(valueOf(text, "metiro_database_up")).toBe(1);
  expect(valueOf(text, "metiro_schema_migrations_missing")).toBe(0);
  expect(valueOf(text, "metiro_database_answer_seconds")).toBeGreaterThan(0);
  expect(valueOf(text, 'metiro_jobs{queue="mail",state="waiting"}')).toBe(1);
  expect(valueOf(text, 'metiro_jobs{queue="mail",state="failed"}')).toBe(0);
  expect(valueOf(text, 'metiro_jobs_oldest_due_seconds{queue="mail"}')).toBeGreaterThanOrEqual(0);
});

test("connections in use, what waits for one and for how long, mails, and the replica are told", async () => {
  const held = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const ended = connection.sql.begin(async () => {
    begun.resolve();
    await held.promise;
  });
  await begun.promise;
  const text = await told();
  held.resolve();
  await ended;
  const figures = [
    'metiro_database_connections{pool="primary"}',
    'metiro_database_connections_in_use{pool="primary"}',
    'metiro_database_waiting{pool="primary"}',
    'metiro_mails_total{outcome="sent"}',
    'metiro_mails_total{outcome="failed"}',
    'metiro_replica_reads_total{served="replica"}',
    "metiro_replica_behind_bytes",
  ];
  expect(figures.map((name) => valueOf(text, name))).toEqual([2, 1, 0, 3, 2, 5, 4_096]);
  const waits = "metiro_database_transaction_wait_seconds";
  expect(valueOf(text, `${waits}_count{pool="primary"}`)).toBeGreaterThan(0);
  expect(text).toContain(`${waits}_bucket{pool="primary",le="0.005"} `);
});

test("nothing else is told on that port", async () => {
  const status = async (address: string, method = "GET") =>
    (await fetch(`http://127.0.0.1:${collectors.port}${address}`, { method })).status;
  expect([await status("/"), await status("/metrics?x"), await status("/metrics", "POST")]).toEqual([404, 404, 404]);
});

test("Prometheus as it is shipped asks where the figures are told, under the name that the rules know, and reads each line", async () => {
  const text = await readFile(path.join(deploy, "prometheus.yaml"), "utf8");
  const { rule_files: rules, scrape_configs: jobs } = parse(text) as {
    rule_files: string[];
    scrape_configs: { job_name: string; metrics_path: string; static_configs: { targets: string[] }[] }[];
  };
  const alerts = await Promise.all(rules.map((file) => readFile(path.join(deploy, file), "utf8")));
  for (const { job_name: job, metrics_path: at, static_configs: sets } of jobs) {
    expect(alerts.join()).toContain(`job="${job}"`);
    for (const target of sets.flatMap(({ targets }) => targets)) {
      expect(text).toContain(`METRICS_PORT=${target.split(":")[1]} `);
      const { metrics } = loadConfig({ NODE_ENV: "test", METRICS_PORT: target.split(":")[1] });
      expect(`${metrics?.host}:${metrics?.port}`).toBe(target);
      const answer = await fetch(`http://${target.replace(/\d+$/, String(collectors.port))}${at}`);
      expect([answer.status, answer.headers.get("content-type")]).toEqual([
        200,
        expect.stringMatching(/^text\/plain; version=/),
      ]);
      const lines = (await answer.text()).split("\n").filter((line) => line !== "" && !line.startsWith("# "));
      expect(lines.length).toBeGreaterThan(50);
      const sample =
        /^[a-z_][a-z0-9_]*(?:\{(?:[a-z_]+="(?:[^"\\]|\\.)*",?)*\})? (?:[-+]?[\d.]+(?:e[-+]?\d+)?|NaN|[-+]Inf)$/i;
      expect(lines.filter((line) => !sample.test(line))).toEqual([]);
    }
  }
  expect(jobs).toHaveLength(1);
});

test("every rule and every panel that is shipped asks for what is told", async () => {
  const shipped = await Promise.all(
    ["prometheus-alerts.yaml", "grafana-dashboard.json"].map((file) => readFile(path.join(deploy, file), "utf8")),
  );
  const asked = new Set(shipped.flatMap((text) => text.match(/\b(?:metiro|nodejs|process)_[a-z0-9_]+/g) ?? []));
  expect(asked.size).toBeGreaterThan(8);
  const text = await told();
  for (const name of asked) expect(text, name).toMatch(new RegExp(`^${name}[{ ]`, "m"));
});
