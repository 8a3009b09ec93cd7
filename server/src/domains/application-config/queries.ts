import { configKeys, isConfigKey } from "@metiro/shared/application-config/keys";
import type { ConfigItem } from "@metiro/shared/application-config/schema";
import { type SQL, asc, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { prepared } from "../../db/prepared.ts";
import { applicationConfig } from "../../db/schema/index.ts";

const select = (db: Db, where?: SQL) =>
  db
    .select({
      appconfigId: applicationConfig.id,
      key: applicationConfig.key,
      value: applicationConfig.value,
      type: applicationConfig.type,
      description: applicationConfig.description,
      isPublic: applicationConfig.isPublic,
      revision: applicationConfig.revision,
      updatedAt: applicationConfig.updatedAt,
    })
    .from(applicationConfig)
    .where(where)
    .orderBy(asc(applicationConfig.key));

const every = prepared((db) => select(db).prepare("application_config_all"));
const everyPublic = prepared((db) =>
  select(db, eq(applicationConfig.isPublic, true)).prepare("application_config_public"),
);
const oneById = prepared((db) =>
  select(db, eq(applicationConfig.id, sql.placeholder("id"))).prepare("application_config_by_id"),
);

export const allItems = async (db: Db): Promise<ConfigItem[]> => (await every(db).execute()).map(withDefault);
export const publicItems = (db: Db): Promise<ConfigItem[]> => everyPublic(db).execute();
export const itemById = async (db: Db, id: string): Promise<ConfigItem | undefined> =>
  (await oneById(db).execute({ id })).map(withDefault)[0];

const withDefault = <Item extends { key: string }>(item: Item) =>
  isConfigKey(item.key) ? { ...item, default: configKeys[item.key].default } : item;
