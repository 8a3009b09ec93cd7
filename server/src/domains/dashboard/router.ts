import { recentDays } from "@metiro/shared/job-request/constants";
import { maxPeriodDays } from "@metiro/shared/dashboard/periods";
import {
  dashboardSummary,
  lastWeek as lastWeekShape,
  pageViews as pageViewsShape,
  statistics as statisticsShape,
  statisticsInput,
} from "@metiro/shared/dashboard/schema";
import { fromReplica } from "../../trpc/from-replica.ts";
import { allow, router } from "../../trpc/init.ts";
import { lastWeek } from "./last-week.ts";
import { pageViews } from "./page-views.ts";
import { statistics } from "./statistics.ts";
import { summary } from "./summary.ts";

const tags = ["Dashboard"];

export const dashboardRouter = router({
  summary: allow("dashboard.summary")
    .meta({
      openapi: { method: "GET", path: "/Dashboard", tags, summary: "The figures of the back office, as of now" },
    })
    .output(dashboardSummary)
    .query(fromReplica(summary)),
  lastWeek: allow("dashboard.lastWeek")
    .meta({
      openapi: {
        method: "GET",
        path: "/Dashboard/job-requests/last-week",
        tags,
        summary: "How many requests were posted on each of the last seven days, oldest first, today last",
      },
    })
    .output(lastWeekShape)
    .query(fromReplica(lastWeek)),
  statistics: allow("dashboard.statistics")
    .meta({
      openapi: {
        method: "GET",
        path: "/Dashboard/statistics",
        tags,
        summary: "What happened in a period, along it, by category, region and company",
        description: `Without dates the last ${recentDays} days. A period has at most ${maxPeriodDays} days.`,
      },
    })
    .input(statisticsInput)
    .output(statisticsShape)
    .query(fromReplica(statistics)),
  pageViews: allow("dashboard.pageViews")
    .meta({
      openapi: {
        method: "GET",
        path: "/Dashboard/page-views",
        tags,
        summary: "How often pages were come to in a period, along it, by page and by language",
        description: `The platform's own count, without cookies and without anything of who came. Without dates the last ${recentDays} days. A period has at most ${maxPeriodDays} days.`,
      },
    })
    .input(statisticsInput)
    .output(pageViewsShape)
    .query(fromReplica(pageViews)),
});
