import { paging } from "@metiro/shared/list";
import { failedMailPage } from "@metiro/shared/mail/schema";
import { idObject } from "@metiro/shared/scalars";
import { allow, router } from "../../trpc/init.ts";
import { listFailed, retry } from "./failed.ts";

const tags = ["Mail"];

export const mailRouter = router({
  listFailed: allow("mail.listFailed")
    .meta({
      openapi: {
        method: "GET",
        path: "/Mail/Failed",
        tags,
        summary: "The mails that could not be delivered, latest first",
        description: "Each was tried for a day. They are kept for 90 days.",
      },
    })
    .input(paging)
    .output(failedMailPage)
    .query(listFailed),
  retry: allow("mail.retry")
    .meta({
      openapi: { method: "POST", path: "/Mail/Retry/{id}", tags, summary: "Try a mail again that was given up" },
    })
    .input(idObject)
    .output(idObject)
    .mutation(retry),
});
