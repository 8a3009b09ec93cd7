import { z } from "zod";
import { textLanguages } from "../languages.ts";
import { date, emptyToAbsent, id } from "../scalars.ts";

const count = z.int().min(0);
const share = z.number().min(0).max(1);
const hours = z.number().min(0);

/** The figures of the back office as they stand now. */
export const dashboardSummary = z.object({
  users: count,
  companies: count,
  tenderers: count,
  jobRequests: z.object({ total: count, active: count, canceled: count, processed: count }),
  /** Sent over 48 hours ago, and no company has answered. */
  unansweredOver48Hours: count,
  /** Requests to be sent whose service nobody with a running subscription covers in their district. */
  uncoveredToSend: count,
  /** Requests that wait to be sent to other companies. */
  toRelaunch: count,
  /** Of the requests first sent in the last 30 days those that met the promise of answers, and those that did not. */
  guarantee: z.object({ met: count, missed: count }),
  /** Reports that nobody has looked at yet. */
  openReports: count,
  /** Proofs of companies that wait to be judged. */
  waitingProofs: count,
  activeSubscriptions: count,
  subscriptionsEndingIn30Days: count,
  revenueThisYear: z.int(),
  currency: z.string(),
  answerRate: share.optional(),
  medianHoursToSend: hours.optional(),
  medianHoursToFirstAnswer: hours.optional(),
  /** What is wrong with backups; absent where nothing is, or where Metiro makes none. */
  backupTrouble: z.enum(["failed", "late"]).optional(),
});
export type DashboardSummary = z.infer<typeof dashboardSummary>;

/** How many requests were posted on a day. */
const dayCount = z.object({ date, count });
/** Seven days, oldest first. */
export const lastWeek = z.array(dayCount);
export type LastWeek = z.infer<typeof lastWeek>;

export const statisticsInput = z.object({
  from: emptyToAbsent(date),
  to: emptyToAbsent(date),
});
export type StatisticsInput = z.infer<typeof statisticsInput>;

const requestFigures = {
  requests: count,
  sent: count,
  answered: count,
  /** Those answered, and those that no company can answer in time any more: of these `shareAnswered` is the share. */
  due: count,
  shareAnswered: share.optional(),
  medianHoursToSend: hours.optional(),
  medianHoursToFirstAnswer: hours.optional(),
};
const recipientFigures = {
  recipients: count,
  answers: count,
  interested: count,
  accepted: count,
};
const totals = z.object({ ...requestFigures, ...recipientFigures });

/** Beside the requests of the period those of as many days before it. */
const namedFigures = z.object({ id, name: z.string(), previousRequests: count, ...requestFigures });

/** What happened in a period, as a whole, along it, and by trade, place and company. */
export const statistics = z.object({
  from: date,
  to: date,
  unit: z.enum(["day", "week"]),
  total: totals,
  previous: totals,
  series: z.array(z.object({ date: date, ...requestFigures, ...recipientFigures })),
  byCategory: z.array(namedFigures),
  byRegion: z.array(namedFigures),
  byCompany: z.array(
    z.object({
      id,
      name: z.string(),
      received: count,
      due: count,
      answered: count,
      interested: count,
      accepted: count,
      answerRate: share.optional(),
      medianHoursToAnswer: hours.optional(),
    }),
  ),
  /**
   * How many answers requests got, by canton. `from`: in a period with very many, only the later ones are counted. `pending`: none yet, and
   * still in time, being sent after `dueTo`.
   */
  answerSpread: z.object({
    from: date,
    dueTo: date,
    byRegion: z.array(
      z.object({
        id,
        name: z.string(),
        sent: count,
        pending: count,
        none: count,
        one: count,
        two: count,
        threeOrMore: count,
      }),
    ),
  }),
});
export type Statistics = z.infer<typeof statistics>;

/** How often pages were come to in a period, along it, by page and by language. */
export const pageViews = z.object({
  from: date,
  to: date,
  unit: z.enum(["day", "week"]),
  total: count,
  previousTotal: count,
  series: z.array(z.object({ date, views: count })),
  byPage: z.array(z.object({ path: z.string(), views: count })),
  byLanguage: z.array(z.object({ language: z.enum(textLanguages), views: count })),
});
export type PageViews = z.infer<typeof pageViews>;
