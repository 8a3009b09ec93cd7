import type { Page } from "@metiro/shared/paging/schema";
import type { HeldMail, MailListInput } from "@metiro/shared/mail/schema";
import { heldMailsList } from "../delivery/deferred.ts";
import type { Call } from "../../../trpc/context.ts";
import { withNames } from "./with-names.ts";

/** The mails that wait by their readers' choice, the next one first, each with whom it is for. */
export async function listHeld({ ctx, input }: Call<MailListInput>): Promise<Page<HeldMail>> {
  const { items, ...page } = await heldMailsList(ctx.db, input).page({ ctx, list: "mail.listHeld" }, input);
  const known = await withNames(ctx.db, items);
  return { ...page, items: known.map(({ data, ...mail }) => ({ ...mail, kind: data.kind })) };
}
