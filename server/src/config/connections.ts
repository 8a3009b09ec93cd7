import { isIP } from "node:net";

/** The addresses of the database. */
const databases = ["DATABASE_URL", "DATABASE_DIRECT_URL", "DATABASE_READ_URL", "DATABASE_OWNER_URL"] as const;

interface Service {
  /** The setting with its address. */
  setting:
    | (typeof databases)[number]
    | "SMTP_URL"
    | "S3_ENDPOINT"
    | "BACKUP_S3_ENDPOINT"
    | "BACKUP_SCRATCH_URL"
    | "TURNSTILE_URL"
    | "OTEL_EXPORTER_OTLP_ENDPOINT";
  /** The setting that says `off` where the network between is one's own. */
  waiver: "DATABASE_TLS" | "SMTP_TLS" | "S3_TLS" | "TURNSTILE_TLS" | "OTEL_TLS";
  isProtected: (url: URL) => boolean;
  remedy: string;
}

const isHttps = ({ protocol }: URL) => protocol === "https:";
const isVerified = ({ searchParams }: URL) =>
  ["sslmode", "ssl"].some((name) => searchParams.get(name) === "verify-full");
/** `smtp:` begins in the clear and has to change over: `requireTls` adds that. What takes the check away again is refused. */
const keepsTls = ({ searchParams }: URL) =>
  !["ignoreTLS", "requireTLS", "tls.rejectUnauthorized", "secure"].some((name) => searchParams.has(name));

const database = {
  waiver: "DATABASE_TLS",
  isProtected: isVerified,
  remedy: "end it with ?sslmode=verify-full",
} as const;
const services: readonly Service[] = [
  ...databases.map((setting) => ({ setting, ...database })),
  { setting: "SMTP_URL", waiver: "SMTP_TLS", isProtected: keepsTls, remedy: "leave out what turns TLS off" },
  { setting: "S3_ENDPOINT", waiver: "S3_TLS", isProtected: isHttps, remedy: "use https://" },
  { setting: "BACKUP_S3_ENDPOINT", waiver: "S3_TLS", isProtected: isHttps, remedy: "use https://" },
  { setting: "BACKUP_SCRATCH_URL", ...database },
  { setting: "TURNSTILE_URL", waiver: "TURNSTILE_TLS", isProtected: isHttps, remedy: "use https://" },
  { setting: "OTEL_EXPORTER_OTLP_ENDPOINT", waiver: "OTEL_TLS", isProtected: isHttps, remedy: "use https://" },
];

const waivers = services.map(({ waiver }) => waiver);

type Environment = Readonly<Record<string, string | undefined>>;

/** In production: one line for each connection that anybody on the way could read. */
export const unprotected = (env: Environment): string[] =>
  services.flatMap(({ setting, waiver, isProtected, remedy }) => {
    const url = urlIn(env[setting]);
    if (!url || staysHere(url) || env[waiver] === "off" || isProtected(url)) return [];
    return [`${setting}: the connection is not protected by TLS: ${remedy}, or allow it with ${waiver}=off`];
  });

/** In production: the site itself, over which passwords come. Only on this machine may it be reached without TLS. */
export const publicInTheClear = ({ PUBLIC_URL }: Environment): string[] => {
  const url = urlIn(PUBLIC_URL);
  if (!url || isHttps(url) || staysHere(url)) return [];
  return ["PUBLIC_URL: people would send their passwords in the clear: use https:// (a proxy in front ends TLS)"];
};

/** The waivers that are in force: the log tells of them at each start. */
export const waivedTls = (env: Environment): string[] => [
  ...new Set(waivers.filter((waiver) => env[waiver] === "off")),
];

/** An SMTP address that takes no server without STARTTLS, unless the server is on this machine or that was waived. */
export function requireTls(smtpUrl: string, env: Environment): string {
  const url = new URL(smtpUrl);
  if (url.protocol !== "smtp:" || staysHere(url) || env["SMTP_TLS"] === "off") return smtpUrl;
  url.searchParams.set("requireTLS", "true");
  return url.href;
}

/** Passwords that stand in examples and images, where everybody has read them. */
const common =
  /^(?:postgres|password|passwort|admin|root|metiro|secret|changeme|change-me|example|test|user|1234\d*)$/i;

/** In production: databases whose password is known from examples, or is the user's name. */
export const weakDatabasePasswords = (env: Environment): string[] =>
  databases
    .filter((setting) => {
      const { username = "", password = "" } = urlIn(env[setting]) ?? {};
      return password !== "" && (password === username || common.test(decodeURIComponent(password)));
    })
    .map((setting) => `${setting}: the password is one that everybody guesses; choose another (openssl rand -hex 24)`);

const urlIn = (text: string | undefined) => (text !== undefined && URL.canParse(text) ? new URL(text) : undefined);

/** Whether nothing leaves the machine: its own address, or a Unix socket (no host, or a path in the place of one). */
function staysHere({ hostname, searchParams }: URL): boolean {
  const host = searchParams.get("host") ?? decodeURIComponent(hostname).replace(/^\[|\]$/g, "");
  return (
    host === "" ||
    host.startsWith("/") ||
    host === "localhost" ||
    host === "::1" ||
    (isIP(host) === 4 && host.startsWith("127."))
  );
}
