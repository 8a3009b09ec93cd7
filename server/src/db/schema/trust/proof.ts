import {
  maxProofNote,
  maxProofReference,
  maxRefusal,
  proofKinds,
  proofNeeds,
  proofStates,
  registerStates,
} from "@metiro/shared/proof/constants";
import { sql } from "drizzle-orm";
import { check, date, index, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "../account/user.ts";
import { subcategories } from "../catalogue/category.ts";
import { createdAt, id, moment, oneOf } from "../columns.ts";
import { companies } from "../company.ts";
import { documents } from "../document.ts";
import { personal } from "../personal.ts";

/** What companies prove, as it was sent and what the back office found. One waits and one holds at most, of each kind. */
// Also in drizzle/sql: keeps companies.verified (triggers).
export const companyProofs = pgTable(
  "company_proofs",
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    kind: text({ enum: proofKinds }).notNull(),
    state: text({ enum: proofStates }).notNull().default("submitted"),
    documentId: uuid().references(() => documents.id, { onDelete: "set null" }),
    validFrom: date({ mode: "string" }),
    validUntil: date({ mode: "string" }),
    reference: text(),
    note: text(),
    registerState: text({ enum: registerStates }),
    registerCheckedOn: date({ mode: "string" }),
    refusal: text(),
    reviewedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    reviewedAt: moment(),
    /** The fewest days before its end of which the company was told. */
    remindedDays: smallint(),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf("company_proofs_kind_known", table.kind, proofKinds),
    oneOf("company_proofs_state_known", table.state, proofStates),
    oneOf("company_proofs_register_known", table.registerState, registerStates),
    check("company_proofs_days_ordered", sql`${table.validFrom} <= ${table.validUntil}`),
    check(
      "company_proofs_reference_length",
      sql`char_length(${table.reference}) <= ${sql.raw(String(maxProofReference))}`,
    ),
    check("company_proofs_note_length", sql`char_length(${table.note}) <= ${sql.raw(String(maxProofNote))}`),
    check("company_proofs_refusal_length", sql`char_length(${table.refusal}) <= ${sql.raw(String(maxRefusal))}`),
    check("company_proofs_refused_why", sql`(${table.state} = 'refused') = (${table.refusal} is not null)`),
    check(
      "company_proofs_reviewed",
      sql`${table.state} in ('submitted', 'withdrawn') or ${table.reviewedAt} is not null`,
    ),
    check(
      "company_proofs_register_whole",
      sql`(${table.registerState} is null) = (${table.registerCheckedOn} is null)
        and (${table.registerState} is null or ${table.kind} = 'commercialRegister')`,
    ),
    uniqueIndex("company_proofs_one_holds")
      .on(table.companyId, table.kind)
      .where(sql`state = 'verified'`),
    uniqueIndex("company_proofs_one_waits")
      .on(table.companyId, table.kind)
      .where(sql`state = 'submitted'`),
    index("company_proofs_waiting")
      .on(table.createdAt, table.id)
      .where(sql`state = 'submitted'`),
    index("company_proofs_settled")
      .on(table.reviewedAt, table.id)
      .where(sql`reviewed_at is not null`),
    index("company_proofs_ending")
      .on(table.validUntil)
      .where(sql`state = 'verified'`),
    index("company_proofs_company").on(table.companyId, table.createdAt),
    index("company_proofs_document").on(table.documentId),
    index("company_proofs_reviewed_by").on(table.reviewedBy),
  ],
);
personal(companyProofs, "removed");

/** Which proofs a trade needs or recommends. */
// Also in drizzle/sql: keeps companies.verified (triggers).
export const subcategoryProofs = pgTable(
  "subcategory_proofs",
  {
    subcategoryId: uuid()
      .notNull()
      .references(() => subcategories.id, { onDelete: "cascade" }),
    kind: text({ enum: proofKinds }).notNull(),
    need: text({ enum: proofNeeds }).notNull(),
  },
  (table) => [
    primaryKey({ name: "subcategory_proofs_pk", columns: [table.subcategoryId, table.kind] }),
    oneOf("subcategory_proofs_kind_known", table.kind, proofKinds),
    oneOf("subcategory_proofs_need_known", table.need, proofNeeds),
  ],
);
