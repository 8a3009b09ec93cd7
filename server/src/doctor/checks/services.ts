import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { plannedQueues } from "../../app/background.ts";
import { type Check, type Configured, type Connected, fault, warning, when } from "../check.ts";
import { settings } from "../../domains/application-config/index.ts";
import { adminsOf } from "../../domains/auth/index.ts";
import { mailQueue, trySmtp } from "../../mail/index.ts";
import { folderOf } from "../../storage/image-keys.ts";
import { storageOf } from "../../storage/storage.ts";
import { metiroCommand } from "../../config/operator-program.ts";

/** What the server uses beside its database. */
export const serviceChecks: readonly Check<Configured>[] = [
  {
    name: "mail-login",
    holds: "The mail server answers, over TLS where it should, and takes the login.",
    look: async ({ config }) => {
      if (config.smtpUrl === undefined) return [];
      const refused = await trySmtp(config.smtpUrl);
      if (refused === undefined) return [];
      const { hostname } = new URL(config.smtpUrl);
      const remedies: Partial<Record<string, string>> = {
        EAUTH: "Correct user and password in SMTP_URL; characters such as @ and / are written %40 and %2F.",
        EDNS: "Correct the host in SMTP_URL.",
        ETLS: "Use a port that speaks TLS (smtps://…:465, or smtp://…:587 with STARTTLS).",
      };
      const remedy =
        remedies[refused] ?? "Correct host and port in SMTP_URL; the provider may block port 25: use 465 or 587.";
      return [fault(`${hostname} does not take mails: ${refused}`, remedy)];
    },
  },
  {
    name: "storage",
    holds: "A file that is stored can be read and removed.",
    everywhere: true,
    look: async ({ config }) => {
      const storage = storageOf(config);
      const folder = folderOf(randomUUID());
      const bytes = Buffer.from("stored by the doctor");
      const remedy = config.s3
        ? "Correct the five S3 settings; the key may list, read, write and delete in its bucket."
        : "Give DATA_DIR/files to the account that the server runs under.";
      try {
        await storage.put(`${folder}/doctor`, bytes);
        const read = await storage.read(`${folder}/doctor`);
        const isSame = read !== null && (await buffer(read)).equals(bytes);
        await storage.removeFolder(folder);
        if (!isSame) return [fault("What was stored comes back as something else", remedy)];
        const left = await storage.read(`${folder}/doctor`);
        left?.destroy();
        return when(left !== null, () => fault("What was removed is still there", remedy));
      } catch {
        return [fault("Nothing can be stored", remedy)];
      }
    },
  },
  {
    name: "storage-closed",
    holds: "Nobody reads the bucket without a key.",
    look: async ({ config: { s3 }, world }) => {
      if (!s3) return [];
      const url = new URL(s3.endpoint);
      if (s3.forcePathStyle) url.pathname = `/${s3.bucket}`;
      else url.hostname = `${s3.bucket}.${url.hostname}`;
      const answer = await world.fetch(url.href);
      return when(answer.ok, () =>
        fault("Anybody can list the bucket", "Take its public access away: it holds photos of homes."),
      );
    },
  },
];

/** Only mails have a screen; of other work the log says why it failed. */
const remedyOf = (queue: string): string =>
  queue === mailQueue.name
    ? "See why in the back office, « E-mails », and try them again there."
    : `See why in the log (« A job failed », with this queue), mend that, and: ${metiroCommand(`job retry ${queue}`)}`;

interface Waiting {
  name: string;
  minutes: number;
}

/** What runs by itself, and who looks after it. */
export const officeChecks: readonly Check<Connected>[] = [
  {
    name: "queue",
    holds: "Mails and other work are taken up within a quarter of an hour.",
    look: async ({ sql }) => {
      const rows = await sql<Waiting[]>`
        select name, floor(extract(epoch from now() - min(start_after)) / 60)::int as minutes from pgboss.job
        where state in ('created', 'retry') and start_after < now() - interval '15 minutes' and name not like '%.failed'
        group by name order by name`;
      return rows.map(({ name, minutes }) =>
        fault(
          `Work in the queue "${name}" has waited for ${minutes} minutes`,
          "Start a process that works: nothing takes it up.",
        ),
      );
    },
  },
  {
    name: "queue-failures",
    holds: "No mail and no other work has failed for good.",
    look: async ({ sql }) => {
      const rows = await sql<{ name: string; failed: number }[]>`
        select name, count(*)::int as failed from pgboss.job where name like '%.failed' and state = 'created' group by name order by name`;
      return rows.map(({ name, failed }) => {
        const queue = name.replace(/\.failed$/, "");
        return warning(`${failed} in "${queue}" have failed for good`, remedyOf(queue));
      });
    },
  },
  {
    name: "queue-schedule",
    holds: "The work of every hour and night is planned.",
    look: async ({ sql }) => {
      const rows = await sql<{ name: string }[]>`
        select name from unnest(${[...plannedQueues]}::text[]) as planned(name)
        where exists (select from pgboss.version) and not exists (select from pgboss.schedule where schedule.name = planned.name)`;
      return rows.map(({ name }) => warning(`"${name}" is not planned`, "Start the server once: it plans its work."));
    },
  },
  {
    name: "admins",
    holds: "At least two admins can sign in, so that one can open the door to the other.",
    look: async ({ db }) => {
      const able = (await adminsOf(db)).filter(({ invited, lockedAt }) => !invited && lockedAt === null).length;
      const remedy = metiroCommand("admin invite <mail>");
      if (able === 0) return [fault("No admin can sign in", remedy)];
      return when(able === 1, () => warning("One admin alone can sign in", remedy));
    },
  },
  {
    name: "bot-protection",
    holds: "The protection of sign-ups that was chosen has its secret.",
    look: async ({ db, config }) => {
      const { "botProtection.provider": provider } = await settings(db);
      return [
        ...when(provider === "turnstile" && config.turnstileSecret === undefined, () =>
          fault(
            "Turnstile is chosen, and nobody can sign up: TURNSTILE_SECRET is missing",
            "Set it, or choose altcha in « Configuration ».",
          ),
        ),
        ...when(provider === "none", () =>
          warning(
            "Sign-ups are not protected from programs",
            "Choose altcha in « Configuration »: it needs no account elsewhere.",
          ),
        ),
      ];
    },
  },
];
