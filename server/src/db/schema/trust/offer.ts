import {
  lineKinds,
  lineStates,
  lineUnits,
  maxAmendmentReason,
  maxAmount,
  maxLineLabel,
  maxLines,
  maxPaymentTerms,
  maxQuantity,
  maxUnitPrice,
  offerKinds,
  offerStates,
  vatRateKinds,
} from "@metiro/shared/offer/constants";
import type { OfferDraftContent, StandardLine } from "@metiro/shared/offer/schema";
import { durationUnits, vats, visits } from "@metiro/shared/job-request/response";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { subcategories } from "../catalogue/category.ts";
import { createdAt, id, moment, oneOf, revision, timestamps } from "../columns.ts";
import { documents } from "../document.ts";
import { jobRequestCompanies } from "../job-request/recipients.ts";
import { personal } from "../personal.ts";

const number = (value: number) => sql.raw(String(value));

/** Rates of the value added tax in hundredths of a percent. One holds until the next of its kind begins. */
// Also in drizzle/sql: that one which has begun stays, and that others begin on a day to come (triggers).
export const vatRates = pgTable(
  "vat_rates",
  {
    id: uuid()
      .notNull()
      .default(sql`uuidv7()`),
    kind: text({ enum: vatRateKinds }).notNull(),
    validFrom: date({ mode: "string" }).notNull(),
    rate: smallint().notNull(),
  },
  (table) => [
    primaryKey({ name: "vat_rates_pk", columns: [table.kind, table.validFrom] }),
    unique("vat_rates_id").on(table.id),
    oneOf("vat_rates_kind_known", table.kind, vatRateKinds),
    check("vat_rates_rate", sql`${table.rate} between 0 and 10000`),
  ],
);

/** The lines with which every offer for a service begins, in their order. An offer keeps their words as they were. */
export const standardLines = pgTable("standard_lines", {
  subcategoryId: uuid()
    .primaryKey()
    .references(() => subcategories.id, { onDelete: "cascade" }),
  lines: jsonb().$type<StandardLine[]>().notNull(),
  revision: revision(),
  ...timestamps(),
});

/**
 * A version of what a company offers for a request it received, and of what it proposes to change once the client has accepted. What
 * stands of an answer is summed up in the recipient's own columns.
 */
// Also in drizzle/sql: who may add one and when, that it stays as it was sent, that it follows the answer that it belongs to, that its
// sums are those of its lines and its rates hold, what its answer says of it (triggers).
export const offers = pgTable(
  "offers",
  {
    id: id(),
    jobRequestId: uuid().notNull(),
    companyId: uuid().notNull(),
    version: smallint().notNull(),
    kind: text({ enum: offerKinds }).notNull(),
    state: text({ enum: offerStates }).notNull(),
    /** When the answer was given that it belongs to; null of an amendment. */
    answeredAt: moment(),
    currency: text().notNull(),
    vat: text({ enum: vats }).notNull(),
    message: text(),
    validUntil: date({ mode: "string" }),
    availableFrom: date({ mode: "string" }),
    duration: smallint(),
    durationUnit: text({ enum: durationUnits }),
    visit: text({ enum: visits }),
    paymentTerms: text(),
    lineCount: smallint().notNull(),
    subtotal: integer().notNull(),
    vatAmount: integer().notNull(),
    total: integer().notNull(),
    createdAt: moment()
      .notNull()
      .default(sql`clock_timestamp()`),
    /** Of an amendment: its PDF, why, and what became of it. That of an offer is its answer's. */
    documentId: uuid().references(() => documents.id, { onDelete: "set null" }),
    reason: text(),
    settledAt: moment(),
    note: text(),
  },
  (table) => [
    foreignKey({
      name: "offers_recipient_fk",
      columns: [table.jobRequestId, table.companyId],
      foreignColumns: [jobRequestCompanies.jobRequestId, jobRequestCompanies.companyId],
    }).onDelete("cascade"),
    unique("offers_version").on(table.jobRequestId, table.companyId, table.version),
    uniqueIndex("offers_one_current")
      .on(table.jobRequestId, table.companyId)
      .where(sql`state = 'current'`),
    uniqueIndex("offers_one_proposed")
      .on(table.jobRequestId, table.companyId)
      .where(sql`state = 'proposed'`),
    index("offers_company").on(table.companyId, table.createdAt),
    index("offers_document")
      .on(table.documentId)
      .where(sql`document_id is not null`),
    oneOf("offers_kind_known", table.kind, offerKinds),
    oneOf("offers_state_known", table.state, offerStates),
    oneOf("offers_vat_known", table.vat, vats),
    oneOf("offers_visit_known", table.visit, visits),
    oneOf("offers_duration_unit_known", table.durationUnit, durationUnits),
    check("offers_version_positive", sql`${table.version} > 0`),
    check("offers_kind_whole", sql`(${table.kind} = 'offer') = (${table.answeredAt} is not null)`),
    check(
      "offers_state_of_kind",
      sql`${table.kind} = 'amendment' or ${table.state} in ('current', 'replaced') and num_nonnulls(${table.reason}, ${table.settledAt}, ${table.note}) = 0`,
    ),
    check("offers_document_of_amendment", sql`${table.documentId} is null or ${table.kind} = 'amendment'`),
    check(
      "offers_settled_whole",
      sql`${table.kind} = 'offer' or (${table.state} = 'proposed') = (${table.settledAt} is null)`,
    ),
    check(
      "offers_duration_has_unit",
      sql`(${table.duration} is null) = (${table.durationUnit} is null) and coalesce(${table.duration} > 0, true)`,
    ),
    check("offers_line_count", sql`${table.lineCount} between 1 and ${number(maxLines)}`),
    check(
      "offers_amounts",
      sql`${table.subtotal} between 0 and ${number(maxAmount)} and ${table.vatAmount} between 0 and ${number(maxAmount)} and ${table.total} between 0 and ${number(maxAmount)}`,
    ),
    check("offers_message_length", sql`char_length(${table.message}) <= 5000`),
    check("offers_payment_terms_length", sql`char_length(${table.paymentTerms}) <= ${number(maxPaymentTerms)}`),
    check("offers_reason_length", sql`char_length(${table.reason}) <= ${number(maxAmendmentReason)}`),
    check("offers_note_length", sql`char_length(${table.note}) <= 1000`),
  ],
);
personal(offers, {
  currency: { kept: "A code of three letters." },
  // Either may be named in what the other one wrote.
  message: { erased: null, by: "either" },
  paymentTerms: { erased: null, by: "either" },
  documentId: { erased: null, by: "either" },
  reason: { erased: null, by: "either" },
  note: { erased: null, by: "either" },
});

/** A line of a version. Sent, it stays as it is; only its words go with an account. */
// Also in drizzle/sql: that it stays, and that none is added (triggers).
export const offerLines = pgTable(
  "offer_lines",
  {
    offerId: uuid()
      .notNull()
      .references(() => offers.id, { onDelete: "cascade" }),
    position: smallint().notNull(),
    /** Of the service's line that it answers, as that was called then; without a key: those change without the offers. */
    standardLineId: uuid(),
    kind: text({ enum: lineKinds }).notNull(),
    state: text({ enum: lineStates }).notNull(),
    label: text(),
    labelEn: text(),
    quantity: numeric({ precision: 12, scale: 3, mode: "number" }),
    unit: text({ enum: lineUnits }),
    unitPrice: integer(),
    vatRate: smallint(),
    optional: boolean().notNull().default(false),
    amount: integer(),
  },
  (table) => [
    primaryKey({ name: "offer_lines_pk", columns: [table.offerId, table.position] }),
    check("offer_lines_position", sql`${table.position} between 1 and ${number(maxLines)}`),
    oneOf("offer_lines_kind_known", table.kind, lineKinds),
    oneOf("offer_lines_state_known", table.state, lineStates),
    oneOf("offer_lines_unit_known", table.unit, lineUnits),
    check(
      "offer_lines_priced_whole",
      sql`case when ${table.state} = 'priced' then num_nonnulls(${table.quantity}, ${table.unit}, ${table.unitPrice}, ${table.amount}) = 4 else ${table.standardLineId} is not null and not ${table.optional} and num_nonnulls(${table.quantity}, ${table.unit}, ${table.unitPrice}, ${table.amount}, ${table.vatRate}) = 0 end`,
    ),
    check("offer_lines_quantity", sql`${table.quantity} between 0 and ${number(maxQuantity)}`),
    check("offer_lines_unit_price", sql`${table.unitPrice} between 0 and ${number(maxUnitPrice)}`),
    check(
      "offer_lines_amount",
      sql`${table.amount} = round(${table.quantity} * ${table.unitPrice}) and ${table.amount} <= ${number(maxAmount)}`,
    ),
    check("offer_lines_label_length", sql`char_length(${table.label}) between 1 and ${number(maxLineLabel)}`),
  ],
);
personal(offerLines, {
  label: { erased: null, by: "either" },
  labelEn: { kept: "The catalogue's words." },
});

/** What a company has written of an offer that is not sent; one a request. */
export const offerDrafts = pgTable(
  "offer_drafts",
  {
    jobRequestId: uuid().notNull(),
    companyId: uuid().notNull(),
    content: jsonb().$type<OfferDraftContent>().notNull(),
    revision: revision(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: "offer_drafts_pk", columns: [table.jobRequestId, table.companyId] }),
    foreignKey({
      name: "offer_drafts_recipient_fk",
      columns: [table.jobRequestId, table.companyId],
      foreignColumns: [jobRequestCompanies.jobRequestId, jobRequestCompanies.companyId],
    }).onDelete("cascade"),
    index("offer_drafts_company").on(table.companyId),
    index("offer_drafts_updated").on(table.updatedAt),
  ],
);
personal(offerDrafts, "removed");
