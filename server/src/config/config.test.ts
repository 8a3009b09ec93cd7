import { mkdtempSync, rmSync, statSync } from "node:fs";
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
  DATABASE_URL: "postgres://metiro@db.example.org/metiro",
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
