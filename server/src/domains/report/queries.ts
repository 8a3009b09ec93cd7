import type { Report } from "@metiro/shared/report/schema";
import { eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Queryable } from "../../db/client.ts";
import { companies, jobRequests, messages, reports, reviews, users } from "../../db/schema/index.ts";
import { arrayLiteral } from "../../db/rows/array-literal.ts";

const reporter = alias(users, "reporter");
const about = alias(users, "about");
const reporterCompany = alias(companies, "reporter_company");
const aboutCompany = alias(companies, "about_company");

const personFields = (of: typeof reporter | typeof about) => ({
  id: of.id,
  role: of.role,
  firstName: of.firstName,
  lastName: of.lastName,
  locked: sql<boolean>`(${of.lockedAt} is not null)`,
});

/** Reports with who made them, whom they are about and the words that they are about. */
const selectReports = (db: Queryable) =>
  db
    .select({
      id: reports.id,
      kind: reports.kind,
      entityId: reports.entityId,
      reason: reports.reason,
      note: reports.note,
      outcome: reports.outcome,
      settledAt: reports.settledAt,
      createdAt: reports.createdAt,
      reporter: personFields(reporter),
      reporterCompany: { id: reporterCompany.id, name: reporterCompany.name },
      about: personFields(about),
      aboutCompany: { id: aboutCompany.id, name: aboutCompany.name },
      jobRequest: { id: jobRequests.id, number: jobRequests.number, title: jobRequests.title },
      text: sql<
        string | null
      >`case ${reports.kind} when 'message' then ${messages.body} when 'review' then ${reviews.body}
        when 'jobRequest' then ${jobRequests.description} when 'company' then ${aboutCompany.description} end`,
      otherReporters: sql<number>`(select count(distinct other.reporter_id)::int from ${reports} other
        where other.about_id = ${reports.aboutId} and other.reporter_id <> ${reports.reporterId})`,
    })
    .from(reports)
    .innerJoin(reporter, eq(reporter.id, reports.reporterId))
    .innerJoin(about, eq(about.id, reports.aboutId))
    .leftJoin(reporterCompany, eq(reporterCompany.userId, reporter.id))
    .leftJoin(aboutCompany, eq(aboutCompany.userId, about.id))
    .leftJoin(jobRequests, eq(jobRequests.id, reports.jobRequestId))
    .leftJoin(messages, eq(messages.id, reports.entityId))
    .leftJoin(reviews, eq(reviews.id, reports.entityId));

type Row = Awaited<ReturnType<typeof selectReports>>[number];

const toReport = ({ note, outcome, settledAt, jobRequest, text, ...row }: Row): Report => {
  const { reporterCompany: ofReporter, aboutCompany: ofAbout, ...known } = row;
  return {
    ...known,
    reporter: { ...row.reporter, ...(ofReporter && { company: ofReporter }) },
    about: { ...row.about, ...(ofAbout && { company: ofAbout }) },
    ...(note !== null && { note }),
    ...(text !== null && { text }),
    ...(jobRequest && { jobRequest }),
    ...(outcome !== null && settledAt !== null && { settled: { at: settledAt, outcome } }),
  };
};

/** Some reports, in no order. */
export async function reportsById(db: Queryable, ids: string[]): Promise<Report[]> {
  const rows = await selectReports(db).where(sql`${reports.id} = any(${arrayLiteral(ids)}::uuid[])`);
  return rows.map(toReport);
}
