import type { Words } from "./shape.ts";

export const dashboardWords: Words = {
  "DashboardSummary.users": ["Accounts of every role; erased ones do not count.", 66],
  "DashboardSummary.companies": ["Accounts of companies.", 40],
  "DashboardSummary.tenderers": ["Accounts of clients.", 25],
  "DashboardSummary.jobRequests": ["Job requests in all, and by status."],
  activeSubscriptions: ["Subscriptions that run today.", 18],
  subscriptionsEndingIn30Days: ["Uncanceled subscriptions whose last day is today or one of the next 30.", 3],
  revenueThisYear: [
    "Price, in cents, of the uncanceled subscriptions that begin in this calendar year in the platform's currency.",
    1_058_400,
  ],
  "DashboardSummary.currency": ["ISO 4217 code of the platform's currency.", "EUR"],
  "DashboardSummary.answerRate": [
    "Share (0–1) of what companies received in the last 365 days that they answered; absent when they received nothing.",
    0.62,
  ],
  "DashboardSummary.medianHoursToSend": [
    "Hours from posting to sending: median of the requests first sent in the last 30 days, rounded (to a quarter of an hour below 6 hours, to a day above 14 days); absent when none was.",
    5.25,
  ],
  "DashboardSummary.medianHoursToFirstAnswer": [
    "Hours from sending to the first answer: median of those of these requests that were answered, rounded likewise; absent when none was.",
    21.5,
  ],

  "dashboard.lastWeek.date": ["Day of Europe/Zurich: `yyyy-MM-dd`.", "2026-11-22"],
  "dashboard.lastWeek.count": ["Job requests posted on it, whatever their status now.", 4],

  "dashboard.statistics.from": ["First day: `yyyy-MM-dd`, Europe/Zurich; where absent 29 days before the last."],
  "dashboard.statistics.to": ["Last day, included: `yyyy-MM-dd`, Europe/Zurich; today where absent."],
  "Statistics.from": ["First day: `yyyy-MM-dd`, Europe/Zurich."],
  "Statistics.to": ["Last day, included: `yyyy-MM-dd`, Europe/Zurich."],
  "Statistics.unit": ["What an entry of `series` covers: a day or, in periods of over 100 days, a week."],
  "Statistics.total": ["The whole period."],
  series: [
    "In order of time, those without anything included. Of a week that the period begins or ends within, only the days of the period count.",
  ],
  "series.date": ["The day, or the Monday of the week: `yyyy-MM-dd`."],
  byCategory: ["Categories in which anything happened, most requests first."],
  byRegion: ["Regions in which anything happened, most requests first."],
  byCompany: ["The 20 companies that received most."],
  requests: ["Job requests posted.", 42],
  "total.sent": ["Requests sent to companies for the first time.", 38],
  "series.sent": ["Requests sent to companies for the first time.", 38],
  "byCategory.sent": ["Requests sent to companies for the first time.", 38],
  "byRegion.sent": ["Requests sent to companies for the first time.", 38],
  answered: ["Of those sent the ones that at least one company has answered by now.", 31],
  shareAnswered: ["`answered` by `sent` (0–1); absent when none was sent.", 0.82],
  medianHoursToSend: ["Hours from posting to sending: median of those sent, rounded; absent when none was.", 5.25],
  medianHoursToFirstAnswer: [
    "Hours from sending to the first answer: median of those answered, rounded; absent when none was.",
    21.5,
  ],
  recipients: ["How often a request was sent to a company.", 150],
  "series.answers": ["How many of these were answered by now.", 93],
  "total.answers": ["How many of these were answered by now.", 93],
  "byCompany.received": ["Requests it received.", 12],
  "byCompany.answered": ["Those of them that it has answered by now.", 9],
  "byCompany.interested": ["Those in which it is interested.", 7],
  "byCompany.accepted": ["Those for which the client accepted its answer.", 2],
  "byCompany.answerRate": ["`answered` by `received` (0–1).", 0.75],
};
