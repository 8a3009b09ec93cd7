import type { Page } from "@metiro/shared/paging/schema";
import type { MailListInput, WaitingMail } from "@metiro/shared/mail/schema";
import { waitingMails } from "../delivery/queued.ts";
import type { Call } from "../../../trpc/context.ts";
import { withNames } from "./with-names.ts";

/** The mails that are on their way, the next one first, each with whom it is for. */
export async function listWaiting({ ctx, input }: Call<MailListInput>): Promise<Page<WaitingMail>> {
  const { items, ...page } = await waitingMails(ctx.db, input).page({ ctx, list: "mail.listWaiting" }, input);
  const known = await withNames(ctx.db, items);
  return {
    ...page,
    items: known.map(({ data, failure, ...mail }) => ({
      ...mail,
      kind: data.kind,
      ...(failure && { reason: failure }),
    })),
  };
}
