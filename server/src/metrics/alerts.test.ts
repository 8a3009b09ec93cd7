import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";

const run = promisify(execFile);
const rules = path.resolve(import.meta.dirname, "../../../deploy/prometheus-alerts.yaml");
const folder = await mkdtemp(path.join(tmpdir(), "metiro-alerts-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
const hasPromtool = await run("promtool", ["--version"]).then(
  () => true,
  () => false,
);
const withPromtool = hasPromtool ? test : test.skip;

const calls = "metiro_http_request_duration_seconds";
/** What a proxy asks for, again and again: rules about answers to people leave it out. */
const probes = {
  [`${calls}_count{call="/readyz",status="200"}`]: "0+1000x120",
  [`${calls}_bucket{call="/readyz",le="1"}`]: "0+1000x120",
  [`${calls}_bucket{call="/readyz",le="2"}`]: "0+1000x120",
  [`${calls}_bucket{call="/readyz",le="+Inf"}`]: "0+1000x120",
};
/** What is told when each rule has to speak, minute by minute for two hours or longer: from `a`, `b` more each minute. */
const fires: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  MetiroDown: { 'up{job="metiro"}': "0+0x120" },
  MetiroDatabaseAway: { metiro_database_up: "0+0x120" },
  MetiroFaults: {
    ...probes,
    [`${calls}_count{status="500"}`]: "0+2x120",
    [`${calls}_count{status="200"}`]: "0+98x120",
  },
  MetiroSlow: {
    ...probes,
    [`${calls}_bucket{call="a",le="1"}`]: "0+9x120",
    [`${calls}_bucket{call="a",le="2"}`]: "0+10x120",
    [`${calls}_bucket{call="a",le="+Inf"}`]: "0+10x120",
  },
  MetiroRefusesMany: { [`${calls}_count{status="429"}`]: "0+360x120" },
  MetiroPoolWaits: { metiro_database_answer_seconds: "0.6+0x120" },
  MetiroConnectionsShort: {
    'metiro_database_waiting{pool="primary"}': "8+0x120",
    'metiro_database_connections{pool="primary"}': "8+0x120",
  },
  MetiroMailsRefused: {
    'metiro_mails_total{outcome="failed"}': "0+1x120",
    'metiro_mails_total{outcome="sent"}': "7+0x120",
  },
  MetiroReplicaBehind: { metiro_replica_behind_bytes: "100000001+0x120" },
  MetiroJobsLate: { 'metiro_jobs_oldest_due_seconds{queue="mail"}': "901+0x120" },
  MetiroMailsFail: { 'metiro_jobs{queue="mail",state="failed"}': "1+0x120" },
  MetiroWorkFails: { 'metiro_jobs{queue="sweep",state="failed"}': "1+0x120" },
  MetiroWebhooksLate: { metiro_webhook_events_oldest_due_seconds: "901+0x120" },
  MetiroWebhooksFail: {
    'metiro_webhook_endpoints{state="failing"}': "3+0x120",
    'metiro_webhook_endpoints{state="working"}': "0+0x120",
  },
  MetiroEventLoop: { nodejs_eventloop_lag_p99_seconds: "0.3+0x120" },
  MetiroSchemaBehind: { metiro_schema_migrations_missing: "1+0x120" },
  MetiroBackupLate: { metiro_backup_age_seconds: "93601+0x120" },
  MetiroBackupMissing: { metiro_backup_age_seconds: "NaN+0x1600" },
  MetiroLogUnfetched: { metiro_replication_slot_idle_seconds: "0+60x120" },
  MetiroLogRetained: { metiro_replication_slot_retained_bytes: "1000000001+0x120" },
  MetiroLogLost: { metiro_replication_slots_lost: "1+0x120" },
  MetiroBackupFailed: { metiro_backup_failed: "1+0x120" },
};
/** How long a rule waits before it speaks that waits for longer than two hours. */
const waits: Readonly<Record<string, string>> = { MetiroBackupMissing: "1570m" };
/** What a process tells on a day on which nothing is wrong. */
const quiet: Readonly<Record<string, string>> = {
  'up{job="metiro"}': "1+0x120",
  metiro_database_up: "1+0x120",
  // As a process says for a second that it is going.
  [`${calls}_count{call="/readyz",status="503"}`]: "0+5x120",
  [`${calls}_count{status="500"}`]: "0+0x120",
  [`${calls}_count{status="429"}`]: "0+1x120",
  [`${calls}_count{status="200"}`]: "0+600x120",
  [`${calls}_bucket{call="a",le="1"}`]: "0+600x120",
  [`${calls}_bucket{call="a",le="+Inf"}`]: "0+600x120",
  metiro_database_answer_seconds: "0.01+0x120",
  'metiro_database_waiting{pool="primary"}': "7+0x120",
  'metiro_database_connections{pool="primary"}': "8+0x120",
  'metiro_mails_total{outcome="failed"}': "0+1x120",
  'metiro_mails_total{outcome="sent"}': "0+1x120",
  metiro_replica_behind_bytes: "4096+0x120",
  'metiro_jobs_oldest_due_seconds{queue="mail"}': "3+0x120",
  'metiro_jobs{queue="mail",state="failed"}': "0+0x120",
  metiro_webhook_events_oldest_due_seconds: "0+0x120",
  'metiro_webhook_endpoints{state="failing"}': "3+0x120",
  'metiro_webhook_endpoints{state="working"}': "1+0x120",
  nodejs_eventloop_lag_p99_seconds: "0.02+0x120",
  metiro_schema_migrations_missing: "0+0x120",
  metiro_backup_age_seconds: "80000+0x120",
  metiro_backup_failed: "0+0x120",
  metiro_replication_slot_idle_seconds: "0+0x120",
  metiro_replication_slot_retained_bytes: "33554432+0x120",
  metiro_replication_slots_lost: "0+0x120",
};

const tried = (series: Readonly<Record<string, string>>, speaking: readonly string[], at = "110m") => ({
  interval: "1m",
  input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
  promql_expr_test: [
    {
      expr: 'count by (alertname) (ALERTS{alertstate="firing"})',
      eval_time: at,
      exp_samples: speaking.map((name) => ({ labels: `{alertname="${name}"}`, value: 1 })),
    },
  ],
});

test("every rule that is shipped has a case in which it speaks", async () => {
  const names = [...(await readFile(rules, "utf8")).matchAll(/- alert: (\w+)/g)].map(([, name = ""]) => name);
  expect(names.toSorted()).toEqual(Object.keys(fires).toSorted());
});

withPromtool(
  "Prometheus takes the rules; each speaks of its own fault alone, and none of a quiet day (promtool)",
  async () => {
    const file = path.join(folder, "cases.json");
    const tests = [
      tried(quiet, []),
      ...Object.entries(fires).map(([name, series]) => tried(series, [name], waits[name])),
    ];
    await writeFile(file, JSON.stringify({ rule_files: [rules], evaluation_interval: "1m", tests }));
    const checked = await run("promtool", ["check", "rules", rules]);
    const config = await run("promtool", ["check", "config", path.join(path.dirname(rules), "prometheus.yaml")]);
    expect(config.stdout).toContain("SUCCESS");
    expect(checked.stdout).toContain(`${Object.keys(fires).length} rules found`);
    const ended = await run("promtool", ["test", "rules", file]).catch(
      (error: { stdout: string; stderr: string }) => error,
    );
    expect(ended.stdout + ended.stderr).toMatch(/^Unit Testing: .*\n\s*SUCCESS\s*$/);
  },
);
