import type { RequestMail } from "@metiro/shared/job-request/follow-up";
import { and, asc, eq, isNull } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { omitNulls } from "../../../db/rows/omit-nulls.ts";
import { companies, jobRequestMails, users } from "../../../db/schema/index.ts";
import { pendingMails } from "../../notification/index.ts";

/** The mails about a request, oldest first, each with what became of it. */
export async function mailsAbout(db: Db, jobRequestId: string): Promise<RequestMail[]> {
  const rows = await db
    .select({
      jobId: jobRequestMails.jobId,
      kind: jobRequestMails.kind,
      createdAt: jobRequestMails.createdAt,
      outcome: jobRequestMails.outcome,
      settledAt: jobRequestMails.settledAt,
      recipient: {
        id: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        role: users.role,
        email: users.email,
      },
      company: { id: companies.id, name: companies.name },
    })
    .from(jobRequestMails)
    .leftJoin(users, and(eq(users.id, jobRequestMails.userId), isNull(users.deletedAt)))
    .leftJoin(companies, eq(companies.userId, jobRequestMails.userId))
    .where(eq(jobRequestMails.jobRequestId, jobRequestId))
    .orderBy(asc(jobRequestMails.createdAt), asc(jobRequestMails.id));
  const progress = await pendingMails(
    db,
    rows.filter(({ outcome }) => outcome === null),
  );
  return rows.map(({ jobId, outcome, settledAt, ...mail }) => {
    const { createdAt } = mail;
    if (outcome) return omitNulls({ ...mail, id: jobId, state: outcome, at: settledAt ?? createdAt, attempts: 0 });
    // Of one that was given up nothing is left after some months: what was done has an outcome.
    const { failure, ...now } = progress.get(jobId) ?? {
      state: "failed" as const,
      at: createdAt,
      attempts: 0,
      failure: null,
    };
    return omitNulls({ ...mail, ...now, id: jobId, reason: failure });
  });
}
