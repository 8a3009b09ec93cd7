import type {
  CompanyAnswer,
  ResponseFilter,
  ResponseListInput,
  ResponsePage,
} from "@metiro/shared/job-request/company-responses";
import { type SQL, and, eq, isNotNull, sql } from "drizzle-orm";
import type { Queryable } from "../../../../db/client.ts";
import { omitNulls } from "../../../../db/rows/omit-nulls.ts";
import { cappedPage, countUpTo } from "../../../../db/paging/capped-page.ts";
import { beyond, down, type Order, orderBy, cursorPositionOf, up } from "../../../../db/paging/order.ts";
import { paginate } from "../../../../db/paging/paginate.ts";
import { isWithdrawn } from "../../../../db/queries/recipients.ts";
import { isFoundBy } from "../../../../db/queries/company/company-search.ts";
import { companies, jobRequestCompanies, jobRequests } from "../../../../db/schema/index.ts";
import { endOf, startOf } from "../../../../db/sql.ts";
import type { Call } from "../../../../trpc/context.ts";
import { hasNumber } from "../../../../db/queries/request-number.ts";
import { isBySending } from "../filter.ts";
import { arrayLiteral } from "../../../../db/rows/array-literal.ts";

const { jobRequestId, companyId, createdAt, respondedAt, response, clientDecision } = jobRequestCompanies;

/** What companies answered, the latest first; or by the days of sending, which is what the statistics count. */
export async function responsesForAdmin({ ctx, input }: Call<ResponseListInput>): Promise<ResponsePage> {
  const { db } = ctx;
  const where = answeredWithin(input);
  const order = responseOrder(input);
  const page = await paginate({ ctx, list: "jobRequest.responsesForAdmin" }, input, {
    total: () => countUpTo(db, jobRequestCompanies, where),
    ids: ({ limit, offset, after }) =>
      db
        .select({ id: responseKey, place: cursorPositionOf(order) })
        .from(jobRequestCompanies)
        .where(after ? and(where, beyond(order, after)) : where)
        .orderBy(...orderBy(order))
        .limit(limit)
        .offset(offset),
    rows: async (keys) => (await responsesByKey(db, keys)).map(shown),
  });
  return cappedPage(page);
}

/** The answers that a filter leaves. Both words for "answered": one index knows the one, another the other. */
export function answeredWithin(filter: Partial<ResponseFilter>): SQL | undefined {
  return and(
    sql`${response} <> 'none'`,
    isNotNull(respondedAt),
    filter.response && eq(response, filter.response),
    filter.clientDecision && eq(clientDecision, filter.clientDecision),
    filter.companyId === undefined ? undefined : eq(companyId, filter.companyId),
    filter.sentFrom === undefined ? undefined : sql`${createdAt} >= ${startOf(filter.sentFrom)}`,
    filter.sentTo === undefined ? undefined : sql`${createdAt} < ${endOf(filter.sentTo)}`,
    filter.search === undefined ? undefined : matches(filter.search),
  );
}

/** What looks like the number of a request is one: with both at once PostgreSQL would read all rows in their order. */
function matches(search: string): SQL {
  const numbered = hasNumber(search);
  return numbered
    ? sql`${jobRequestId} = any(array(select ${jobRequests.id} from ${jobRequests} where ${numbered}))`
    : isFoundBy(search, companyId);
}

/** By when they came; those of a period by when the companies were asked. */
export function responseOrder(filter: Pick<ResponseFilter, "sort" | "sentFrom" | "sentTo">): Order {
  const key = filter.sort === "oldest" ? up : down;
  return [key(isBySending(filter) ? createdAt : respondedAt), key(jobRequestId), key(companyId)];
}

/** What an answer is told by where a list has one id a row. */
const responseKey = sql<string>`${jobRequestId} || '/' || ${companyId}`;

const fields = {
  key: responseKey,
  jobRequest: { id: jobRequests.id, number: jobRequests.number, title: jobRequests.title },
  company: { id: companies.id, name: companies.name },
  createdAt,
  respondedAt,
  response,
  priceMin: jobRequestCompanies.priceMin,
  priceMax: jobRequestCompanies.priceMax,
  priceUnit: jobRequestCompanies.priceUnit,
  vat: jobRequestCompanies.vat,
  currency: jobRequests.currency,
  declineReason: jobRequestCompanies.declineReason,
  withdrawn: isWithdrawn,
  clientDecision,
  decidedAt: jobRequestCompanies.decidedAt,
};

/** The answers of some keys, in the order of these. */
export async function responsesByKey(db: Queryable, keys: readonly string[]) {
  const rows = await db
    .select(fields)
    .from(jobRequestCompanies)
    .innerJoin(jobRequests, eq(jobRequests.id, jobRequestId))
    .innerJoin(companies, eq(companies.id, companyId))
    .where(
      sql`(${jobRequestId}, ${companyId}) in (
        select split_part(one, '/', 1)::uuid, split_part(one, '/', 2)::uuid from unnest(${arrayLiteral(keys)}::text[]) as one)`,
    );
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
}
export type ResponseRow = Awaited<ReturnType<typeof responsesByKey>>[number];

function shown({ key: _key, ...row }: ResponseRow): CompanyAnswer {
  const { respondedAt: at, response: given } = row;
  if (at === null || given === "none") throw new Error("Who has not answered is in no list of answers");
  return { ...omitNulls(row), respondedAt: at, response: given };
}
