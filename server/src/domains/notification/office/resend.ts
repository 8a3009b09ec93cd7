import { maxResends } from "@metiro/shared/mail/constants";
import { and, count, eq, gt, sql } from "drizzle-orm";
import { auditEntries } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";
import type { Call } from "../../../trpc/context.ts";
import { audit } from "../../audit/index.ts";
import { enqueueMails } from "../delivery/send.ts";
import { isWithheld, sentMail } from "../delivery/sent.ts";

/** A code is asked for anew by who needs it, and a mail of the day tells its day. */
export const canResend = (kind: string): boolean => !isWithheld(kind) && kind !== "dailyDigest";

/** Has a mail written and sent again that is done with; it says what there is to say by then. */
export async function resend({ ctx, input: { id } }: Call<{ id: string }>): Promise<{ id: string }> {
  await ctx.db.transaction(async (tx) => {
    const { mail } = orNotFound(await sentMail(tx, id, true));
    if (!canResend(mail.kind)) throw new DomainError("CONFLICT");
    const [again] = await tx
      .select({ n: count() })
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.entityId, id),
          eq(auditEntries.action, "mail.resend"),
          gt(auditEntries.at, sql`now() - interval '1 hour'`),
        ),
      );
    if (orNotFound(again).n >= maxResends)
      throw new DomainError("TOO_MANY_REQUESTS", { params: { retryAfterSeconds: 3600 } });
    await enqueueMails(tx, [mail]);
    await audit(tx, ctx, "mail.resend", id, { kind: mail.kind, userId: mail.to });
  });
  return { id };
}
