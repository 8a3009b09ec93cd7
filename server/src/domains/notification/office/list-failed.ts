import type { Page } from "@metiro/shared/paging/schema";
import type { FailedMail, MailListInput } from "@metiro/shared/mail/schema";
import { failedMails } from "../delivery/queued.ts";
import type { Call } from "../../../trpc/context.ts";
import { withNames } from "./with-names.ts";

/** The mails that were given up, latest first, each with whom it was for. */
export async function listFailed({ ctx, input }: Call<MailListInput>): Promise<Page<FailedMail>> {
  const { items, ...page } = await failedMails(ctx.db, input).page({ ctx, list: "mail.listFailed" }, input);
  const known = await withNames(ctx.db, items);
  return {
    ...page,
    items: known.map(({ data, failure, ...mail }) => ({ ...mail, kind: data.kind, reason: failure })),
  };
}
