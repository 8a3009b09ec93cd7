import { maxOpenReports } from "@metiro/shared/report/constants";
import {
  addReportInput,
  report,
  reportListInput,
  reportPage,
  reportReceipt,
  settleReportInput,
} from "@metiro/shared/report/schema";
import { fromReplica } from "../../trpc/from-replica.ts";
import { allow, router } from "../../trpc/init.ts";
import { add } from "./add.ts";
import { list } from "./list.ts";
import { settle } from "./settle.ts";

const tags = ["Report"];

export const reportRouter = router({
  add: allow("report.add")
    .meta({
      openapi: {
        method: "POST",
        path: "/Report/Add/{id}",
        tags,
        summary: "Report a message, a review, a company, a request or a person to the back office",
        description:
          "By a client: messages of companies, reviews of companies that offered something, those companies. By a company: messages of clients, " +
          "reviews of its work, requests that it received and whose they are. Whom it is about is not told. Told again while it is open, it is " +
          `changed; at most ${maxOpenReports} are open at once.`,
      },
      rest: { idempotent: "keepsAnswer" },
    })
    .input(addReportInput)
    .output(reportReceipt)
    .mutation(add),
  list: allow("report.list")
    .meta({
      openapi: {
        method: "GET",
        path: "/Report/All",
        tags,
        summary: "What waits to be looked at, the oldest first; or what was settled, the latest first",
      },
    })
    .input(reportListInput)
    .output(reportPage)
    .query(fromReplica(list)),
  settle: allow("report.settle")
    .meta({
      openapi: {
        method: "POST",
        path: "/Report/Settle/{id}",
        tags,
        summary: "Settle a report",
        description:
          "Who made it gets a mail. What is done about it (an account blocked, a text withheld) has calls of its own.",
      },
      rest: { idempotent: "keepsAnswer" },
    })
    .input(settleReportInput)
    .output(report)
    .mutation(settle),
});
