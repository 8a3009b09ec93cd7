import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ConfigError, loadConfig, type Environment } from "./config.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "config-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const load = (env: Environment = {}) => loadConfig({ DATA_DIR: dataDir, ...env });
const production = {
  DATABASE_URL: "postgres://metiro@db.example.org/metiro?sslmode=verify-full",
  JWT_SECRET: "u7Qh2vXo9RkZpLw4TnYc8BfJd1GsMe6A",
  SMTP_URL: "smtps://mail.example.org",
  PUBLIC_URL: "https://metiro.example.org/",
} as const;

function problemsOf(env: Environment): string[] {
  try {
    load(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe("the mode", () => {
  it("is try-it without any setting, on the own machine only", () => {
    expect(load()).toMatchObject({
      mode: "try-it",
      port: 3000,
      host: "127.0.0.1",
      rateLimitPerMinute: 1200,
      mailboxPort: 1080,
    });
  });
  it("is production once a database is named", () => {
    expect(load(production)).toMatchObject({
      mode: "production",
      host: "0.0.0.0",
      publicUrl: "https://metiro.example.org",
    });
  });
  it("is production when everything but the database is set", () => {
    const { DATABASE_URL: _, ...rest } = production;
    expect(problemsOf(rest)).toEqual(["DATABASE_URL is missing"]);
  });
  it("stays try-it with a mail server of one's own", () => {
    expect(load({ SMTP_URL: production.SMTP_URL })).toMatchObject({ mode: "try-it", smtpUrl: production.SMTP_URL });
  });
  it("is what NODE_ENV says, whatever else is set", () => {
    expect(load({ ...production, NODE_ENV: "development" }).mode).toBe("development");
    expect(load({ NODE_ENV: "test" }).mode).toBe("test");
  });
});

describe("production", () => {
  it("names every missing setting in one message", () => {
    expect(problemsOf({ NODE_ENV: "production" })).toEqual([
      "DATABASE_URL is missing",
      "JWT_SECRET is missing",
      "SMTP_URL is missing",
      "PUBLIC_URL is missing",
    ]);
  });
  it("names malformed settings beside missing ones", () => {
    const problems = problemsOf({ ...production, SMTP_URL: "", DATABASE_URL: "mysql://db", PORT: "eighty" });
    expect(problems.map((problem) => problem.split(/[ :]/)[0])).toEqual(["SMTP_URL", "PORT", "DATABASE_URL"]);
  });
  it.each([
    ["short", "u7Qh2vXo9RkZpLw4"],
    ["repeated", "0123456789xyvw0123456789xyvw0123456789xyvw"],
    ["monotonous", "abababababcdcdcdcdcdababababababcdcd"],
    ["copied from an example", "my-super-secret-key-of-the-server-1"],
    ["good, before a short one", `${production.JWT_SECRET},hunter2`],
    ["good, before nothing", `${production.JWT_SECRET},`],
  ])("refuses a signing secret that is %s", (_, secret) => {
    expect(problemsOf({ ...production, JWT_SECRET: secret })).toEqual([expect.stringContaining("JWT_SECRET")]);
  });
  it("never repeats the secret or the database's password in its message", () => {
    const env = { ...production, JWT_SECRET: "hunter2", DATABASE_URL: "mysql://root:letmein@db" };
    expect(() => load(env)).not.toThrow(/hunter2|letmein/);
    expect(() => load(env)).toThrow(ConfigError);
  });
});

describe("the address of the site in production", () => {
  it.each(["http://metiro.example.org", "http://192.0.2.10:3000"])("is refused without TLS: %s", (PUBLIC_URL) => {
    expect(problemsOf({ ...production, PUBLIC_URL })).toEqual([
      "PUBLIC_URL: people would send their passwords in the clear: use https:// (a proxy in front ends TLS)",
    ]);
  });
  it.each(["https://metiro.example.org", "http://127.0.0.1:3000", "http://localhost:3000", "http://[::1]:3000"])(
    "is taken: %s",
    (PUBLIC_URL) => expect(problemsOf({ ...production, PUBLIC_URL })).toEqual([]),
  );
  it("may be without TLS where nobody works with it", () => {
    expect(problemsOf({ NODE_ENV: "test", PUBLIC_URL: "http://metiro.example.org" })).toEqual([]);
  });
});

describe("S3", () => {
  const s3 = {
    S3_ENDPOINT: "https://s3.example.org/",
    S3_REGION: "ch-1",
    S3_BUCKET: "metiro",
    S3_ACCESS_KEY_ID: "key",
    S3_SECRET_ACCESS_KEY: "secret",
  };
  it("takes the files when all its settings are set", () => {
    expect(load().s3).toBeUndefined();
    expect(load({ ...production, ...s3 }).s3).toEqual({
      endpoint: "https://s3.example.org",
      region: "ch-1",
      bucket: "metiro",
      accessKeyId: "key",
      secretAccessKey: "secret",
      forcePathStyle: false,
    });
    expect(load({ ...s3, S3_FORCE_PATH_STYLE: "true" }).s3).toMatchObject({ forcePathStyle: true });
  });
  it.each(Object.keys(s3))("refuses to start without %s beside the others", (name) => {
    const problems = problemsOf({ ...production, ...s3, [name]: "" });
    expect(problems).toEqual([expect.stringContaining(`${name} is missing`)]);
  });
  it("names what is missing and what is malformed", () => {
    const problems = problemsOf({ ...s3, S3_ENDPOINT: "ftp://s3", S3_BUCKET: "", S3_FORCE_PATH_STYLE: "perhaps" });
    const names = new Set(problems.map((problem) => problem.split(/[ :]/)[0]));
    expect([...names]).toEqual(["S3_BUCKET", "S3_ENDPOINT", "S3_FORCE_PATH_STYLE"]);
  });
});

describe("the signing secret of a try-it folder", () => {
  it("is made once and readable by its owner alone", () => {
    const { keys } = load();
    expect(load().keys).toEqual(keys);
    expect(statSync(path.join(dataDir, "jwt-secret")).mode & 0o777).toBe(0o600);
  });
});

it("takes an empty variable for an absent one", () => {
  expect(load({ PORT: "", DATABASE_URL: " " })).toMatchObject({ mode: "try-it", port: 3000 });
});

describe("secrets in files", () => {
  const inFile = (content: string) => {
    const file = path.join(dataDir, "secret");
    writeFileSync(file, content);
    return file;
  };
  const { JWT_SECRET: _, ...rest } = production;

  it("count like those in the environment, without the line's end", () => {
    const { mode, keys } = load({ ...rest, JWT_SECRET_FILE: inFile(`${production.JWT_SECRET}\n`) });
    expect({ mode, keys }).toEqual({ mode: "production", keys: load(production).keys });
  });
  it.each([
    "DATABASE_URL",
    "DATABASE_OWNER_URL",
    "JWT_SECRET",
    "SMTP_URL",
    "TURNSTILE_SECRET",
    "S3_ACCESS_KEY_ID",
    "S3_SECRET_ACCESS_KEY",
  ])("may stand in a file: %s; not in two places, nor in a file that is not there or empty", (name) => {
    const about = (env: Environment) => problemsOf({ ...production, [name]: "", ...env });
    const file = `${name}_FILE`;
    const right = `${name} and ${file} are both set: one of them is enough`;
    expect(problemsOf({ ...production, [name]: "x", [file]: inFile("y") })).toContain(right);
    expect(about({ [file]: path.join(dataDir, "nowhere") })).toContain(`${file}: the file cannot be read`);
    expect(about({ [file]: inFile("\n") })).toContain(`${file}: the file is empty`);
  });
});

describe("connections of production", () => {
  const host = "db.example.org/metiro";
  it.each([
    ["without TLS", { DATABASE_URL: `postgres://metiro@${host}` }, "DATABASE_URL"],
    ["with TLS to whoever answers", { DATABASE_URL: `postgres://metiro@${host}?sslmode=require` }, "DATABASE_URL"],
    ["of the owner without TLS", { DATABASE_OWNER_URL: `postgres://owner@${host}` }, "DATABASE_OWNER_URL"],
    ["for mails, that ignore TLS", { SMTP_URL: "smtp://mail.example.org?ignoreTLS=true" }, "SMTP_URL"],
    [
      "for mails, to whoever answers",
      { SMTP_URL: "smtps://mail.example.org?tls.rejectUnauthorized=false" },
      "SMTP_URL",
    ],
    ["to Turnstile in the clear", { TURNSTILE_URL: "http://turnstile.example.org" }, "TURNSTILE_URL"],
    [
      "to a collector of traces in the clear",
      { OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector.example.org:4318" },
      "OTEL_EXPORTER_OTLP_ENDPOINT",
    ],
    ["with a password of examples", { DATABASE_URL: "postgres://postgres:postgres@127.0.0.1/metiro" }, "DATABASE_URL"],
    ["with the user's name for a password", { DATABASE_URL: "postgres://shop:shop@localhost/metiro" }, "DATABASE_URL"],
  ])("are refused %s", (_name, env, setting) => {
    expect(problemsOf({ ...production, ...env })).toEqual([expect.stringMatching(`^${setting}: `)]);
  });
  it.each([
    ["on the machine itself", { DATABASE_URL: "postgres://metiro:a8f3kq2v@127.0.0.1/metiro" }],
    ["through a Unix socket", { DATABASE_URL: "postgres://metiro@localhost/metiro?host=/run/postgresql" }],
    [
      "through a Unix socket in the place of the host",
      { DATABASE_URL: "postgres://metiro@%2Frun%2Fpostgresql/metiro" },
    ],
    ["without TLS by name", { DATABASE_URL: `postgres://metiro@${host}`, DATABASE_TLS: "off" }],
    ["to a collector on the machine itself", { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318" }],
    [
      "to a collector without TLS by name",
      { OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector.example.org:4318", OTEL_TLS: "off" },
    ],
    ["for mails without TLS by name", { SMTP_URL: "smtp://relay.example.org?ignoreTLS=true", SMTP_TLS: "off" }],
  ])("are taken %s", (_name, env) => {
    expect(problemsOf({ ...production, ...env })).toEqual([]);
  });
  it("have a mail server change over to TLS before anything is said", () => {
    const smtp = (env: Environment) => load({ ...production, ...env }).smtpUrl;
    expect(smtp({ SMTP_URL: "smtp://u:p@mail.example.org:587" })).toBe(
      "smtp://u:p@mail.example.org:587?requireTLS=true",
    );
    expect(smtp({ SMTP_URL: "smtp://127.0.0.1:25" })).toBe("smtp://127.0.0.1:25");
    expect(smtp({ SMTP_URL: "smtp://relay.example.org", SMTP_TLS: "off" })).toBe("smtp://relay.example.org");
  });
  it("tell which waivers are in force", () => {
    expect(load({ ...production, DATABASE_TLS: "off" }).waivedTls).toEqual(["DATABASE_TLS"]);
    expect(problemsOf({ ...production, DATABASE_TLS: "no" })).toEqual([expect.stringContaining("DATABASE_TLS")]);
  });
});

it.each([{ DEBUG: "*" }, { NODE_OPTIONS: "--inspect=0.0.0.0" }, { NODE_TLS_REJECT_UNAUTHORIZED: "0" }])(
  "production does not start with %o",
  (env) => {
    expect(problemsOf({ ...production, ...env })).toHaveLength(1);
    expect(problemsOf(env)).toEqual([]);
  },
);

describe("origins whose pages may call the API", () => {
  it("there are none unless named, with spaces or commas between", () => {
    expect(loadConfig({ NODE_ENV: "test" }).allowedOrigins).toEqual([]);
    const CORS_ORIGINS = "https://app.example.ch, http://localhost:5173 http://127.0.0.1:5173";
    expect(loadConfig({ NODE_ENV: "test", CORS_ORIGINS }).allowedOrigins).toEqual([
      "https://app.example.ch",
      "http://localhost:5173",
      "http://127.0.0.1:5173",
    ]);
  });

  it.each([
    "*",
    "null",
    "https://*.example.ch",
    "https://app.example.ch/",
    "https://app.example.ch:443",
    "app.example.ch",
    "http://app.example.ch",
  ])("%s is none", (CORS_ORIGINS) => {
    expect(() => loadConfig({ NODE_ENV: "test", CORS_ORIGINS })).toThrow(/CORS_ORIGINS: must be origins/);
  });
});
