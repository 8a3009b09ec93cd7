import path from "node:path";
import {
  beginOf,
  dropLostSlot,
  makeBase,
  openBase,
  openLog,
  openBackupPlace,
  sealLog,
  sealLogAlways,
  whyBaseDue,
} from "../../backup/index.ts";
import { backupSettings, recipientsIn } from "../../config/backup.ts";
import type { Environment } from "../../config/config.ts";
import { type Command, CommandRefused, type Given, UsageError } from "../command.ts";
import { identitiesIn, inWords, urlIn } from "./backup.ts";
import { metiroCommand } from "../../config/operator-program.ts";

const identity = { value: "file", about: "The file with the identity that reads it (AGE-SECRET-KEY-…)." };
const into = { value: "folder", about: "An empty folder, or one that is not there." };

export const backupLogCommand: Command = {
  name: "backup log",
  about: "Encrypt what came of PostgreSQL's log of changes into a folder; what is whole goes from there.",
  args: ["folder"],
  options: {
    to: { value: "folder", about: "Where the encrypted log is kept." },
    every: { value: "seconds", about: "Go on, and look again after so many. Without it: once." },
  },
  unmigrated: "unasked",
  async run({ environment, say, signal }, { args: [from = ""], options }) {
    const sealing = {
      from: path.resolve(from),
      to: required(options, "to"),
      recipients: recipientsOf(environment),
      say,
    };
    const seconds = options["every"] === undefined ? undefined : Number(options["every"]);
    if (seconds !== undefined && !(seconds >= 1 && seconds <= 3_600))
      throw new UsageError("--every is a number of seconds, 1 to 3600.");
    const value = await inWords(() =>
      seconds === undefined
        ? sealLog(sealing)
        : sealLogAlways({ ...sealing, betweenMs: seconds * 1_000, signal }).then(() => []),
    );
    return { lines: [`Encrypted: ${value.length} files.`], value };
  },
};

const server = {
  value: "url",
  about: "The server, as a role that may replicate, without password (PGPASSWORD). Without it: DATABASE_OWNER_URL.",
};

export const backupSlotCommand: Command = {
  name: "backup slot",
  about: "Give up the slot by which the log is fetched, where PostgreSQL has lost it: fetching begins anew.",
  args: ["folder"],
  options: { server },
  unmigrated: "unasked",
  async run({ environment }, { args: [folder = ""], options }) {
    const lost = await inWords(() => dropLostSlot(serverIn(environment, options), path.resolve(folder)));
    return {
      lines: [
        lost
          ? `The slot was lost, and is dropped: make a base backup once fetching goes on (${metiroCommand("backup base --to <folder> --log <folder>")}).`
          : "The slot is not lost.",
      ],
      value: { lost },
    };
  },
};

export const backupBaseCommand: Command = {
  name: "backup base",
  about: "Make a base backup of the whole server by pg_basebackup, encrypted on its way, and remove old ones.",
  args: [],
  options: {
    server,
    to: { value: "folder", about: "Where base backups are kept." },
    log: { value: "folder", about: "The encrypted log: what no base backup that is kept needs goes." },
    "due-after": { value: "days", about: "Only where the last one is so old, or the log has a gap since." },
  },
  unmigrated: "unasked",
  async run({ environment, say, signal }, { options }) {
    const url = serverIn(environment, options);
    const place = await inWords(() => openBackupPlace({ to: { folder: required(options, "to") } }));
    const log = options["log"] === undefined ? undefined : path.resolve(options["log"]);
    const days = options["due-after"] === undefined ? undefined : Number(options["due-after"]);
    if (days !== undefined && !(days >= 1 && days <= 366))
      throw new UsageError("--due-after is a number of days, 1 to 366.");
    if (days !== undefined) {
      const why = await inWords(() => whyBaseDue({ place, log }, { days, now: new Date() }));
      if (why === undefined) return { lines: ["None is due."], value: null };
      say(why);
    }
    const made = await inWords(async () =>
      makeBase({
        url,
        postgresPrograms: environment["PG_BIN"],
        place,
        recipients: recipientsOf(environment),
        keepDays: backupSettings.BACKUP_KEEP_DAYS.parse(environment["BACKUP_KEEP_DAYS"]),
        log,
        signal,
      }),
    );
    return {
      lines: [
        `${made.name}: ${made.bytes} bytes, needs the log from ${made.log}.`,
        ...made.removed.map((name) => `Removed: ${name}`),
      ],
      value: made,
    };
  },
};

export const openBaseCommand: Command = {
  name: "open base",
  about: "Decrypt a base backup (or `latest`) into an empty folder, for PostgreSQL to start on.",
  args: ["name"],
  options: { from: { value: "folder", about: "Where base backups are kept." }, identity, into },
  unmigrated: "unasked",
  async run({ signal }, { args: [name = ""], options }) {
    const identities = await identitiesIn(options["identity"]);
    const place = { to: { folder: required(options, "from") } };
    const value = await inWords(async () =>
      openBase({ place: await openBackupPlace(place), name, identities, into: required(options, "into"), signal }),
    );
    return { lines: [`${value.name} is in ${required(options, "into")}, and needs the log from ${value.log}.`], value };
  },
};

export const openLogCommand: Command = {
  name: "open log",
  about:
    "Decrypt the log of changes into an empty folder, for PostgreSQL to read; refuse one that is damaged or has gaps.",
  args: ["folder"],
  options: {
    identity,
    base: { value: "folder", about: "The base backup that PostgreSQL starts on: only what it needs is decrypted." },
    into,
  },
  unmigrated: "unasked",
  async run(_, { args: [from = ""], options }) {
    const identities = await identitiesIn(options["identity"]);
    const { base } = options;
    const value = await inWords(async () =>
      openLog({
        from: path.resolve(from),
        into: required(options, "into"),
        identities,
        since: base === undefined ? undefined : await beginOf(path.resolve(base)),
      }),
    );
    return { lines: [`${value.length} files, the last one ${value.at(-1)}.`], value };
  },
};

function serverIn(environment: Environment, options: Given["options"]): string {
  const own = environment["DATABASE_OWNER_URL"] ?? environment["DATABASE_URL"];
  const url = options["server"] === undefined ? own : urlIn("server", options["server"], environment["PGPASSWORD"]);
  if (url === undefined) throw new UsageError("--server says where the server is: postgres://role@host/postgres");
  return url;
}

function required(options: Given["options"], name: string): string {
  const typed = options[name];
  if (typed === undefined) throw new UsageError(`--${name} <folder> is missing.`);
  return path.resolve(typed);
}

/** Read by itself: these commands run on machines that have no other settings. */
function recipientsOf(environment: Environment): string[] {
  const recipients = recipientsIn(environment["BACKUP_RECIPIENT"]);
  if (recipients === undefined)
    throw new CommandRefused(
      `BACKUP_RECIPIENT says for whom it is encrypted, and is missing or no public key of age: ${metiroCommand("backup keys")}`,
    );
  return recipients;
}
