import { randomUUID } from "node:crypto";
import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import { BackupFailed, openBackupPlace, programsFor, whyBaseDue } from "../../backup/index.ts";
import { backupState, maxBackupAgeMs } from "../../db/queries/backups.ts";
import { maxWebhookLagSeconds, webhookState } from "../../db/queries/webhooks.ts";
import { type Check, type Connected, fault, type Finding, warning, when } from "../check.ts";
import { metiroCommand } from "../../config/operator-program.ts";
import { guideCommand } from "../../config/operator-guides.ts";
import { zoneIn } from "../../db/rows/days.ts";

const hourMs = 3_600_000;
/** So many endpoints at once do not fail by themselves. */
const someFailing = 3;

/** Metiro writes something every minute. */
const latestSealMs = hourMs / 4;

/** Twenty files of the log. */
const latestLogBytes = 20 * 16 * 2 ** 20;

/** When each of these was written, latest first; what is not there was never. */
async function timesOf(files: readonly string[]): Promise<number[]> {
  const times = await Promise.all(
    files.map((file) =>
      stat(file).then(
        ({ mtimeMs }) => mtimeMs,
        () => undefined,
      ),
    ),
  );
  return times.filter((time) => time !== undefined).toSorted((a, b) => b - a);
}

/** When the latest base backup was whole, encrypted or not: what says what is in it is written last. */
async function latestBase(folder: string, list: "manifest.json" | "backup_manifest"): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  const [latest = 0] = await timesOf(names.map((name) => path.join(folder, name, list)));
  return latest;
}

/** The folder of the encrypted log: what lies in it in the clear, and whether anything still comes. */
async function keptLog(folder: string, now: number): Promise<Finding[]> {
  const names = await readdir(folder).catch(() => []);
  const plain = names.filter((name) => /^[0-9A-F]{24}(?:\.partial)?$/.test(name));
  const sealed = names.filter((name) => name.endsWith(".age"));
  const [latest = 0] = await timesOf(sealed.map((name) => path.join(folder, name)));
  const remedy = `See that ${metiroCommand("backup log")} goes on, and what it says: ${guideCommand("backup-and-restore#to-a-given-second")}`;
  return [
    ...when(sealed.length === 0, () => fault(`${folder} holds nothing of the log that is encrypted`, remedy)),
    ...when(sealed.length > 0 && now - latest > latestSealMs, () =>
      fault(`Nothing of the log was encrypted for ${Math.floor((now - latest) / 60_000)} minutes`, remedy),
    ),
    ...when(plain.length > 0, () =>
      warning(
        `${plain.length} files of the log lie in the clear in ${folder}`,
        "Move them to the folder that backup log reads, and it encrypts them.",
      ),
    ),
  ];
}

/** Whether the log goes on from the last base backup that is encrypted, where both folders are seen. */
async function gapSince(
  { bases, log }: { bases: string; log: string | undefined },
  remedy: string,
): Promise<Finding[]> {
  if (log === undefined) return [];
  const place = await openBackupPlace({ to: { folder: bases } });
  const why = await whyBaseDue({ place, log }, { days: Infinity, now: new Date() });
  return why?.startsWith("The log") ? [fault(why, `${remedy}: no second behind the gap is reached.`)] : [];
}

/** What the operator keeps up: backups, and the end of a maintenance. */
export const upkeepChecks: readonly Check<Connected>[] = [
  {
    name: "backup-age",
    holds: "The latest backup is whole and less than 26 hours old.",
    look: async ({ sql, world, config }) => {
      const { lastWholeAt, failure } = await backupState(sql);
      if (failure !== null)
        return [fault(`The latest backup failed: ${failure}`, `Mend that, and: ${metiroCommand("backup")}`)];
      if (lastWholeAt === null)
        return [
          config.backup
            ? fault("There is no backup yet", metiroCommand("backup"))
            : warning(
                "Metiro makes no backups",
                `Set BACKUP_TO and BACKUP_RECIPIENT, unless something else makes them: ${guideCommand("backup-and-restore#set-up")}`,
              ),
        ];
      const age = world.now().getTime() - lastWholeAt.getTime();
      return when(age > maxBackupAgeMs, () =>
        fault(
          `The last whole backup is ${Math.floor(age / hourMs)} hours old`,
          `${metiroCommand("backup")}, and see that a process with BACKUP_TO works (ROLE all or worker).`,
        ),
      );
    },
  },
  {
    name: "backup-programs",
    holds: "PostgreSQL's programs that backups are made with are there, and no older than the database.",
    look: async ({ config, ownerUrl }) => {
      if (!config.backup) return [];
      return programsFor(config.postgresPrograms, ownerUrl, "pg_dump").then(
        () => [],
        (error: unknown) => {
          if (!(error instanceof BackupFailed)) throw error;
          return [fault(error.message, "Install them, or set PG_BIN: no backup can be made.")];
        },
      );
    },
  },
  {
    name: "backup-place",
    holds: "Backups can be written where they go, and read there.",
    look: async ({ config }) => {
      if (!config.backup) return [];
      const name = `.doctor-${randomUUID()}`;
      try {
        const place = await openBackupPlace(config.backup);
        await place.put(`${name}/written`, Buffer.from(name));
        const read = await place.read(`${name}/written`);
        await place.remove(name);
        return when(read?.toString() !== name, () =>
          fault(`${place.address} gives back what was not written`, "Check it."),
        );
      } catch (error) {
        const cause = error instanceof Error ? error.message : String(error);
        return [fault(cause, "Mend the place that BACKUP_TO names: no backup can be made.")];
      }
    },
  },
  {
    name: "backup-log",
    holds: "Where the log of changes is kept elsewhere, it is fetched as it is written, and encrypted.",
    look: async ({ sql, config, server, world }) => {
      const kept = config.backupLog === undefined ? [] : await keptLog(config.backupLog, world.now().getTime());
      const [slot] = await sql<{ since: string | null; behind: number; lost: boolean }[]>`
        select case when not active then to_char(inactive_since at time zone ${zoneIn(sql)}, 'YYYY-MM-DD HH24:MI') end as since,
          wal_status = 'lost' as lost,
          case when pg_is_in_recovery() then 0 else (pg_current_wal_lsn() - restart_lsn)::float8 end as behind
        from pg_replication_slots where slot_name = 'metiro_backup'`;
      if (!slot) return kept;
      if (server["max_slot_wal_keep_size"] === "-1")
        kept.push(
          warning(
            "Nothing limits what is kept of the log for whoever fetches it: once they stop, it fills the disk of the database",
            "alter system set max_slot_wal_keep_size = '4GB'; and reload",
          ),
        );
      if (slot.lost)
        return [
          ...kept,
          fault(
            "What was not fetched is gone: PostgreSQL gave up the slot metiro_backup, and no second since is reached",
            `Start fetching anew, which drops it first, then: ${metiroCommand("backup base --to <folder> --log <folder>")} (${guideCommand("backup-and-restore#to-a-given-second")})`,
          ),
        ];
      if (slot.since !== null)
        return [
          ...kept,
          fault(
            `Nobody has fetched the log since ${slot.since} (Swiss time), and the database keeps it`,
            `Start pg_receivewal again, or drop the slot metiro_backup: ${guideCommand("backup-and-restore#to-a-given-second")}`,
          ),
        ];
      return [
        ...kept,
        ...when(slot.behind > latestLogBytes, () =>
          fault(`${Math.round(slot.behind / 2 ** 20)} MB of the log are not fetched yet`, "See what holds it up."),
        ),
      ];
    },
  },
  {
    name: "backup-base",
    holds: "The last base backup is whole, encrypted and less than eight days old.",
    look: async ({ config, world }) => {
      if (config.baseBackups === undefined) return [];
      const remedy = `Make one: ${metiroCommand(`backup base --to ${config.baseBackups}`)}`;
      const sealed = await latestBase(config.baseBackups, "manifest.json");
      const latest = Math.max(sealed, await latestBase(config.baseBackups, "backup_manifest"));
      if (latest === 0) return [fault(`${config.baseBackups} holds no whole base backup`, `${remedy}.`)];
      const days = Math.floor((world.now().getTime() - latest) / (24 * hourMs));
      return [
        ...when(days >= 8, () =>
          fault(`The last base backup is ${days} days old`, `${remedy}, and see why it is not made weekly.`),
        ),
        ...when(sealed < latest, () => warning("The last base backup is not encrypted", `${remedy}.`)),
        ...(await gapSince({ bases: config.baseBackups, log: config.backupLog }, remedy)),
      ];
    },
  },
  {
    name: "maintenance-ended",
    holds: "No maintenance goes on past its announced end, or for over a day.",
    look: async ({ sql }) => {
      const rows = await sql<{ since: string }[]>`
        select to_char(started_at at time zone ${zoneIn(sql)}, 'YYYY-MM-DD HH24:MI') as since from maintenance
        where ends_at < now() or started_at < now() - interval '1 day'`;
      return rows.map(({ since }) =>
        warning(
          `Nobody can write since ${since} (Swiss time)`,
          `${metiroCommand("maintenance off")}, or say anew when it ends.`,
        ),
      );
    },
  },
  {
    name: "webhooks",
    holds: "Webhooks are told what happens, and some of them take it.",
    look: async ({ sql }) => {
      const { working, failing, failingLong, oldestDueSeconds } = await webhookState(sql);
      return [
        ...when(oldestDueSeconds > maxWebhookLagSeconds, () =>
          fault(
            `What happened ${Math.floor(oldestDueSeconds / 60)} minutes ago is on its way to no webhook`,
            `See that a process works (ROLE all or worker), and what ${metiroCommand("job list")} says of webhook-dispatch.`,
          ),
        ),
        ...when(failing >= someFailing && working === 0 && failingLong > 0, () =>
          warning(
            `None of ${failing} webhooks has taken anything lately`,
            "Let the server out to the internet on 443, and give it a resolver of names; their owners see why in their profile.",
          ),
        ),
      ];
    },
  },
];
