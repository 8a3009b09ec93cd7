import { priceUnits } from "@metiro/shared/job-request/response";
import type { TemplateLine } from "@metiro/shared/offer/schema";
import { sql } from "drizzle-orm";
import { char, check, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { id, oneOf, revision, timestamps } from "./columns.ts";
import { companies } from "./company.ts";
import { personal } from "./personal.ts";

/** What a company keeps to answer with. */
export const answerTemplates = pgTable(
  "answer_templates",
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    name: text().notNull(),
    message: text().notNull(),
    priceMin: integer(),
    priceMax: integer(),
    priceUnit: text({ enum: priceUnits }),
    /** Of its prices, those of its lines too: the platform's when it was made, unless its company said another. */
    currency: char({ length: 3 })
      .notNull()
      .default(sql`site_currency()`),
    lines: jsonb().$type<TemplateLine[]>(),
    revision: revision(),
    ...timestamps(),
  },
  (table) => [
    unique("answer_templates_name_unique").on(table.companyId, table.name),
    oneOf("answer_templates_unit_known", table.priceUnit, priceUnits),
    check("answer_templates_currency_code", sql`${table.currency} ~ '^[A-Z]{3}$'`),
    check(
      "answer_templates_price_ordered",
      sql`${table.priceMin} >= 0 and ${table.priceMax} >= 0 and coalesce(${table.priceMin} <= ${table.priceMax}, true)`,
    ),
  ],
);
personal(answerTemplates, { removed: "companyId" });
