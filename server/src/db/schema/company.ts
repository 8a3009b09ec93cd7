import { nameless } from "@metiro/shared/user/nameless";
import { employeeRanges, maxHolidayDays } from "@metiro/shared/company/constants";
import { placeRadius } from "@metiro/shared/region/constants";
import type { CompanyProfileField } from "@metiro/shared/company/schema";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { subcategories } from "./catalogue/category.ts";
import { createdAt, id, moment, oneOf, revision, timestamps } from "./columns.ts";
import { files } from "./file.ts";
import { places, regions } from "./catalogue/region.ts";
import { users } from "./account/user.ts";
import { personal } from "./personal.ts";

// Fields of the profile are listed in `companyProfileFields` (shared/src/company/schema.ts): one more begins there.
// Also in drizzle/sql: companies_identified, name and number stay while they are proved (triggers).
export const companies = pgTable(
  "companies",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .unique("companies_user_unique")
      .references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    uid: text().unique("companies_uid_unique"),
    description: text(),
    website: text(),
    phone: text(),
    street: text(),
    postalCode: text(),
    locality: text(),
    foundedYear: integer(),
    employees: text({ enum: employeeRanges }),
    logoId: uuid().references(() => files.id, { onDelete: "set null" }),
    createdByAdmin: boolean().notNull().default(false),
    verified: boolean().notNull().default(false),
    /** While set, an admin lets no request reach the company. */
    pausedAt: moment(),
    /** While set, the company itself wants no requests. */
    awayAt: moment(),
    profileRevision: revision(),
    coverageRevision: revision(),
    ...timestamps(),
  },
  (table) => [
    oneOf("companies_employees_known", table.employees, employeeRanges),
    check("companies_founded_year_plausible", sql`${table.foundedYear} between 1500 and 2200`),
    index("companies_created").on(table.createdAt, table.id),
    index("companies_updated").on(table.updatedAt, table.id),
    index("companies_name").on(sql`${table.name} collate "fr-x-icu"`, table.id),
    index("companies_search").using(
      "gin",
      sql`to_tsvector('simple_unaccent', ${table.name} || ' ' || coalesce(${table.locality}, ''))`,
    ),
    index("companies_name_trigram").using("gin", sql`${table.name} gin_trgm_ops`),
    index("companies_logo").on(table.logoId),
    index("companies_closed")
      .on(table.id)
      .where(sql`paused_at is not null or away_at is not null`),
  ],
);
personal(companies, {
  name: { erased: nameless },
  uid: { erased: null },
  description: { erased: null },
  website: { erased: null },
  phone: { erased: null },
  street: { erased: null },
  postalCode: { erased: null },
  locality: { erased: null },
  foundedYear: { erased: null },
  employees: { erased: null },
  logoId: { erased: null },
  awayAt: { erased: null },
} satisfies Record<CompanyProfileField | "awayAt", unknown>);

/** Days on which a company wants no requests, both included; they come and go by the date alone, and never overlap. */
// Also in drizzle/sql: company_holidays_no_overlap (exclusions).
export const companyHolidays = pgTable(
  "company_holidays",
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    startsOn: date({ mode: "string" }).notNull(),
    endsOn: date({ mode: "string" }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check(
      "company_holidays_days_ordered",
      sql`${table.endsOn} - ${table.startsOn} between 0 and ${sql.raw(String(maxHolidayDays - 1))}`,
    ),
    index("company_holidays_company_ends").on(table.companyId, table.endsOn, table.startsOn),
    index("company_holidays_ends").on(table.endsOn, table.startsOn, table.companyId),
  ],
);
personal(companyHolidays, { removed: "companyId" });

// Also in drizzle/sql: grows company_coverage (triggers).
export const companySubcategories = pgTable(
  "company_subcategories",
  {
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    subcategoryId: uuid()
      .notNull()
      .references(() => subcategories.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ name: "company_subcategories_pk", columns: [table.companyId, table.subcategoryId] }),
    index("company_subcategories_subcategory").on(table.subcategoryId),
  ],
);
personal(companySubcategories, { removed: "companyId" });

// Also in drizzle/sql: grows company_coverage (triggers).
export const companySubregions = pgTable(
  "company_subregions",
  {
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    subregionId: uuid()
      .notNull()
      .references(() => regions.id, { onDelete: "cascade" }),
    /** Whether it is here only because one of the company's places brings it (table below). */
    byPlace: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ name: "company_subregions_pk", columns: [table.companyId, table.subregionId] }),
    index("company_subregions_subregion").on(table.subregionId),
  ],
);
personal(companySubregions, { removed: "companyId" });

/** Places around which a company serves, as it chose them; the districts that they come to stand in the table above. */
export const companyPlaces = pgTable(
  "company_places",
  {
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    postalCode: text()
      .notNull()
      .references(() => places.postalCode, { onDelete: "cascade", onUpdate: "cascade" }),
    /** Kilometres, as the crow flies. */
    radiusKm: smallint().notNull(),
  },
  (table) => [
    primaryKey({ name: "company_places_pk", columns: [table.companyId, table.postalCode] }),
    index("company_places_place").on(table.postalCode),
    check(
      "company_places_radius",
      sql`${table.radiusKm} between ${sql.raw(String(placeRadius.min))} and ${sql.raw(String(placeRadius.max))}`,
    ),
  ],
);
personal(companyPlaces, { removed: "companyId" });

/**
 * What a company serves: the product of the two tables above, kept by triggers (insert) and foreign keys (delete),
 * because "who covers this trade here" must be one look-up in one index.
 */
export const companyCoverage = pgTable(
  "company_coverage",
  { subcategoryId: uuid().notNull(), subregionId: uuid().notNull(), companyId: uuid().notNull() },
  (table) => [
    primaryKey({ name: "company_coverage_pk", columns: [table.subcategoryId, table.subregionId, table.companyId] }),
    foreignKey({
      name: "company_coverage_subcategory",
      columns: [table.companyId, table.subcategoryId],
      foreignColumns: [companySubcategories.companyId, companySubcategories.subcategoryId],
    }).onDelete("cascade"),
    foreignKey({
      name: "company_coverage_subregion",
      columns: [table.companyId, table.subregionId],
      foreignColumns: [companySubregions.companyId, companySubregions.subregionId],
    }).onDelete("cascade"),
    index("company_coverage_company_subcategory").on(table.companyId, table.subcategoryId),
    index("company_coverage_company_subregion").on(table.companyId, table.subregionId),
  ],
);
