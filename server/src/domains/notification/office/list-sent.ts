import type { SentMail, SentMailListInput, SentMailPage } from "@metiro/shared/mail/schema";
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { cappedPage, countUpTo } from "../../../db/paging/capped-page.ts";
import { inOrderOf, newestFirst } from "../../../db/paging/keyset-page.ts";
import { paginate } from "../../../db/paging/paginate.ts";
import { prepared } from "../../../db/prepared.ts";
import { sentMails } from "../../../db/schema/index.ts";
import type { Call } from "../../../trpc/context.ts";
import { mailsFound } from "../delivery/queued.ts";
import { canResend } from "./resend.ts";
import { withNames } from "./with-names.ts";
import { arrayLiteral } from "../../../db/rows/array-literal.ts";

/** The mails that are done with, latest first, each with whom it was for. The total stops at a limit. */
export async function listSent({ ctx, input }: Call<SentMailListInput>): Promise<SentMailPage> {
  const { db } = ctx;
  const { kind, search, userId, outcome } = input;
  const where = and(
    kind === undefined ? undefined : eq(sentMails.kind, kind),
    userId === undefined ? undefined : eq(sentMails.userId, userId),
    outcome && eq(sentMails.outcome, outcome),
    search === undefined ? undefined : mailsFound(search, { userId: sentMails.userId, jobId: sentMails.id }),
  );
  const page = await paginate({ ctx, list: "mail.listSent" }, input, {
    ...newestFirst(db, { table: sentMails, id: sentMails.id, at: sentMails.at, where }),
    total: () => countUpTo(db, sentMails, where),
    rows: (ids) => rowsOf(db, ids),
  });
  return cappedPage(page);
}

const manyById = prepared((db) =>
  db
    .select({
      id: sentMails.id,
      kind: sentMails.kind,
      to: sentMails.userId,
      data: sentMails.data,
      outcome: sentMails.outcome,
      at: sentMails.at,
    })
    .from(sentMails)
    .where(sql`${sentMails.id} = any(${sql.placeholder("ids")}::uuid[])`)
    .prepare("sent_mails_of_page"),
);

async function rowsOf(db: Db, ids: string[]): Promise<SentMail[]> {
  const rows = await manyById(db).execute({ ids: arrayLiteral(ids) });
  const known = await withNames(
    db,
    rows.map(({ to, data, ...row }) => ({ ...row, data: { to, data } })),
  );
  return inOrderOf(
    ids,
    known.map(({ data: _data, ...mail }) => ({ ...mail, canResend: canResend(mail.kind) })),
  );
}
