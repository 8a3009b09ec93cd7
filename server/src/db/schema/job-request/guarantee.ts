import { guaranteeOutcomes, maxAutoSends, relaunchEnds, relaunchReasons } from "@metiro/shared/guarantee/constants";
import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment, oneOf } from "../columns.ts";
import { jobRequests } from "./requests.ts";

/**
 * By when its client was promised answers, of a request that companies have: written with its first sending, and gone when nobody has
 * it any more. The first promise and how it ended stay as they were; what is promised now moves with each sending on.
 */
export const requestGuarantees = pgTable(
  "request_guarantees",
  {
    jobRequestId: uuid()
      .primaryKey()
      .references(() => jobRequests.id, { onDelete: "cascade" }),
    /** When it was first sent. */
    startedAt: moment().notNull(),
    dueAt: moment().notNull(),
    /** How many answers were promised. */
    answers: smallint().notNull(),
    outcome: text({ enum: guaranteeOutcomes }),
    settledAt: moment(),
    currentDueAt: moment().notNull(),
    /** Answers that came before do not count: its client wanted others. */
    countsFrom: moment().notNull(),
    /** When a job has to look whether it was kept; absent: nothing is waited for. */
    checkAt: moment(),
    /** When a job reminds companies that have not answered; absent once it has, or where the time is too short. */
    remindAt: moment(),
    autoSends: smallint().notNull().default(0),
  },
  (table) => [
    oneOf("request_guarantees_outcome_known", table.outcome, guaranteeOutcomes),
    check("request_guarantees_settled_whole", sql`(${table.outcome} is null) = (${table.settledAt} is null)`),
    check(
      "request_guarantees_in_order",
      sql`${table.startedAt} < ${table.dueAt} and ${table.dueAt} <= ${table.currentDueAt}`,
    ),
    check("request_guarantees_auto_sends", sql`${table.autoSends} between 0 and ${sql.raw(String(maxAutoSends))}`),
    check("request_guarantees_first_is_looked_at", sql`${table.outcome} is not null or ${table.checkAt} is not null`),
    index("request_guarantees_started").on(table.startedAt, table.outcome, table.jobRequestId),
    index("request_guarantees_check")
      .on(table.checkAt)
      .where(sql`check_at is not null`),
    index("request_guarantees_remind")
      .on(table.remindAt)
      .where(sql`remind_at is not null`),
  ],
);

/** That a request is to be sent to other companies, why, and what came of it. Nothing in it is of anybody's words. */
export const requestRelaunches = pgTable(
  "request_relaunches",
  {
    id: id(),
    jobRequestId: uuid()
      .notNull()
      .references(() => jobRequests.id, { onDelete: "cascade" }),
    reason: text({ enum: relaunchReasons }).notNull(),
    /** Whether no other company covered its service in its district then. */
    uncovered: boolean().notNull(),
    createdAt: createdAt(),
    end: text({ enum: relaunchEnds }),
    endedAt: moment(),
    /** To how many companies it was sent on. */
    sentTo: smallint(),
  },
  (table) => [
    oneOf("request_relaunches_reason_known", table.reason, relaunchReasons),
    oneOf("request_relaunches_end_known", table.end, relaunchEnds),
    check("request_relaunches_ended_whole", sql`(${table.end} is null) = (${table.endedAt} is null)`),
    check(
      "request_relaunches_sent_to_some",
      sql`(${table.sentTo} is not null) = (${table.end} is not null and ${table.end} = 'sent') and coalesce(${table.sentTo} > 0, true)`,
    ),
    uniqueIndex("request_relaunches_open_once")
      .on(table.jobRequestId)
      .where(sql`ended_at is null`),
    index("request_relaunches_open")
      .on(table.createdAt, table.jobRequestId)
      .where(sql`ended_at is null`),
    index("request_relaunches_request").on(table.jobRequestId, table.createdAt),
  ],
);
