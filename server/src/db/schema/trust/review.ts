import {
  maxReviewAnswer,
  maxReviewNote,
  maxReviewPhotos,
  reviewText,
  withholdReasons,
} from "@metiro/shared/review/constants";
import { type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { subcategories } from "../catalogue/category.ts";
import { regions } from "../catalogue/region.ts";
import { id, moment, oneOf, timestamps } from "../columns.ts";
import { companies } from "../company.ts";
import { files } from "../file.ts";
import { jobRequests } from "../job-request/requests.ts";
import { personal } from "../personal.ts";
import { tenderers } from "../tenderer.ts";

/** The one rule of what may be seen: of both sides, by whatever reads them but their authors. */
export const isShown = (showsAt: AnyPgColumn): SQL<boolean> => sql<boolean>`is_shown(${showsAt})`;

const number = (value: number) => sql.raw(String(value));

/** What a client says of the company that did the work. Nobody deletes one: a request that has one stays as well. */
// Also in drizzle/sql: who may write and until when, when it is shown, that it stays as it was shown, sums (triggers).
export const reviews = pgTable(
  "reviews",
  {
    id: id(),
    jobRequestId: uuid()
      .notNull()
      .references(() => jobRequests.id),
    companyId: uuid()
      .notNull()
      .references(() => companies.id),
    tendererId: uuid()
      .notNull()
      .references(() => tenderers.id),
    quality: smallint().notNull(),
    punctuality: smallint().notNull(),
    price: smallint().notNull(),
    contact: smallint().notNull(),
    /** Of the four together. */
    stars: smallint()
      .notNull()
      .generatedAlwaysAs(sql`quality + punctuality + price + contact`),
    /** Null: its author's account was deleted. */
    body: text(),
    /** Kept by a trigger: when both are there, or some days after the first. */
    showsAt: moment()
      .notNull()
      .default(sql`now()`),
    /** Since when its company may show the photos on its page; null: it may not, or no more. */
    photosReleasedAt: moment(),
    withheldAt: moment(),
    withheldReason: text({ enum: withholdReasons }),
    answer: text(),
    answeredAt: moment(),
    /** What the work was and in which canton, as its request says: kept by triggers. */
    subcategoryId: uuid().references(() => subcategories.id),
    regionId: uuid().references(() => regions.id),
    ...timestamps(),
  },
  (table) => [
    unique("reviews_once").on(table.jobRequestId),
    check(
      "reviews_stars",
      sql`${table.quality} between 1 and 5 and ${table.punctuality} between 1 and 5 and ${table.price} between 1 and 5 and ${table.contact} between 1 and 5`,
    ),
    check(
      "reviews_body_length",
      sql`char_length(${table.body}) between ${number(reviewText.min)} and ${number(reviewText.max)}`,
    ),
    check("reviews_withheld_whole", sql`(${table.withheldAt} is null) = (${table.withheldReason} is null)`),
    oneOf("reviews_withheld_known", table.withheldReason, withholdReasons),
    check("reviews_answer_has_time", sql`${table.answer} is null or ${table.answeredAt} is not null`),
    check("reviews_answer_length", sql`char_length(${table.answer}) between 1 and ${number(maxReviewAnswer)}`),
    index("reviews_company_shows").on(table.companyId, table.showsAt, table.id, table.stars),
    index("reviews_shows").on(table.showsAt, table.id, table.stars),
    index("reviews_lowest").on(table.stars, table.showsAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("reviews_words").using(
      "gin",
      sql`(to_tsvector('simple_unaccent', ${table.body}) || to_tsvector('french_unaccent', ${table.body}))`,
    ),
    index("reviews_company_released")
      .on(table.companyId, table.showsAt, table.id)
      .where(sql`photos_released_at is not null and withheld_at is null`),
    index("reviews_tenderer").on(table.tendererId),
    index("reviews_place_shows").on(table.subcategoryId, table.regionId, table.showsAt, table.id),
    index("reviews_region").on(table.regionId),
  ],
);
personal(reviews, {
  body: { erased: null, by: "client" },
  withheldReason: { kept: "A reason of a list." },
  // It speaks to the client, often by name.
  answer: { erased: null, by: "either" },
});

export const reviewPhotos = pgTable(
  "review_photos",
  {
    reviewId: uuid()
      .notNull()
      .references(() => reviews.id, { onDelete: "cascade" }),
    fileId: uuid()
      .notNull()
      .references(() => files.id, { onDelete: "cascade" }),
    position: smallint().notNull(),
  },
  (table) => [
    primaryKey({ name: "review_photos_pk", columns: [table.reviewId, table.fileId] }),
    check("review_photos_position", sql`${table.position} >= 0 and ${table.position} < ${number(maxReviewPhotos)}`),
    index("review_photos_file").on(table.fileId),
  ],
);

/** What the company that did the work says of the client; the words are for the back office alone. */
// Also in drizzle/sql: the same rules as above (triggers).
export const clientReviews = pgTable(
  "client_reviews",
  {
    id: id(),
    jobRequestId: uuid()
      .notNull()
      .references(() => jobRequests.id),
    companyId: uuid()
      .notNull()
      .references(() => companies.id),
    tendererId: uuid()
      .notNull()
      .references(() => tenderers.id),
    matched: boolean().notNull(),
    reachable: boolean().notNull(),
    paidOnTime: boolean().notNull(),
    note: text(),
    showsAt: moment()
      .notNull()
      .default(sql`now()`),
    ...timestamps(),
  },
  (table) => [
    unique("client_reviews_once").on(table.jobRequestId),
    check("client_reviews_note_length", sql`char_length(${table.note}) <= ${number(maxReviewNote)}`),
    index("client_reviews_tenderer_shows").on(table.tendererId, table.showsAt),
    index("client_reviews_company").on(table.companyId),
  ],
);
personal(clientReviews, { note: { erased: null, by: "either" } });

/** How late after the work was done its client was last asked for a review: once at each distance. */
export const reviewReminders = pgTable("review_reminders", {
  jobRequestId: uuid()
    .primaryKey()
    .references(() => jobRequests.id, { onDelete: "cascade" }),
  /** Days, of `reviewReminderDays`. */
  days: smallint().notNull(),
  remindedAt: moment()
    .notNull()
    .default(sql`now()`),
});

/** Sums of all reviews of a company, kept by a trigger; readers take off those that are not shown yet. */
export const companyReviewTotals = pgTable("company_review_totals", {
  companyId: uuid()
    .primaryKey()
    .references(() => companies.id, { onDelete: "cascade" }),
  count: integer().notNull(),
  stars: integer().notNull(),
  /** Reviews of so many stars, rounded. */
  ones: integer().notNull(),
  twos: integer().notNull(),
  threes: integer().notNull(),
  fours: integer().notNull(),
  fives: integer().notNull(),
});

/** Sums of all reviews of the platform, by the day (UTC) on which they are shown. */
export const reviewDays = pgTable("review_days", {
  day: date({ mode: "string" }).primaryKey(),
  count: integer().notNull(),
  stars: integer().notNull(),
});
