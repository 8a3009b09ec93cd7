import { recentDays, unansweredHours } from "@metiro/shared/job-request/constants";
import { dashboardSummary, lastWeek, pageViews, statistics, statisticsInput } from "@metiro/shared/dashboard/schema";
import * as common from "../../openapi/common-texts.ts";
import { type Documented, document, inside, type Texts } from "../../openapi/texts.ts";
import { answerRateMonths } from "@metiro/shared/job-request/answer-rate";
import { maxBackupAgeMs } from "../../db/queries/backups.ts";
import { maxRequestsCounted } from "./answer-spread.ts";
import { maxBusiest } from "./busiest-companies.ts";
import { maxDaysByDay } from "./period.ts";

/** Of requests, all of them or those of a category or canton. */
const sentAndAnswered = {
  requests: ["Job requests posted.", 42],
  sent: ["Requests sent to companies for the first time.", 38],
  answered: ["Of those sent the ones that at least one company has answered by now.", 31],
  due: ["Of those sent the ones that are answered, or can no longer be in time.", 36],
  shareAnswered: [
    "Share (0–1) of the requests sent that was answered, without those that may still be answered in time; absent when there are no others.",
    0.82,
  ],
  medianHoursToSend: ["Hours from posting to sending: median of those sent, rounded; absent when none was.", 5.25],
  medianHoursToFirstAnswer: [
    "Hours from sending to the first answer: median of those answered, rounded; absent when none was.",
    21.5,
  ],
} as const satisfies Texts;

const ofStatisticsTotal = document(statistics.shape.total, {
  ...sentAndAnswered,
  recipients: ["How often a request was sent to a company.", 150],
  answers: ["How many of these were answered by now.", 93],
  interested: ["Those in which the company is interested.", 71],
  accepted: ["Those for which the client accepted the company's answer.", 22],
});

export const dashboardDocs: readonly Documented[] = [
  document(dashboardSummary.shape.guarantee, {
    met: ["Requests that had the promised answers in time.", 31],
    missed: ["Requests that had not.", 4],
  }),
  document(dashboardSummary, "DashboardSummary", {
    users: ["Accounts of every role; erased ones do not count.", 66],
    companies: ["Accounts of companies.", 40],
    tenderers: ["Accounts of clients.", 25],
    jobRequests: ["Job requests in all, and by status."],
    unansweredOver48Hours: [
      `Requests, not canceled, that were first sent over ${unansweredHours} hours ago and that no company has answered.`,
      5,
    ],
    toRelaunch: [
      "Requests that wait to be sent to other companies: answers are missing, or their client wishes so.",
      2,
    ],
    guarantee: [
      `How many of the requests first sent in the last ${recentDays} days were answered as promised, and how many not.`,
    ],
    waitingProofs: ["How many proofs of companies wait to be judged.", 2],
    openReports: ["How many reports of clients and companies wait to be looked at.", 1],
    uncoveredToSend: [
      "Requests that wait to be sent and whose service no company with a running subscription covers in their district.",
      2,
    ],
    activeSubscriptions: ["Subscriptions that run today.", 18],
    subscriptionsEndingIn30Days: [
      "Uncanceled subscriptions whose last day is today or one of the next 30 and that no other subscription of the same company follows the day after.",
      3,
    ],
    revenueThisYear: [
      "Price, in cents, of the uncanceled subscriptions that have begun in this calendar year, until today, in the platform's currency.",
      1058400,
    ],
    currency: ["ISO 4217 code of the platform's currency.", "EUR"],
    answerRate: [
      `Share (0–1) of what companies received in the present month and the ${answerRateMonths} before it that they answered; what may still be answered in time is left out. Absent when nothing else is left.`,
      0.62,
    ],
    medianHoursToSend: [
      `Hours from posting to sending: median of the requests first sent in the last ${recentDays} days, rounded (to a quarter of an hour below 6 hours, to a day above 14 days); absent when none was.`,
      5.25,
    ],
    medianHoursToFirstAnswer: [
      "Hours from sending to the first answer: median of those of these requests that were answered, rounded likewise; absent when none was.",
      21.5,
    ],
    backupTrouble: [
      `\`failed\`: the latest backup failed. \`late\`: the last whole one is more than ${maxBackupAgeMs / 3_600_000} hours old. Absent where nothing is wrong, or where no backups are made.`,
      "failed",
    ],
  }),
  document(dashboardSummary.shape.jobRequests, {
    total: ["All of them, in whatever state.", 4],
    active: ["Those that wait to be sent to companies.", 1],
    canceled: ["Those that were cancelled.", 1],
    processed: ["Those that were sent to companies.", 2],
  }),
  document(statistics, "Statistics", {
    from: ["First day: `yyyy-MM-dd`, Europe/Zurich."],
    to: ["Last day, included: `yyyy-MM-dd`, Europe/Zurich."],
    unit: [`What an entry of \`series\` covers: a day or, in periods of over ${maxDaysByDay} days, a week.`],
    total: ["The whole period."],
    previous: ["As many days, up to the one before the period: what it is compared with."],
    series: [
      "In order of time, those without anything included. Of a week that the period begins or ends within, only the days of the period count.",
    ],
    byCategory: ["Categories in which anything happened, most requests first."],
    byRegion: ["Regions in which anything happened, most requests first."],
    byCompany: [`The ${maxBusiest} companies that received most.`],
    answerSpread: ["How many answers each request got that was first sent in the period, by canton."],
  }),
  document(statistics.shape.answerSpread, {
    from: [
      `First day that is counted: that of the period or, where about ${maxRequestsCounted} requests were sent in less of it, a later one. \`yyyy-MM-dd\`, Europe/Zurich.`,
    ],
    dueTo: ["Last day whose requests can no longer be answered in time: `yyyy-MM-dd`, Europe/Zurich."],
    byRegion: ["Cantons to which requests were sent, most of them first."],
  }),
  document(inside(statistics.shape.answerSpread.shape.byRegion), {
    id: common.id,
    name: ["Name of the canton, in French.", "Vaud"],
    sent: ["Requests sent to companies for the first time.", 38],
    pending: ["Of those sent the ones that no company has answered yet, and still can in time.", 4],
    none: ["Of those sent the ones that no company has answered in time.", 3],
    one: ["Those with one answer.", 9],
    two: ["Those with two answers.", 10],
    threeOrMore: ["Those with three answers or more.", 12],
  }),
  ofStatisticsTotal,
  document(inside(statistics.shape.series), {
    ...ofStatisticsTotal.texts,
    date: ["The day, or the Monday of the week: `yyyy-MM-dd`."],
  }),
  document(inside(statistics.shape.byRegion), {
    id: common.id,
    name: ["Name of the category or canton, in French.", "Peinture"],
    previousRequests: ["Requests of as many days before the period.", 11],
    ...sentAndAnswered,
  }),
  document(inside(statistics.shape.byCompany), {
    id: common.id,
    name: ["Name of the company.", "Peinture Rochat Sàrl"],
    received: ["Requests it received.", 12],
    due: ["Those of them that it has answered, or can no longer answer in time.", 12],
    answered: ["Those of them that it has answered by now.", 9],
    interested: ["Those in which it is interested.", 7],
    accepted: ["Those for which the client accepted its answer.", 2],
    answerRate: [
      "Share (0–1) of what it received that it answered, without what it may still answer in time; absent when there is nothing else.",
      0.75,
    ],
    medianHoursToAnswer: [
      "Hours from being sent to its answer: median of those it answered, rounded; absent when it answered none.",
      18.5,
    ],
  }),
  document(pageViews, "PageViews", {
    from: ["First day: `yyyy-MM-dd`, Europe/Zurich."],
    to: ["Last day, included: `yyyy-MM-dd`, Europe/Zurich."],
    unit: [`What an entry of \`series\` covers: a day or, in periods of over ${maxDaysByDay} days, a week.`],
    total: ["Page views in the whole period.", 1240],
    previousTotal: ["Page views of as many days before the period.", 1130],
    series: [
      "In order of time, those without anything included. Of a week that the period begins or ends within, only the days of the period count.",
    ],
    byPage: ["The pages that were come to most, at most 100."],
    byLanguage: ["The languages in which pages were read."],
  }),
  document(inside(pageViews.shape.series), {
    date: ["The day, or the Monday of the week: `yyyy-MM-dd`."],
    views: ["How often a page was come to; known crawlers do not count.", 62],
  }),
  document(inside(pageViews.shape.byPage), {
    path: ["Pattern of the page's path: every trade has the same one.", "/category/$slug"],
    views: ["How often a page was come to; known crawlers do not count.", 62],
  }),
  document(inside(pageViews.shape.byLanguage), {
    language: ["Language in which the page was read.", "fr"],
    views: ["How often a page was come to; known crawlers do not count.", 62],
  }),
  document(inside(lastWeek), {
    date: ["Day of Europe/Zurich: `yyyy-MM-dd`.", "2026-11-22"],
    count: ["Job requests posted on it, whatever their status now.", 4],
  }),
  document(statisticsInput, {
    from: ["First day: `yyyy-MM-dd`, Europe/Zurich; where absent 29 days before the last."],
    to: ["Last day, included: `yyyy-MM-dd`, Europe/Zurich; today where absent."],
  }),
];
