import { statSync } from "node:fs";
import { type Check, type Configured, fault, type Surroundings, warning, when } from "../check.ts";
import { isLocal } from "../../config/origins.ts";
import { guideCommand } from "../../config/operator-guides.ts";
import { ConfigError, loadConfig, settingNames } from "../../config/config.ts";

/** Beginnings of names that are this program's: one that it does not know is misspelt. */
const own = /^(?:DATABASE|SMTP|MAIL|S3|TURNSTILE|ALTCHA|JWT|PUBLIC|TRUSTED|RATE_LIMIT|DATA_DIR|BACKUP|WEBHOOK|CORS)_/;

export const settingsChecks: readonly Check<Surroundings>[] = [
  {
    name: "settings",
    holds: "Every setting is there, well-formed and strong enough.",
    everywhere: true,
    look: ({ env }) => {
      try {
        loadConfig(env);
        return [];
      } catch (error) {
        if (!(error instanceof ConfigError)) throw error;
        return error.problems.map((problem) =>
          fault(problem, `Correct the setting; ${guideCommand("operations#settings")} says what each of them is.`),
        );
      }
    },
  },
  {
    name: "settings-known",
    holds: "No setting is misspelt.",
    everywhere: true,
    look: ({ env }) => {
      const known = new Set(settingNames.flatMap((name) => [name, `${name}_FILE`]));
      return Object.keys(env)
        .filter((name) => own.test(name) && !known.has(name) && Boolean(env[name]?.trim()))
        .map((name) =>
          warning(`Nothing reads ${name}`, "Correct its name, or take it out: a misspelt setting has no effect."),
        );
    },
  },
  {
    name: "secret-files",
    holds: "Files that hold secrets are readable by their owner, and their group at most.",
    look: ({ env }) =>
      Object.entries(env).flatMap(([name, file]) => {
        if (!name.endsWith("_FILE") || !own.test(name) || !file) return [];
        const mode = statSync(file, { throwIfNoEntry: false })?.mode ?? 0;
        return when((mode & 0o007) !== 0, () =>
          fault(`${name} names a file that everybody on the machine may read`, `chmod o= ${file}`),
        );
      }),
  },
];

export const configuredChecks: readonly Check<Configured>[] = [
  {
    name: "mode",
    holds: "The settings are those of production.",
    everywhere: true,
    look: ({ config }) =>
      when(config.mode !== "production", () =>
        warning(
          `The mode is ${config.mode}: the database and the mailbox are for trying out`,
          "Set DATABASE_URL, JWT_SECRET, SMTP_URL and PUBLIC_URL.",
        ),
      ),
  },
  {
    name: "tls-waivers",
    holds: "No connection goes without TLS by waiver.",
    look: ({ config }) =>
      config.waivedTls.map((name) =>
        warning(`${name}=off: what passes there can be read on the way`, "Keep it only where the network is your own."),
      ),
  },
  {
    name: "webhook-targets",
    holds: "Webhooks reach the open internet alone.",
    look: ({ config }) =>
      when(config.webhookTargets.loopback, () =>
        fault(
          "WEBHOOK_LOOPBACK=on: whoever has an account may have this machine call itself",
          "Take the setting out: it is for development and tests.",
        ),
      ),
  },
  {
    name: "origins",
    holds: "The origins whose pages may call the API are others, and nobody's own machine.",
    look: ({ config: { allowedOrigins, publicUrl } }) =>
      allowedOrigins.flatMap((origin) => [
        ...when(isLocal(new URL(origin).hostname), () =>
          warning(
            `CORS_ORIGINS names ${origin}: whatever runs on a visitor's machine at that port may call with what is typed into it`,
            "Take it out: it is for developing.",
          ),
        ),
        ...when(origin === new URL(publicUrl).origin, () =>
          warning(`CORS_ORIGINS names ${origin}, which is this site`, "Take it out: its own pages need no leave."),
        ),
      ]),
  },
  {
    name: "rate-limit",
    holds: "Calls of one address are limited.",
    look: ({ config }) =>
      when(config.rateLimitPerMinute === 0, () =>
        fault(
          "RATE_LIMIT_PER_MINUTE is 0: one address may ask without end",
          "Leave the setting out: 1200 is the default.",
        ),
      ),
  },
  {
    name: "log-level",
    holds: "The log tells of faults and holds no more than it should.",
    look: ({ config: { logLevel } }) => [
      ...when(logLevel === "silent" || logLevel === "fatal", () =>
        warning(`LOG_LEVEL is ${logLevel}: faults leave no trace`, "Set LOG_LEVEL to info, or leave it out."),
      ),
      ...when(logLevel === "debug" || logLevel === "trace", () =>
        warning(`LOG_LEVEL is ${logLevel}: the log grows fast`, "Set it back to info when the search is over."),
      ),
    ],
  },
  {
    name: "key-change",
    holds: "No change of the main secret is left half done.",
    look: ({ env }) =>
      when((env["JWT_SECRET"] ?? "").includes(","), () =>
        warning(
          "JWT_SECRET still names the secret before: whoever knows it can sign in as anybody",
          `Take the old one out when all that it signed has ended: ${guideCommand("keys#changing-the-secret")} says when.`,
        ),
      ),
  },
  {
    name: "proxy",
    holds: "The server knows that a proxy stands in front of it.",
    look: ({ config }) =>
      when(config.trustedProxies === 0 && config.publicUrl.startsWith("https:"), () =>
        fault(
          "TRUSTED_PROXIES is 0, but somebody ends TLS for PUBLIC_URL: all people would share the proxy's address, its limits and its pauses",
          "Set TRUSTED_PROXIES to the number of proxies between people and the server; usually 1.",
        ),
      ),
  },
  {
    name: "listening",
    holds: "Whoever may say where a call comes from is the proxy alone.",
    look: ({ config: { trustedProxies, host, port }, world }) =>
      // What is published of a container is not seen from within, and it has to listen on all its networks.
      when(trustedProxies > 0 && ["0.0.0.0", "::"].includes(host) && !world.isContainer(), () =>
        warning(
          `HOST is ${host}: whoever reaches port ${port} past the proxy is believed in X-Forwarded-For, and so has no limits and no pauses`,
          "Set HOST=127.0.0.1 where the proxy is on this machine; else to the address that the proxy asks, and let nobody else reach that port.",
        ),
      ),
  },
  {
    name: "mail-sender",
    holds: "Mails come from an address of a domain that people can answer to.",
    look: ({ config }) =>
      when(/@(?:localhost|[\d.]+|.*\.(?:local|localhost|internal|invalid|test))>?$/i.test(config.mailFrom), () =>
        fault(
          `MAIL_FROM is ${config.mailFrom}: no mail server takes that`,
          "Set MAIL_FROM to an address of your domain.",
        ),
      ),
  },
];
