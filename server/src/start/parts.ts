import { randomBytes } from "node:crypto";
import type { DatabaseUrls, PrepareDatabase } from "../db/roles.ts";
import type { Config } from "../config/config.ts";
import { connect, type Connection, type Db } from "../db/client.ts";
import { embeddedAppUrl } from "../db/roles.ts";
import { lockFolder } from "../embedded/folder-lock.ts";
import { startMailbox } from "../embedded/mailbox.ts";
import { startEmbeddedPostgres } from "../embedded/postgres.ts";
import { passwords } from "../passwords/passwords.ts";
import { seedCatalogue } from "../seed/catalogue.ts";
import { demoAccountCount, hasNoAccounts, seedDemo } from "../seed/demo.ts";
import type { Announcer } from "./announce.ts";
import { demoDomain, demoPassword } from "../seed/demo-accounts.ts";
import { storageOf } from "../storage/storage.ts";
import { StartRefused } from "./refusal.ts";

/** What the app stands on. */
export interface ServerParts {
  connection: Connection;
  databaseUrl: string;
  smtpUrl: string;
  /** Page of the local mailbox, when it takes the mails. */
  mailboxUrl?: string;
  /** Whether the database is the embedded one, with the demo data in it. */
  isDemo: boolean;
}

/** Opens database and mail: those of the settings, else the embedded ones; migrates, and fills an empty embedded database. */
export async function openParts(
  config: Config,
  open: AsyncDisposableStack,
  { step }: Announcer,
  prepareDatabase: PrepareDatabase,
): Promise<ServerParts> {
  const isDemo = config.databaseUrl === undefined;
  const isEmbedded = isDemo || config.smtpUrl === undefined;
  if (isEmbedded) open.defer(lockFolder(config.dataDir));
  const opened = () => Promise.all([openDatabase(config, open), openMail(config, open)]);
  const [urls, mail] = await (isEmbedded ? step("Starting database and mailbox", opened) : opened());

  await step("Bringing the database up to date", () => prepareDatabase(urls));
  const databaseUrl = urls.appUrl;
  const connection = connect(databaseUrl, { max: config.databasePool, direct: config.databaseDirectUrl });
  open.defer(connection.close);
  if (config.mode === "production") await refuseDemoAccounts(connection.db);
  await fill(connection, config, { isDemo, step });
  return { connection, databaseUrl, ...mail, isDemo };
}

/** What every installation starts from and, in an embedded database without any account, the demo data. */
async function fill(
  { db }: Connection,
  config: Config,
  { isDemo, step }: { isDemo: boolean; step: Announcer["step"] },
): Promise<void> {
  await seedCatalogue(db, config.mode);
  if (!isDemo || !(await hasNoAccounts(db))) return;
  await step("Filling in the demo data", async () =>
    seedDemo(db, { now: new Date(), passwordHash: await passwords().hash(demoPassword), storage: storageOf(config) }),
  );
}

/** Everybody knows the password of the demo accounts, one of which is an admin's. */
async function refuseDemoAccounts(db: Db): Promise<void> {
  const found = await demoAccountCount(db);
  if (found > 0)
    throw new StartRefused(
      `The database holds ${found} demo accounts (addresses at ${demoDomain}), whose password is public. In production Metiro starts on a database without them: use an empty one.`,
    );
}

async function openDatabase(
  { databaseUrl, databaseDirectUrl, databaseOwnerUrl, dataDir }: Config,
  open: AsyncDisposableStack,
): Promise<DatabaseUrls> {
  if (databaseUrl !== undefined)
    return { ownerUrl: databaseOwnerUrl ?? databaseDirectUrl ?? databaseUrl, appUrl: databaseUrl };
  const { url, stop } = await startEmbeddedPostgres({ dataDir });
  open.defer(stop);
  return { ownerUrl: url, appUrl: await embeddedAppUrl(url, randomBytes(24).toString("base64url")) };
}

async function openMail(
  { smtpUrl, dataDir, mailboxPort }: Config,
  open: AsyncDisposableStack,
): Promise<Pick<ServerParts, "smtpUrl" | "mailboxUrl">> {
  if (smtpUrl !== undefined) return { smtpUrl };
  const mailbox = await startMailbox({ dataDir, port: mailboxPort });
  open.defer(mailbox.stop);
  return { smtpUrl: mailbox.smtpUrl, mailboxUrl: mailbox.webUrl };
}
