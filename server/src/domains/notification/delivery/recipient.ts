import { and, eq, isNull, not } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { users } from "../../../db/schema/index.ts";
import type { Mail, MailKind, MailRecipient } from "../../../mail/index.ts";

/** The one mail that a locked account gets: that it is locked. */
const toLocked: MailKind = "accountLocked";

/** Who gets the mail. Nobody when the account is a program, or locked or erased by now. */
export async function recipientOf(db: Db, { to: id, kind }: Mail): Promise<MailRecipient | undefined> {
  const [row] = await db
    .select({
      email: users.email,
      firstName: users.firstName,
      emailConfirmed: users.emailConfirmed,
      lang: users.lang,
      role: users.role,
    })
    .from(users)
    .where(
      and(
        eq(users.id, id),
        not(users.isMachine),
        isNull(users.deletedAt),
        kind === toLocked ? undefined : isNull(users.lockedAt),
      ),
    );
  return row;
}
