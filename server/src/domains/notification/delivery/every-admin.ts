import { and, eq, isNull, not } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { users } from "../../../db/schema/index.ts";
import { nilId } from "../../../db/sql.ts";
import { removeActiveJob } from "../../../jobs/index.ts";
import { type Mail, mailQueue } from "../../../mail/index.ts";
import { enqueueMails } from "./send.ts";

/** Whom a mail is for that all admins get: one job of the change that causes it, however many there are. */
export const everyAdmin = nilId;

/**
 * Puts such a mail into the queue once for each admin that there is by now, where each one's choice is obeyed, and tells for how
 * many. It leaves the queue in the same transaction, so that a killed process neither loses nor doubles one.
 */
export function queueForEachAdmin(db: Db, { id, mail }: { id: string; mail: Mail }): Promise<number> {
  return db.transaction(async (tx) => {
    if (!(await removeActiveJob(tx, mailQueue, id))) return 0;
    const admins = await tx
      .select({ to: users.id })
      .from(users)
      .where(and(eq(users.role, "Admin"), not(users.isMachine), isNull(users.deletedAt), isNull(users.lockedAt)));
    await enqueueMails(
      tx,
      admins.map(({ to }) => ({ ...mail, to })),
    );
    return admins.length;
  });
}
