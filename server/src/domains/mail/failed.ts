import type { Page, Paging } from "@metiro/shared/list";
import type { FailedMail } from "@metiro/shared/mail/schema";
import { and, inArray, isNull } from "drizzle-orm";
import { users } from "../../db/schema/index.ts";
import { found } from "../../errors/found.ts";
import { failedMails, retryFailedMail } from "../../mail/index.ts";
import type { Call } from "../../trpc/context.ts";
import { recordAudit } from "../audit/index.ts";

/** The mails that were given up, latest first, each with whom it was for. */
export async function listFailed({ ctx: { db }, input }: Call<Paging>): Promise<Page<FailedMail>> {
  const { items, ...page } = await failedMails(db, input);
  const ids = items.map(({ data }) => data.to);
  const people = await db
    .select({ id: users.id, email: users.email, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(and(inArray(users.id, ids), isNull(users.deletedAt)));
  const byId = new Map(people.map((person) => [person.id, person]));
  return {
    ...page,
    items: items.map(({ data, failure, ...mail }) => {
      const recipient = byId.get(data.to);
      return { ...mail, kind: data.kind, reason: failure, ...(recipient && { recipient }) };
    }),
  };
}

/** Puts a mail that was given up back into the queue, with all its tries; it says what there is to say by then. */
export async function retry({ ctx, input: { id } }: Call<{ id: string }>): Promise<{ id: string }> {
  await ctx.db.transaction(async (tx) => {
    const { kind, to } = found(await retryFailedMail(tx, id));
    await recordAudit(tx, {
      actorId: ctx.actor.userId,
      action: "mail.retry",
      entity: "mail",
      entityId: id,
      details: { kind, userId: to },
    });
  });
  return { id };
}
