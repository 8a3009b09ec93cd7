import { sentMailDays } from "@metiro/shared/mail/constants";
import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { Db, Queryable } from "../../../db/client.ts";
import { deleteInBatches } from "../../../db/rows/delete-in-batches.ts";
import { type MailOutcome, sentMails, users } from "../../../db/schema/index.ts";
import { now } from "../../../db/sql.ts";
import type { Mail } from "../../../mail/index.ts";

/** Whether a mail carries a code, or the secret of a link: of those nothing is kept but that there was one. */
const carriesCode = (data: object): boolean => "codeId" in data;

/** Notes what became of a mail, for who is asked whether somebody got it. Of an erased account nothing is noted any more. */
export async function recordSentMail(
  db: Queryable,
  job: { id: string; mail: Mail },
  outcome: MailOutcome,
): Promise<void> {
  const { id, mail } = job;
  const data = carriesCode(mail.data) ? {} : mail.data;
  await db.execute(sql`
    insert into ${sentMails} (id, user_id, kind, data, lang, outcome, at)
    select ${id}::uuid, ${users.id}, ${mail.kind}::text, ${JSON.stringify(data)}::text::jsonb, ${mail.lang ?? null}::text, ${outcome}::text, ${now}
    from ${users} where ${users.id} = ${mail.to}::uuid and ${users.deletedAt} is null
    on conflict do nothing`);
}

interface SentMail {
  id: string;
  /** What it was about; empty where it carried a code. */
  mail: Mail;
  outcome: MailOutcome;
  /** Whether nothing of it is kept. */
  withheld: boolean;
}

/** A mail that is done with. `held`: nobody else has it written again until the transaction ends. */
export async function sentMail(db: Queryable, id: string, held = false): Promise<SentMail | undefined> {
  const query = db
    .select({
      kind: sentMails.kind,
      to: sentMails.userId,
      data: sentMails.data,
      lang: sentMails.lang,
      outcome: sentMails.outcome,
    })
    .from(sentMails)
    .innerJoin(users, and(eq(users.id, sentMails.userId), isNull(users.deletedAt)))
    .where(eq(sentMails.id, id));
  const [row] = await (held ? query.for("update", { of: sentMails }) : query);
  if (!row) return undefined;
  const { outcome, lang, ...mail } = row;
  return {
    id,
    // As it was put into the queue, where its kind and its data went together.
    mail: { ...mail, ...(lang !== null && { lang }) } as unknown as Mail,
    outcome,
    withheld: codeKinds.has(mail.kind),
  };
}

/** The kinds whose data name a code. */
const codeKinds: ReadonlySet<string> = new Set([
  "verificationCode",
  "signInCode",
  "proofCode",
  "emailChangeCode",
  "emailChangeAsked",
  "emailChanged",
  "passwordReset",
  "companyInvitation",
  "adminInvitation",
] satisfies CodeKind[]);
type CodeKind = Extract<Mail, { data: { codeId: string } }>["kind"];

export const isWithheld = (kind: string): boolean => codeKinds.has(kind);

/** Forgets what was sent so long ago that nobody asks any more. */
export const sweepSent = (db: Db, signal?: AbortSignal): Promise<number> =>
  deleteInBatches(db, sentMails, { where: lt(sentMails.at, sql`now() - ${sentMailDays} * interval '1 day'`), signal });
