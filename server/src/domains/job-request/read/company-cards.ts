import type { ShownCompany } from "@metiro/shared/company/shown";
import type { CompanyCard } from "@metiro/shared/job-request/company-card";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { delivered, keptActivity } from "../../../db/queries/recipients.ts";
import { prepared } from "../../../db/prepared.ts";
import { present } from "../../../db/omit-nulls.ts";
import { companies, companyFigures, files, jobRequestCompanies, jobRequests, users } from "../../../db/schema/index.ts";
import { openAddress } from "../../../storage/file-addresses.ts";
import { settings } from "../../application-config/index.ts";

/** What a company shows of its profile beside its answer; name, place and logo come with the answer. A field that is not here is a type error. */
const shownColumns = {
  description: companies.description,
  website: companies.website,
  foundedYear: companies.foundedYear,
  employees: companies.employees,
} satisfies Record<Exclude<keyof ShownCompany, "name" | "locality" | "verified" | "logo">, unknown>;

/** Below these a figure says more about chance than about the company. */
const fewestAnswers = 5;
const fewestJobs = 3;

/** What a client learns of each company that has received a request; of a request that the reader is known to see. */
export async function companyCards(db: Db, jobRequestId: string): Promise<Map<string, CompanyCard>> {
  const { "jobRequest.answerDays": answerDays } = await settings(db);
  const rows = await cardsOf(db).execute({ id: jobRequestId, answerDays });
  return new Map(rows.map(({ id, ...row }) => [id, cardOf(row)]));
}

type Row = Omit<Awaited<ReturnType<ReturnType<typeof cardsOf>["execute"]>>[number], "id">;

function cardOf({ logo, answered, due, medianMinutes, accepted, done, ...row }: Row): CompanyCard {
  // Of a company that mostly does not answer the time of its answers promises nothing.
  const answersReliably = answered >= fewestAnswers && answered * 2 >= due;
  return present({
    ...row,
    logo: logo && { id: logo.id, url: openAddress(logo.id, "small"), width: logo.width, height: logo.height },
    answerHours: answersReliably && medianMinutes !== null ? Math.max(1, Math.ceil(medianMinutes / 60)) : null,
    acceptedJobs: accepted >= fewestJobs ? accepted : null,
    doneJobs: done >= fewestJobs ? done : null,
  });
}

/** The kept figures of each company; requests of the last days that wait for an answer are not held against it. */
const cardsOf = prepared((db) => {
  const { answered, due } = keptActivity(sql.placeholder("answerDays"));
  const received = sql`(select ${jobRequestCompanies.companyId} from ${jobRequestCompanies}
    where ${jobRequestCompanies.jobRequestId} = ${sql.placeholder("id")} and ${delivered})`;
  return db
    .select({
      id: companies.id,
      logo: { id: files.id, width: files.width, height: files.height },
      ...shownColumns,
      memberSince: companies.createdAt,
      answered,
      due,
      medianMinutes: companyFigures.medianMinutes,
      accepted: companyFigures.accepted,
      done: sql<number>`(select count(*)::int from ${jobRequests} where ${jobRequests.doneCompanyId} = ${companies.id})`,
    })
    .from(companies)
    .innerJoin(users, and(eq(users.id, companies.userId), isNull(users.deletedAt)))
    .innerJoin(companyFigures, eq(companyFigures.companyId, companies.id))
    .leftJoin(files, eq(files.id, companies.logoId))
    .where(sql`${companies.id} in ${received}`)
    .prepare("job_request_company_cards");
});
