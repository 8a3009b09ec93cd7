import type { Config } from "../config/config.ts";
import type { Db, Sql } from "../db/client.ts";
import type { Replica } from "../db/replica/index.ts";
import { type Decoder, decoder } from "../storage/decode/decoder.ts";
import type { TtlCache } from "../cache/ttl-cache.ts";
import { type CachedList, listCache } from "../cache/list-cache.ts";
import { type Subscribers, subscribers } from "../live/index.ts";
import type { MailTemplates } from "../mail/index.ts";
import { type PasswordTurns, passwordTurns } from "../passwords/turns.ts";
import { type Passwords, passwords } from "../passwords/passwords.ts";
import { type Storage, storageOf } from "../storage/storage.ts";
import { type FileSigner, fileSigner } from "../storage/file-addresses.ts";
import { type AccessTokens, accessTokens } from "../tokens/access-token.ts";
import { type Cursors, cursors } from "../tokens/cursors.ts";
import { type UnsubscribeTokens, unsubscribeTokens } from "../tokens/unsubscribe-token.ts";
import { type ActorReader, actorReader } from "./actor.ts";
import { type KeyActors, keyActors } from "./key-actor.ts";
import { panelViewer } from "./panel-viewer.ts";

/** What the process holds once and every call may use. */
export interface Services {
  config: Config;
  db: Db;
  sql: Sql;
  /** A replica of the database that may answer reads; see `fromReplica`. */
  replica: Replica | undefined;
  tokens: AccessTokens;
  passwords: Passwords;
  passwordTurns: PasswordTurns;
  actorOf: ActorReader;
  keyActors: KeyActors;
  storage: Storage;
  fileSigner: FileSigner;
  subscribers: Subscribers;
  unsubscribeTokens: UnsubscribeTokens;
  cursors: Cursors;
  listCache: TtlCache<CachedList>;
  decoder: Decoder;
  /** Writes mails for others than their recipients. */
  previewTemplates: MailTemplates;
}

type Given = Pick<Services, "config" | "db" | "sql" | "previewTemplates"> & Partial<Pick<Services, "replica">>;

/** The services that follow from the settings and an open database. */
export const servicesOf = ({ config, db, sql, replica, previewTemplates }: Given): Services => ({
  config,
  db,
  sql,
  replica,
  tokens: accessTokens({ key: config.keys.accessToken, origin: config.publicUrl }),
  passwords: passwords({ light: config.mode === "test" }),
  passwordTurns: passwordTurns(),
  actorOf: actorReader(sql, config, panelViewer(sql)),
  keyActors: keyActors(sql),
  storage: storageOf(config),
  fileSigner: fileSigner(config.keys.fileAddress),
  subscribers: subscribers(),
  unsubscribeTokens: unsubscribeTokens(config.keys.unsubscribe),
  cursors: cursors(config.keys.cursor),
  listCache: listCache(),
  decoder: decoder(),
  previewTemplates,
});
