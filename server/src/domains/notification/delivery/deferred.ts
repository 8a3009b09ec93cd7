import type { Page, Paging } from "@metiro/shared/paging/schema";
import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { newestFirst } from "../../../db/paging/keyset-page.ts";
import { orderBy, up } from "../../../db/paging/order.ts";
import { type PagedCall, paginate } from "../../../db/paging/paginate.ts";
import { heldMails, type ReasonToHold } from "../../../db/schema/index.ts";
import { type MailFilter, mailsFound } from "./queued.ts";
import type { Mail } from "../../../mail/index.ts";

export interface DeferredMail {
  id: string;
  data: Pick<Mail, "kind" | "to" | "data">;
  why: ReasonToHold;
  /** ISO 8601 in UTC. */
  createdAt: string;
  dueAt: string;
}

/** The mails that wait by their readers' choice, the next one first. */
export function heldMailsList(db: Db, { kind, search }: MailFilter) {
  const where = and(
    kind === undefined ? undefined : eq(heldMails.kind, kind),
    search === undefined ? undefined : mailsFound(search, heldMails),
  );
  const order = [up(heldMails.dueAt), up(heldMails.jobId)];
  const rows = async (ids: string[]): Promise<DeferredMail[]> => {
    const found = await db
      .select()
      .from(heldMails)
      .where(inArray(heldMails.jobId, ids))
      .orderBy(...orderBy(order));
    return found.map(({ jobId, userId, kind: of, data: about, why, createdAt, dueAt }) => {
      const data = { kind: of as Mail["kind"], to: userId, data: about as Mail["data"] };
      return { id: jobId, data, why, createdAt, dueAt };
    });
  };
  const windows = newestFirst(db, { table: heldMails, id: heldMails.jobId, at: heldMails.createdAt, where, order });
  return {
    page: (asking: PagedCall, paging: Paging): Promise<Page<DeferredMail>> =>
      paginate<string, DeferredMail>(asking, paging, { ...windows, rows }),
    ids: () =>
      db
        .select({ id: heldMails.jobId })
        .from(heldMails)
        .where(where)
        .orderBy(...orderBy(order)),
    rows,
  };
}

/** Those whose mail of the day was given up so long ago that nobody can have it tried again. */
export async function sweepHeld(db: Db): Promise<number> {
  const gone = await db
    .delete(heldMails)
    .where(and(sql`${heldMails.digestId} is not null`, lt(heldMails.dueAt, sql`now() - interval '92 days'`)))
    .returning({ jobId: heldMails.jobId });
  return gone.length;
}
