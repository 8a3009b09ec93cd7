import { configTypes } from "@metiro/shared/application-config/schema";
import { boolean, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, jsonValue, oneOf, revision } from "./columns.ts";

export const applicationConfig = pgTable(
  "application_config",
  {
    id: id(),
    key: text().notNull().unique("application_config_key_unique"),
    /** A JSON value of the item's type. */
    value: jsonValue().notNull(),
    type: text({ enum: configTypes }).notNull(),
    description: text().notNull(),
    isPublic: boolean().notNull().default(false),
    revision: revision(),
    updatedAt: createdAt(),
  },
  (table) => [oneOf("application_config_type_known", table.type, configTypes)],
);
