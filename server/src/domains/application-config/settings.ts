import { type ConfigKey, type Settings, configKeys, isConfigKey } from "@metiro/shared/application-config/keys";
import type { Db, Sql } from "../../db/client.ts";
import { type Notifications, notify } from "../../db/notifications.ts";
import { prepared } from "../../db/prepared.ts";
import { applicationConfig } from "../../db/schema/index.ts";
import { type TtlCache, ttlCache } from "../../cache/ttl-cache.ts";

/** Milliseconds after which a change made by another process is seen here, if the news of it was lost. */
const maxAgeMs = 5_000;

const everyValue = prepared((db) =>
  db
    .select({ key: applicationConfig.key, value: applicationConfig.value })
    .from(applicationConfig)
    .prepare("application_config_values"),
);

const caches = new WeakMap<Db, TtlCache<Settings>>();
/** The database whose replica another one is. */
const primaries = new WeakMap<Db, Db>();

/** What reads a replica has the settings of its primary: they are kept, and forgotten, in one place. */
export const shareSettings = (replica: Db, primary: Db): void => void primaries.set(replica, primary);

function cacheOf(db: Db): TtlCache<Settings> {
  const cache = caches.get(db) ?? ttlCache<Settings>({ maxAgeMs, maxEntries: 1 });
  caches.set(db, cache);
  return cache;
}

/** The configuration by key, `settings(db)["jobRequest.maxRecipients"]`: from memory, at most some seconds old. */
export function settings(reading: Db): Promise<Settings> {
  const db = primaries.get(reading) ?? reading;
  return cacheOf(db).get("", () => load(db));
}

/** Forgets what is in memory: whoever asks next reads the database. */
export const refreshSettings = (db: Db): void => cacheOf(db).invalidate();

const channel = "settings";

/** Lets every process know that the configuration has changed. */
export const broadcastSettingsChange = (sql: Sql): Promise<void> => notify(sql, channel);

/** Calls back when a process has changed the configuration, or may have. */
export function onSettingsChange({ subscribe, onReconnect }: Notifications, changed: () => void): void {
  subscribe(channel, changed);
  onReconnect(changed);
}

/** A key that is not in the database, or holds there what it may not, has its default. */
async function load(db: Db): Promise<Settings> {
  const values: Partial<Record<ConfigKey, unknown>> = {};
  for (const { key, value } of await everyValue(db).execute()) {
    if (!isConfigKey(key)) continue;
    const parsed = configKeys[key].value.safeParse(value);
    if (parsed.success) values[key] = parsed.data;
  }
  return { ...defaults, ...(values as Partial<Settings>) };
}

const defaults = Object.fromEntries(Object.entries(configKeys).map(([key, rule]) => [key, rule.default])) as Settings;
