import type { Sql } from "postgres";
import type { Answers, QuestionForm } from "../../shared/src/sub-category/questions.ts";
import { validAnswers } from "../data/valid-answers.ts";

/** What the calls ask for: several rows of each kind, so that no call has only its own pages in memory. */
export interface Chosen {
  requests: string[];
  /** The trades with most requests, each with valid answers to its form. */
  trades: { id: string; categoryId: string; answers: Answers }[];
  /** The districts with most requests. */
  places: string[];
  /** Trades and districts that about ten companies serve together, however many companies there are. */
  served: { subcategoryId: string; subregionId: string; companyIds: string[] }[];
  /** Pairs that as many companies serve as the mean one, about a thousand, and as many as any. */
  crowded: Record<"mean" | "thousand" | "most", Pair[]>;
  /** The account of the company that received most. */
  busy: string;
}

interface Pair {
  subcategoryId: string;
  subregionId: string;
}

export async function choose(sql: Sql): Promise<Chosen> {
  const requests = await sql<{ id: string }[]>`select id from job_requests order by md5(id::text) limit 300`;
  const trades = await sql<{ id: string; categoryId: string; slug: string; form: QuestionForm }[]>`
    select subcategories.id, subcategories.category_id as "categoryId", slug, questions as form
    from (select subcategory_id from job_requests order by created_at desc limit 5000) as latest
      join subcategories on subcategories.id = subcategory_id
    group by subcategories.id order by count(*) desc limit 20`;
  const places = await sql<{ id: string }[]>`
    select subregion_id as id
    from (select subregion_id from job_requests order by created_at desc limit 5000) as latest
    group by 1 order by count(*) desc limit 20`;
  const served = await sql<Chosen["served"]>`
    select subcategory_id as "subcategoryId", subregion_id as "subregionId", array_agg(company_id) as "companyIds"
    from company_coverage group by 1, 2 order by abs(count(*) - 10), md5(subcategory_id::text || subregion_id::text) limit 20`;
  const near = (count: ReturnType<Sql<Record<string, never>>>) => sql<Pair[]>`
    with pairs as materialized (
      select subcategory_id as "subcategoryId", subregion_id as "subregionId", count(*) as n from company_coverage group by 1, 2)
    select "subcategoryId", "subregionId" from pairs order by abs(n - (${count})) limit 5`;
  const [mean, thousand, most] = await Promise.all([
    near(sql`select avg(n) from pairs`),
    near(sql`select 1000`),
    near(sql`select max(n) from pairs`),
  ]);
  const [busy] = await sql<{ id: string }[]>`
    select user_id as id from companies join company_figures on company_id = companies.id order by running_sum(sent_days, 0) desc limit 1`;
  return {
    crowded: { mean, thousand, most },
    busy: busy?.id ?? "",
    requests: requests.map(({ id }) => id),
    trades: trades.map(({ slug, form, ...trade }) => ({ ...trade, answers: validAnswers(slug, form) })),
    places: places.map(({ id }) => id),
    served,
  };
}

/** A request that each of these companies received. */
export const receivedBy = (sql: Sql, companyIds: string[]): Promise<Map<string, string>> =>
  idBy(sql`
    select distinct on (company_id) company_id as owner, job_request_id as id
    from job_request_companies where company_id = any(${companyIds}::uuid[]) order by 1, created_at desc`);

/** A request that each of these clients posted. */
export const postedBy = (sql: Sql, tendererIds: string[]): Promise<Map<string, string>> =>
  idBy(sql`
    select distinct on (tenderer_id) tenderer_id as owner, id
    from job_requests where tenderer_id = any(${tendererIds}::uuid[]) order by 1, created_at desc`);

async function idBy(query: ReturnType<Sql<Record<string, never>>>): Promise<Map<string, string>> {
  const rows = (await query) as unknown as { owner: string; id: string }[];
  return new Map(rows.map(({ owner, id }) => [owner, id]));
}
