import { readFile } from "node:fs/promises";
import path from "node:path";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { BackupFailed, backupsIn, makeBackup, openBackupPlace, restoreBackup } from "../../backup/index.ts";
import type { BackupSettings } from "../../config/backup.ts";
import { type Config, loadConfig } from "../../config/config.ts";
import { storageOf } from "../../storage/storage.ts";
import { type Command, CommandRefused, UsageError } from "../command.ts";
import { databaseAddress } from "../database.ts";
import { guideCommand } from "../../config/operator-guides.ts";
import { metiroCommand } from "../../config/operator-program.ts";

const to = { value: "folder", about: "Where the backups are, instead of BACKUP_TO." };

export const backupCommand: Command = {
  name: "backup",
  about: "Make a backup of database and files now, look at it in a scratch database, encrypt it, and remove old ones.",
  args: [],
  options: { to },
  unmigrated: "leave",
  async run({ config, db, url, say, signal, plan }, { options }) {
    if (plan.length > 0)
      throw new CommandRefused(
        `The database lacks ${plan.length} migrations of this version: ${metiroCommand("migrate run")}`,
      );
    const backup = settingsIn(config, options["to"]);
    const made = await inWords(() =>
      makeBackup({ config: { ...config, backup }, db, url, storage: storageOf(config), say, signal, byHand: true }),
    );
    return {
      lines: [
        `${made.name}: ${made.bytes} bytes, ${made.files} files, ${made.invariants} invariants held.`,
        ...made.removed.map((name) => `Removed: ${name}`),
      ],
      value: made,
    };
  },
};

export const backupListCommand: Command = {
  name: "backup list",
  about: "Tell which backups there are, latest first, and which were broken off.",
  args: [],
  options: { to },
  unmigrated: "unasked",
  async run({ environment }, { options }) {
    const value = await inWords(async () =>
      backupsIn(await openBackupPlace(placeIn(() => loadConfig(environment), options["to"]))),
    );
    return {
      lines: [
        ...value.whole.map(
          ({ name, bytes, files, endedAt }) => `${name}  ${bytes} bytes, ${files} files, whole since ${endedAt}`,
        ),
        ...value.broken.map((name) => `${name}  BROKEN OFF, cannot be restored`),
        ...(value.whole.length + value.broken.length === 0 ? ["There are no backups."] : []),
      ],
      value,
    };
  },
};

export const backupKeysCommand: Command = {
  name: "backup keys",
  about: "Make the keys of backups: one to encrypt, for the server, and one to read them, for a safe place elsewhere.",
  args: [],
  options: {},
  unmigrated: "unasked",
  async run() {
    const identity = await generateX25519Identity();
    const recipient = await identityToRecipient(identity);
    return {
      lines: [
        `BACKUP_RECIPIENT=${recipient}`,
        "",
        identity,
        "",
        "The first line is a setting of the server. The second, the identity, is not: keep it elsewhere, twice. Without it no",
        "backup can be read, and with it every one.",
      ],
      value: { BACKUP_RECIPIENT: recipient, identity },
    };
  },
};

export const restoreCommand: Command = {
  name: "restore",
  about: "Restore a backup (or `latest`) into an empty database, with the files, and ask it what must hold.",
  args: ["name"],
  options: {
    identity: { value: "file", about: "The file with the identity that reads it (AGE-SECRET-KEY-…)." },
    into: {
      value: "url",
      about: "The database, as its owner, without password (PGPASSWORD). Without it: that of the settings.",
    },
    replace: { value: "database", about: "Lose what is in the database of this name, which is not empty." },
    from: { value: "folder", about: to.about },
  },
  unmigrated: "unasked",
  async run({ environment, open, say, signal }, { args: [name = ""], options }) {
    const config = loadConfig(environment);
    const into = await targetOf(
      options["into"],
      environment["PGPASSWORD"],
      async () => config.databaseOwnerUrl ?? (await databaseAddress(config, open)),
    );
    const restored = await inWords(async () =>
      restoreBackup({
        config,
        place: await openBackupPlace(placeIn(() => config, options["from"])),
        name,
        identities: await identitiesIn(options["identity"]),
        into,
        replace: options["replace"],
        storage: storageOf(config),
        say,
        signal,
      }),
    );
    const { broken, differing, rows, files, since, undone } = restored;
    return {
      lines: [
        ...broken.map((one) => `${one.name}: ${one.unknown ?? `${one.count} rows break it`}. ${one.holds}`),
        ...differing.map((table) => `${table} has another number of rows than the backup says.`),
        `${restored.name} is restored: ${rows} rows, ${files} files. ${broken.length + differing.length === 0 ? "All holds." : "NOT ALL HOLDS."}`,
        undone === undefined
          ? `WHO WAS ERASED AND WHICH API KEYS WERE REVOKED SINCE ${since} IS BACK, and nothing here says who: ${guideCommand("backup-and-restore#what-a-restore-undoes")}`
          : undone.count > 0
            ? `${undone.count} accounts and API keys that were erased or revoked since ${since} are back. Before anybody signs in: ${metiroCommand("migrate run")}, then ${metiroCommand(`erase again ${undone.file}`)}`
            : `Nobody was erased and no API key revoked since ${since}.`,
        `Start the server, or ${metiroCommand("migrate run")}: it grants the serving role its rights.`,
      ],
      value: restored,
      failed: broken.length + differing.length > 0,
    };
  },
};

/** Where and for whom, by the settings; a folder that was typed instead takes the recipients along. */
function settingsIn({ backup }: Config, typed: string | undefined): BackupSettings {
  if (!backup)
    throw new CommandRefused(
      `No backups are set up: BACKUP_TO says where they go, BACKUP_RECIPIENT for whom they are encrypted (${metiroCommand("backup keys")}).`,
    );
  return typed === undefined ? backup : { ...backup, to: { folder: path.resolve(typed) } };
}

/** Whoever restores or lists needs no recipient, and no settings where a folder was typed: the machine that keeps backups has none. */
const placeIn = (config: () => Config, typed: string | undefined): Pick<BackupSettings, "to"> =>
  typed === undefined ? settingsIn(config(), undefined) : { to: { folder: path.resolve(typed) } };

const targetOf = async (
  typed: string | undefined,
  password: string | undefined,
  ofSettings: () => Promise<string>,
): Promise<string> => (typed === undefined ? ofSettings() : urlIn("into", typed, password));

/** An address that was typed, with a password that was not. */
export function urlIn(option: string, typed: string, password: string | undefined): string {
  if (!URL.canParse(typed) || !/^postgres(?:ql)?:$/.test(new URL(typed).protocol))
    throw new UsageError(`--${option} is an address: postgres://owner@host/database`);
  const url = new URL(typed);
  if (url.password !== "")
    throw new UsageError(
      "A password on a command line is read by everybody on the machine: leave it out, and set PGPASSWORD.",
    );
  if (password !== undefined) url.password = encodeURIComponent(password);
  return url.href;
}

export async function identitiesIn(file: string | undefined): Promise<string[]> {
  if (file === undefined) throw new UsageError("--identity names the file with the identity that reads the backups.");
  const text = await readFile(file, "utf8").catch(() => {
    throw new CommandRefused(`${file} cannot be read.`);
  });
  const identities = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => /^AGE-SECRET-KEY-(?:PQ-)?1/.test(line));
  if (identities.length === 0) throw new CommandRefused(`${file} holds no identity (AGE-SECRET-KEY-…).`);
  return identities;
}

/** What failed for a reason that is known is told without its frames. */
export async function inWords<Done>(act: () => Promise<Done>): Promise<Done> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof BackupFailed) throw new CommandRefused(error.message);
    throw error;
  }
}
