import { configTypes } from "@metiro/shared/application-config/schema";
import { boolean, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, oneOf, revision } from "./columns.ts";

export const applicationConfig = pgTable(
  "application_config",
  {
    id: id(),
    key: text().notNull().unique("application_config_key_unique"),
    /** A JSON value of the item's type. */
    value: jsonb().$type<unknown>().notNull(),
    type: text({ enum: configTypes }).notNull(),
    description: text().notNull(),
    isPublic: boolean().notNull().default(false),
    revision: revision(),
    updatedAt: createdAt(),
  },
  (table) => [oneOf("application_config_type_known", table.type, configTypes)],
);
