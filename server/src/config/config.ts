import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { randomBytes } from "node:crypto";
import path from "node:path";
import { z } from "zod";
import { type Keys, keysOf, secretsIn } from "./keys.ts";
import { type BackupSettings, backupOf, backupProblems, backupSettings } from "./backup.ts";
import { publicInTheClear, requireTls, unprotected, waivedTls, weakDatabasePasswords } from "./connections.ts";
import { debuggingIn } from "./debugging.ts";
import { originList } from "./origins.ts";
import { withSecretFiles } from "./secret-files.ts";
import { weaknessOf } from "./secret-strength.ts";
import { metiroCommand } from "./operator-program.ts";

const modes = ["try-it", "development", "test", "production"] as const;
export type Mode = (typeof modes)[number];

const roles = ["all", "web", "worker"] as const;

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** Every setting of the server, checked. Nothing else reads the environment. */
export interface Config {
  mode: Mode;
  port: number;
  host: string;
  /** Absolute folder of the embedded database, kept mails and uploaded files. */
  dataDir: string;
  /** Absent: the embedded PostgreSQL is used (never in production). */
  databaseUrl?: string;
  /** Of the role that owns the tables: migrations run under it. Absent: the one of `databaseUrl`. */
  databaseOwnerUrl?: string;
  /** The database itself, where `databaseUrl` is a pooler before it. */
  databaseDirectUrl?: string;
  /** A streaming replica of the database, which lists, figures and public pages are read from; absent: there is none. */
  databaseReadUrl?: string;
  /** Connections of one process. */
  databasePool: number;
  /** What signs and encrypts, from `JWT_SECRET`. */
  keys: Keys;
  /** Absent: the local mailbox takes the mails (never in production). */
  smtpUrl?: string;
  /** Settings that allow a connection without TLS, in production. */
  waivedTls: string[];
  /** Sender of every mail: an address, or `Name <address>`. */
  mailFrom: string;
  /** Origin under which people reach the site, without a slash at the end. */
  publicUrl: string;
  /** Absent: uploaded files are kept in `dataDir`. */
  s3?: S3Settings;
  /** Absent: no backups are made. */
  backup?: BackupSettings;
  /** The folder of PostgreSQL's base backups, for the doctor to look at; absent: it looks at none. */
  baseBackups?: string;
  /** The folder of the encrypted log of changes, for the doctor too. */
  backupLog?: string;
  /** The folder of PostgreSQL's programs; absent: they are looked for in `PATH`. */
  postgresPrograms?: string;
  logLevel: (typeof logLevels)[number];
  /** General limit of calls per address and minute; 0 for none. */
  rateLimitPerMinute: number;
  mailboxPort: number;
  /** What this process does: `web` answers, `worker` sends mails and does the other work without being asked, `all` both. */
  role: (typeof roles)[number];
  /** Seconds in which calls are still taken after /readyz says no: what looks at it has to have looked. */
  shutdownNoticeSeconds: number;
  /** Where the metrics are told; nowhere when it is absent. */
  metrics?: { host: string; port: number };
  /** Where traces and metrics are sent; nowhere when it is absent. */
  tracing?: TracingSettings;
  /** Origins whose pages may call the API from a browser. */
  allowedOrigins: readonly string[];
  /** Proxies in front of the server whose `X-Forwarded-For` is believed. */
  trustedProxies: number;
  /** The work of a bot proof: numbers tried at most. */
  altchaMaxNumber: number;
  /** Secret of the Turnstile account, when that bot protection is chosen. */
  turnstileSecret?: string;
  /** What tells browsers at once (RFC 8292); absent: nobody is told. */
  push?: PushSettings;
  /** Whether browsers get a worker that keeps the shell of the pages. */
  serviceWorker: boolean;
  /** Where Turnstile's tokens are verified. */
  turnstileUrl: string;
  /** Whom webhooks may be sent to. */
  webhookTargets: { loopback: boolean };
}

export interface TracingSettings {
  /** Origin of a collector that takes OTLP over HTTP. */
  endpoint: string;
  /** Headers that the collector asks for. */
  headers: Readonly<Record<string, string>>;
  /** Name of the service in the traces. */
  service: string;
  /** Share of requests and jobs that are traced, 0 to 1. */
  share: number;
  /** Milliseconds between two sendings of metrics; absent: traces alone are sent. */
  metricsIntervalMs?: number;
}

interface PushSettings {
  /** VAPID keys, in base64url. */
  publicKey: string;
  privateKey: string;
  /** Whom a push service may turn to: `mailto:` or `https:`. */
  subject: string;
  /** Origins of push services besides those of the browsers' makers. */
  services: readonly string[];
}

/** A bucket of an S3-compatible service. */
export interface S3Settings {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The bucket's name in the path instead of the host. */
  forcePathStyle: boolean;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** The settings are missing, malformed or weak; `problems` has one line per setting. */
export class ConfigError extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(["Cannot start with these settings:", ...problems.map((problem) => `  - ${problem}`)].join("\n"));
    this.problems = problems;
  }
}

const wholeNumber = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
const port = wholeNumber(0, 65_535);
const urlOf = (...protocols: string[]) =>
  z
    .url({ error: `must be a URL starting with ${protocols.map((name) => `${name}://`).join(" or ")}` })
    .refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol.slice(0, -1)), {
      error: `must start with ${protocols.map((name) => `${name}://`).join(" or ")}`,
    });
const origin = urlOf("http", "https").transform((text) => text.replace(/\/+$/, ""));

const off = z.literal("off", { error: "may only be off" }).optional();

const keyOf = (bytes: number) =>
  z
    .string()
    .refine((text) => Buffer.from(text, "base64url").length === bytes, {
      error: () => `is not one of the keys that ${metiroCommand("push keys")} makes`,
    })
    .optional();

const settings = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).optional(),
  PORT: port.default(3000),
  HOST: z.string().optional(),
  METIRO_PROGRAM: z.string().optional(),
  DATA_DIR: z.string().default(".data"),
  DATABASE_URL: urlOf("postgres", "postgresql").optional(),
  DATABASE_POOL: wholeNumber(1, 100).default(8),
  DATABASE_TLS: off,
  SMTP_TLS: off,
  S3_TLS: off,
  TURNSTILE_TLS: off,
  OTEL_TLS: off,
  DATABASE_OWNER_URL: urlOf("postgres", "postgresql").optional(),
  DATABASE_DIRECT_URL: urlOf("postgres", "postgresql").optional(),
  DATABASE_READ_URL: urlOf("postgres", "postgresql").optional(),
  JWT_SECRET: z.string().optional(),
  SMTP_URL: urlOf("smtp", "smtps").optional(),
  MAIL_FROM: z.string().optional(),
  PUBLIC_URL: origin.optional(),
  LOG_LEVEL: z.enum(logLevels).optional(),
  RATE_LIMIT_PER_MINUTE: wholeNumber(0, 1_000_000).default(1200),
  MAILBOX_PORT: port.default(1080),
  ROLE: z.enum(roles).default("all"),
  SHUTDOWN_NOTICE: z.coerce.number().min(0).max(60).optional(),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default("127.0.0.1"),
  OTEL_EXPORTER_OTLP_ENDPOINT: origin.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[\w-]+=(%[0-9a-f]{2}|[^,%])+(,[\w-]+=(%[0-9a-f]{2}|[^,%])+)*$/i, {
      error: "must be pairs like name=value, with commas between them",
    })
    .optional(),
  OTEL_SERVICE_NAME: z.string().default("metiro"),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.05),
  OTEL_METRICS_EXPORTER: z.enum(["otlp", "none"]).default("otlp"),
  OTEL_METRIC_EXPORT_INTERVAL: wholeNumber(1_000, 3_600_000).default(60_000),
  CORS_ORIGINS: originList,
  TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
  ALTCHA_MAX_NUMBER: wholeNumber(1, 10_000_000).default(50_000),
  TURNSTILE_SECRET: z.string().optional(),
  S3_ENDPOINT: origin.optional(),
  S3_REGION: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: z.stringbool({ error: "must be true or false" }).optional(),
  ...backupSettings,
  VAPID_PUBLIC_KEY: keyOf(65),
  VAPID_PRIVATE_KEY: keyOf(32),
  VAPID_SUBJECT: urlOf("https", "mailto").optional(),
  PUSH_SERVICES: z.string().optional(),
  SERVICE_WORKER: off,
  WEBHOOK_LOOPBACK: z.literal("on", { error: "may only be on" }).optional(),
  TURNSTILE_URL: urlOf("http", "https").default("https://challenges.cloudflare.com/turnstile/v0/siteverify"),
});

/** The name of every setting. A secret may also stand in a file, which `NAME_FILE` names. */
export const settingNames: readonly string[] = Object.keys(settings.shape);

const requiredInProduction = ["DATABASE_URL", "JWT_SECRET", "SMTP_URL", "PUBLIC_URL"] as const;
/** Addresses that say something of the one in `DATABASE_URL`. */
const besideDatabase = [
  { name: "DATABASE_DIRECT_URL", names: "the database behind its pooler" },
  { name: "DATABASE_READ_URL", names: "a replica of it" },
] as const;
const requiredForS3 = ["S3_ENDPOINT", "S3_REGION", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

/** Which mode the environment asks for; see docs/decisions/010-modes.md. */
function modeOf(env: Environment): Mode {
  if (env.NODE_ENV === "development" || env.NODE_ENV === "test" || env.NODE_ENV === "production") return env.NODE_ENV;
  if (env.DATABASE_URL !== undefined) return "production";
  return requiredInProduction.every((name) => name === "DATABASE_URL" || env[name] !== undefined)
    ? "production"
    : "try-it";
}

const isProblem = (problem: string | undefined) => problem !== undefined;

/** The settings as the process was given them. */
export const processEnvironment = (): Environment => process.env;

/** Reads the settings, or throws one ConfigError that names everything wrong with them. */
export function loadConfig(environment = processEnvironment()): Config {
  const { env, problems: unreadable } = withSecretFiles(
    Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim())),
  );
  const mode = modeOf(env);
  const parsed = settings.safeParse(env);
  const secretWeakness = secretsIn(env.JWT_SECRET ?? newSecret())
    .map(weaknessOf)
    .find((weakness) => weakness !== undefined);
  const problems = [
    ...unreadable,
    ...(mode === "production" ? requiredInProduction : [])
      .filter((name) => env[name] === undefined)
      .map((name) => `${name} is missing`),
    ...(Object.keys(env).some((name) => name.startsWith("S3_") && name !== "S3_TLS") ? requiredForS3 : [])
      .filter((name) => env[name] === undefined)
      .map((name) => `${name} is missing: S3 is set up in full or not at all`),
    ...backupProblems(env),
    ...(env["DATABASE_URL"] === undefined ? besideDatabase : [])
      .filter(({ name }) => env[name] !== undefined)
      .map(({ name, names }) => `DATABASE_URL is missing: ${name} names ${names}`),
    (env["VAPID_PUBLIC_KEY"] === undefined) === (env["VAPID_PRIVATE_KEY"] === undefined)
      ? undefined
      : `VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together: ${metiroCommand("push keys")} makes both`,
    ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join(".")}: ${issue.message}`),
    mode === "production" && secretWeakness !== undefined ? `JWT_SECRET ${secretWeakness}` : undefined,
    ...(mode === "production" && parsed.success
      ? [...weakDatabasePasswords(env), ...unprotected(env), ...publicInTheClear(env), ...debuggingIn(env)]
      : []),
  ].filter(isProblem);
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);

  const values = parsed.data;
  const dataDir = path.resolve(values.DATA_DIR);
  const publicUrl = values.PUBLIC_URL ?? `http://127.0.0.1:${values.PORT}`;
  return {
    mode,
    port: values.PORT,
    host: values.HOST ?? (mode === "production" ? "0.0.0.0" : "127.0.0.1"),
    dataDir,
    ...(values.DATABASE_URL && { databaseUrl: values.DATABASE_URL }),
    ...(values.DATABASE_OWNER_URL && { databaseOwnerUrl: values.DATABASE_OWNER_URL }),
    ...(values.DATABASE_DIRECT_URL && { databaseDirectUrl: values.DATABASE_DIRECT_URL }),
    ...(values.DATABASE_READ_URL && { databaseReadUrl: values.DATABASE_READ_URL }),
    databasePool: values.DATABASE_POOL,
    keys: keysOf(values.JWT_SECRET ?? (mode === "test" ? newSecret() : keptSecret(dataDir))),
    ...(values.SMTP_URL && { smtpUrl: mode === "production" ? requireTls(values.SMTP_URL, env) : values.SMTP_URL }),
    waivedTls: mode === "production" ? waivedTls(env) : [],
    mailFrom: values.MAIL_FROM ?? `ne-pas-repondre@${values.PUBLIC_URL ? new URL(publicUrl).hostname : "localhost"}`,
    publicUrl,
    ...s3Of(values),
    ...backupOf(values, s3Of(values).s3),
    ...(values.BACKUP_BASES && { baseBackups: values.BACKUP_BASES }),
    ...(values.BACKUP_LOG && { backupLog: values.BACKUP_LOG }),
    ...(values.PG_BIN && { postgresPrograms: values.PG_BIN }),
    ...pushOf(values, publicUrl),
    logLevel:
      values.LOG_LEVEL ??
      ({ "try-it": "warn", development: "info", test: "silent", production: "info" } as const)[mode],
    rateLimitPerMinute: values.RATE_LIMIT_PER_MINUTE,
    mailboxPort: values.MAILBOX_PORT,
    role: values.ROLE,
    shutdownNoticeSeconds: values.SHUTDOWN_NOTICE ?? (mode === "production" ? 1 : 0),
    ...(values.METRICS_PORT !== undefined && { metrics: { host: values.METRICS_HOST, port: values.METRICS_PORT } }),
    ...tracingOf(values),
    allowedOrigins: values.CORS_ORIGINS,
    trustedProxies: values.TRUSTED_PROXIES,
    altchaMaxNumber: values.ALTCHA_MAX_NUMBER,
    ...(values.TURNSTILE_SECRET && { turnstileSecret: values.TURNSTILE_SECRET }),
    serviceWorker: values.SERVICE_WORKER !== "off",
    turnstileUrl: values.TURNSTILE_URL,
    webhookTargets: { loopback: values.WEBHOOK_LOOPBACK === "on" },
  };
}

const s3Of = (values: z.output<typeof settings>): Pick<Config, "s3"> =>
  values.S3_ENDPOINT && values.S3_REGION && values.S3_BUCKET && values.S3_ACCESS_KEY_ID && values.S3_SECRET_ACCESS_KEY
    ? {
        s3: {
          endpoint: values.S3_ENDPOINT,
          region: values.S3_REGION,
          bucket: values.S3_BUCKET,
          accessKeyId: values.S3_ACCESS_KEY_ID,
          secretAccessKey: values.S3_SECRET_ACCESS_KEY,
          forcePathStyle: values.S3_FORCE_PATH_STYLE ?? false,
        },
      }
    : {};

const tracingOf = (values: z.output<typeof settings>): Pick<Config, "tracing"> =>
  values.OTEL_EXPORTER_OTLP_ENDPOINT
    ? {
        tracing: {
          endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
          headers: Object.fromEntries(
            (values.OTEL_EXPORTER_OTLP_HEADERS ?? "")
              .split(",")
              .filter(Boolean)
              .map((pair) => [pair.slice(0, pair.indexOf("=")), decodeURIComponent(pair.slice(pair.indexOf("=") + 1))]),
          ),
          service: values.OTEL_SERVICE_NAME,
          share: values.OTEL_TRACES_SAMPLER_ARG,
          ...(values.OTEL_METRICS_EXPORTER === "otlp" && { metricsIntervalMs: values.OTEL_METRIC_EXPORT_INTERVAL }),
        },
      }
    : {};

const pushOf = (values: z.output<typeof settings>, publicUrl: string): Pick<Config, "push"> =>
  values.VAPID_PUBLIC_KEY && values.VAPID_PRIVATE_KEY
    ? {
        push: {
          publicKey: values.VAPID_PUBLIC_KEY,
          privateKey: values.VAPID_PRIVATE_KEY,
          subject:
            values.VAPID_SUBJECT ?? (publicUrl.startsWith("https://") ? publicUrl : "mailto:webmaster@localhost"),
          services: (values.PUSH_SERVICES ?? "").split(/[\s,]+/).filter(Boolean),
        },
      }
    : {};

const newSecret = () => randomBytes(48).toString("base64url");

/** The secret of a try-it folder: made once, readable by its owner alone, so that sessions survive a restart. */
function keptSecret(dataDir: string): string {
  const file = path.join(dataDir, "jwt-secret");
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, newSecret(), { mode: 0o600 });
    renameSync(draft, file);
  }
  return readFileSync(file, "utf8");
}
