import { readFileSync } from "node:fs";

/** Settings that carry a secret. Each may stand in a file instead, as containers and service managers hand secrets over. */
const secretSettings = [
  "DATABASE_URL",
  "DATABASE_DIRECT_URL",
  "DATABASE_READ_URL",
  "DATABASE_OWNER_URL",
  "JWT_SECRET",
  "SMTP_URL",
  "TURNSTILE_SECRET",
  "VAPID_PRIVATE_KEY",
  "OTEL_EXPORTER_OTLP_HEADERS",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "BACKUP_S3_ACCESS_KEY_ID",
  "BACKUP_S3_SECRET_ACCESS_KEY",
  "BACKUP_SCRATCH_URL",
] as const;

interface Read {
  env: Record<string, string | undefined>;
  problems: string[];
}

/** The environment with the content of every `NAME_FILE` under `NAME`; a file that cannot be read is named, never what is in it. */
export function withSecretFiles(given: Readonly<Record<string, string | undefined>>): Read {
  const env = { ...given };
  const problems: string[] = [];
  for (const name of secretSettings) {
    const setting = `${name}_FILE`;
    const file = env[setting];
    if (file === undefined) continue;
    delete env[setting];
    if (env[name] !== undefined) problems.push(`${name} and ${setting} are both set: one of them is enough`);
    else {
      const content = contentOf(file);
      if (content) env[name] = content;
      else problems.push(`${setting}: ${content === "" ? "the file is empty" : "the file cannot be read"}`);
    }
  }
  return { env, problems };
}

function contentOf(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    return undefined;
  }
}
