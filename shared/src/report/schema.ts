import { z } from "zod";
import { cappedPageOf, paging } from "../paging/schema.ts";
import { roles } from "../roles.ts";
import { emptyToAbsent, id, optionalText, timestamp } from "../scalars.ts";
import { maxReportNote, reportedKinds, reportOutcomes, reportReasons, reportStates } from "./constants.ts";

/** A report, made or changed while it is open. */
export const addReportInput = z.object({
  kind: z.enum(reportedKinds),
  /** Of the message, the review, the company or the request; of a `user` the request by which one knows the person. */
  id,
  reason: z.enum(reportReasons),
  note: optionalText(maxReportNote),
});
export type AddReportInput = z.infer<typeof addReportInput>;

/** What its author is told. */
export const reportReceipt = z.object({ id, createdAt: timestamp });
export type ReportReceipt = z.infer<typeof reportReceipt>;

const person = z.object({
  id,
  role: z.enum(roles),
  /** Of the company, where it is one. */
  company: z.object({ id, name: z.string() }).optional(),
  firstName: z.string(),
  lastName: z.string(),
  locked: z.boolean(),
});

/** A report with what it is about. */
export const report = z.object({
  id,
  kind: z.enum(reportedKinds),
  entityId: id,
  reason: z.enum(reportReasons),
  note: z.string().optional(),
  createdAt: timestamp,
  reporter: person,
  /** Whom it is about. */
  about: person,
  /** The words that were reported, while they are there. */
  text: z.string().optional(),
  jobRequest: z.object({ id, number: z.string(), title: z.string() }).optional(),
  /** How many others have reported the same person. */
  otherReporters: z.int(),
  settled: z.object({ at: timestamp, outcome: z.enum(reportOutcomes) }).optional(),
});
export type Report = z.infer<typeof report>;
export const reportPage = cappedPageOf(report);
export type ReportPage = z.infer<typeof reportPage>;

export const reportListInput = paging.extend({ state: emptyToAbsent(z.enum(reportStates)) });
export type ReportListInput = z.infer<typeof reportListInput>;

export const settleReportInput = z.object({ id, outcome: z.enum(reportOutcomes) });
export type SettleReportInput = z.infer<typeof settleReportInput>;
