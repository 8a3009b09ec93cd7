import type { ErrorCode } from "@metiro/shared/errors/codes";
import type { FieldViolation } from "@metiro/shared/errors/field-error";
import { DomainError } from "./domain-error.ts";

/** What the database says about a failed statement; see https://www.postgresql.org/docs/18/errcodes-appendix.html. */
export interface DatabaseError extends Error {
  code: string;
  constraint_name?: string;
  detail?: string;
}

interface Meaning {
  code: ErrorCode;
  field?: string;
  fault?: FieldViolation;
}

/** Constraints whose breach is the caller's doing and that say more than "conflict". */
const constraints: Partial<Record<string, Meaning>> = {
  users_email_unique: { code: "EMAIL_TAKEN", field: "email", fault: { rule: "taken" } },
  users_email_length: { code: "VALIDATION_FAILED", field: "email", fault: { rule: "tooLong", maxLength: 254 } },
  categories_slug_unique: { code: "SLUG_TAKEN", field: "name", fault: { rule: "taken" } },
  subcategories_slug_unique: { code: "SLUG_TAKEN", field: "name", fault: { rule: "taken" } },
  regions_slug_unique: { code: "SLUG_TAKEN", field: "name", fault: { rule: "taken" } },
  showcase_slugs_pkey: { code: "SLUG_TAKEN", field: "slug", fault: { rule: "taken" } },
  blogs_slug_unique: { code: "SLUG_TAKEN", field: "title", fault: { rule: "taken" } },
  regions_code_unique: { code: "CONFLICT", field: "code", fault: { rule: "taken" } },
  answer_templates_name_unique: { code: "CONFLICT", field: "name", fault: { rule: "taken" } },
  saved_views_name_unique: { code: "CONFLICT", field: "name", fault: { rule: "taken" } },
  companies_uid_unique: { code: "CONFLICT", field: "uid", fault: { rule: "taken" } },
  companies_founded_year_plausible: { code: "VALIDATION_FAILED", field: "foundedYear", fault: { rule: "invalid" } },
  regions_parent_is_region: { code: "VALIDATION_FAILED", field: "parentId", fault: { rule: "unknown" } },
  job_requests_budget_ordered: { code: "VALIDATION_FAILED", field: "budgetMax", fault: { rule: "amountsReversed" } },
  job_requests_start_date_given: { code: "VALIDATION_FAILED", field: "startDate", fault: { rule: "invalid" } },
  job_requests_status_order: { code: "STATUS_CONFLICT" },
  job_requests_sent_stays: { code: "STATUS_CONFLICT" },
  job_requests_reviewed: { code: "UNDO_TOO_LATE" },
  offers_of_answer: { code: "DECISION_FINAL" },
  offers_amend_accepted: { code: "NOT_ACCEPTED" },
  offers_one_proposed: { code: "AMENDMENT_OPEN" },
  reviews_of_done_work: { code: "STATUS_CONFLICT" },
  reviews_in_time: { code: "REVIEW_CLOSED" },
  reviews_stay: { code: "REVIEW_CLOSED" },
  reviews_answered_once: { code: "REVIEW_CLOSED" },
  job_request_companies_price_ordered: {
    code: "VALIDATION_FAILED",
    field: "priceMax",
    fault: { rule: "amountsReversed" },
  },
  company_holidays_no_overlap: { code: "CONFLICT", field: "startsOn", fault: { rule: "holidaysOverlap" } },
  company_holidays_days_ordered: { code: "VALIDATION_FAILED", field: "endsOn", fault: { rule: "rangeReversed" } },
  subscriptions_no_overlap: { code: "SUBSCRIPTION_OVERLAP" },
  subscriptions_days_ordered: { code: "VALIDATION_FAILED", field: "endsOn", fault: { rule: "rangeReversed" } },
};

/** Fields behind a foreign key, for a value that refers to nothing. */
const references: Partial<Record<string, string>> = {
  job_requests_subcategory: "subcategoryId",
  job_requests_subregion: "subregionId",
  tenderers_subregion_id_regions_id_fk: "subregionId",
  subcategories_category_id_categories_id_fk: "categoryId",
  question_form_versions_restored: "restoredFrom",
  company_subcategories_subcategory_id_subcategories_id_fk: "subcategoryIds",
  company_subregions_subregion_id_regions_id_fk: "subregionIds",
  job_request_companies_company_id_companies_id_fk: "companyIds",
  subscriptions_company_id_companies_id_fk: "companyId",
  blogs_category_id_categories_id_fk: "categoryId",
  blogs_cover_image_id_files_id_fk: "coverImageId",
  companies_logo_id_files_id_fk: "logoId",
  job_request_photos_file_id_files_id_fk: "photoIds",
  job_request_plans_document_id_documents_id_fk: "planIds",
};

const states: Partial<Record<string, ErrorCode>> = {
  "23505": "CONFLICT",
  "23514": "VALIDATION_FAILED",
  "23502": "VALIDATION_FAILED",
  "23P01": "CONFLICT",
  "40001": "UNAVAILABLE",
  "40P01": "UNAVAILABLE",
  "55P03": "UNAVAILABLE",
  "57014": "UNAVAILABLE",
  "57P01": "UNAVAILABLE",
  "57P02": "UNAVAILABLE",
  "57P03": "UNAVAILABLE",
  "57P05": "UNAVAILABLE",
  "25P03": "UNAVAILABLE",
};

/** Codes of Node and postgres.js for a database that cannot be reached, and for a query taken back before it had a connection. */
const unreachable = new Set([
  "57014",
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EPIPE",
  "ETIMEDOUT",
  "CONNECT_TIMEOUT",
  "CONNECTION_CLOSED",
  "CONNECTION_DESTROYED",
  "CONNECTION_ENDED",
]);

const sqlState = /^[0-9A-Z]{5}$/;

/** Whether an error comes from the database or the way to it. */
export const isDatabaseError = (error: Error): error is DatabaseError =>
  "code" in error &&
  typeof error.code === "string" &&
  (unreachable.has(error.code) || (sqlState.test(error.code) && "severity" in error));

/** Whether a statement failed because what a row names is not there, or is still named. */
export const isForeignKeyBreach = (error: unknown): boolean =>
  error instanceof Error && ((isDatabaseError(error) && error.code === "23503") || isForeignKeyBreach(error.cause));

/** Whether a statement failed because it breaks a constraint of this name. */
export const isBreachOf = (constraint: string, error: unknown): boolean =>
  error instanceof Error &&
  ((isDatabaseError(error) && error.constraint_name === constraint) || isBreachOf(constraint, error.cause));

/** The refusal behind a database error; `undefined` when it is the server's own fault. */
export function postgresRefusal(error: DatabaseError): DomainError | undefined {
  if (unreachable.has(error.code)) return new DomainError("UNAVAILABLE", { cause: error });
  const known = error.constraint_name === undefined ? undefined : constraints[error.constraint_name];
  if (known) return refusal(known, error);
  if (error.code === "23503") return brokenReference(error);
  const code = states[error.code] ?? classCode(error.code);
  return code && new DomainError(code, { cause: error });
}

/** Class 22: a value no column can hold (NUL, out of range). 54: one no index can hold. 08, 53, 58: the database itself is in trouble. */
function classCode(state: string): ErrorCode | undefined {
  const kind = state.slice(0, 2);
  if (kind === "22" || kind === "54") return "BAD_REQUEST";
  return kind === "08" || kind === "53" || kind === "58" ? "UNAVAILABLE" : undefined;
}

function refusal({ code, field, fault }: Meaning, cause: DatabaseError) {
  return new DomainError(code, { ...(field && fault && { errors: { [field]: [fault] } }), cause });
}

/** One code stands for both ends of a foreign key; only the detail tells a missing target from one still in use. */
function brokenReference(error: DatabaseError) {
  if (!error.detail?.includes("is not present")) return new DomainError("IN_USE", { cause: error });
  const field = references[error.constraint_name ?? ""];
  return refusal({ code: "VALIDATION_FAILED", ...(field && { field, fault: { rule: "unknown" } }) }, error);
}
