import type { ShownCompany } from "@metiro/shared/company/shown";
import type { CompanyCard } from "@metiro/shared/job-request/company-card";
import { sql } from "drizzle-orm";
import { isoOf, jsonFields } from "../../../db/queries/json-rows.ts";
import { storedActivity } from "../../../db/queries/recipients.ts";
import { omitNulls } from "../../../db/rows/omit-nulls.ts";
import { companies, companyFigures, files, jobRequests, users } from "../../../db/schema/index.ts";
import { openAddress } from "../../../storage/file-addresses.ts";

/** What a company shows of its profile beside its answer; name, place and logo come with the answer. A field that is not here is a type error. */
const shownColumns = {
  description: companies.description,
  website: companies.website,
  foundedYear: companies.foundedYear,
  employees: companies.employees,
} satisfies Record<Exclude<keyof ShownCompany, "name" | "locality" | "verified" | "logo">, unknown>;

/** What a card is made of, as PostgreSQL writes it: absent is null, times carry their offset. */
export interface CardJson extends Pick<typeof companies.$inferSelect, keyof typeof shownColumns> {
  memberSince: string;
  logoId: string | null;
  logoWidth: number | null;
  logoHeight: number | null;
  answered: number;
  due: number;
  medianMinutes: number | null;
  accepted: number;
  done: number;
}

const { answered, due } = storedActivity(sql.placeholder("answerDays"));

/**
 * What a client learns of a company that has its request, for the company of the statement around, with its kept figures; nothing of one
 * whose account is gone. Takes `answerDays`: what waits for an answer since the last days is not held against it.
 */
export const cardOfCompany = sql`(
  select ${jsonFields(shownColumns)}, ${companies.createdAt} as "memberSince",
    ${files.id} as "logoId", ${files.width} as "logoWidth", ${files.height} as "logoHeight",
    ${answered} as "answered", ${due} as "due", ${companyFigures.medianMinutes} as "medianMinutes", ${companyFigures.accepted} as "accepted",
    (select count(*)::int from ${jobRequests} where ${jobRequests.doneCompanyId} = ${companies.id}) as "done"
  from ${users} join ${companyFigures} on ${companyFigures.companyId} = ${companies.id}
    left join ${files} on ${files.id} = ${companies.logoId}
  where ${users.id} = ${companies.userId} and ${users.deletedAt} is null)`;

/** Below these a figure says more about chance than about the company. */
const minAnswers = 5;
const minJobs = 3;

export function cardOf(card: CardJson): CompanyCard {
  const { logoId, logoWidth, logoHeight, memberSince, answered: given, due: asked, medianMinutes, ...rest } = card;
  const { accepted, done, ...shown } = rest;
  // Of a company that mostly does not answer the time of its answers promises nothing.
  const answersReliably = given >= minAnswers && given * 2 >= asked;
  const logo =
    logoId === null || logoWidth === null || logoHeight === null
      ? null
      : { id: logoId, url: openAddress(logoId, "small"), width: logoWidth, height: logoHeight };
  return omitNulls({
    ...shown,
    logo,
    memberSince: isoOf(memberSince),
    answerHours: answersReliably && medianMinutes !== null ? Math.max(1, Math.ceil(medianMinutes / 60)) : null,
    acceptedJobs: accepted >= minJobs ? accepted : null,
    doneJobs: done >= minJobs ? done : null,
  });
}
