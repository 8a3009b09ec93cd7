import { type FindInput, type Findings, maxFound } from "@metiro/shared/search/schema";
import { type SQL, and, eq, isNull, ne, sql } from "drizzle-orm";
import { omitNulls } from "../../db/rows/omit-nulls.ts";
import { companies, jobRequests, tenderers, users } from "../../db/schema/index.ts";
import { containing, nameQuery, personMatches, searchWords, textQuery } from "../../db/search.ts";
import type { Call } from "../../trpc/context.ts";
import { hasNumber } from "../../db/queries/request-number.ts";

/** Words of one letter match half of everything: nobody looks for that. */
const minWordLength = 2;
/** What is taken from an index before the best of it is chosen, so that a frequent word costs no more than a rare one. */
const maxCandidates = 200;
/** The newest requests are looked at one by one: of a frequent word the index would bring any. */
const maxNewest = 2_000;

/** What the back office looks for from anywhere: requests, companies, clients, accounts; in one round trip. */
export async function find({ ctx: { db }, input: { query } }: Call<FindInput>): Promise<Findings> {
  const words = searchWords(query);
  if (words.length === 0 || query.length < minWordLength)
    return { requests: [], companies: [], tenderers: [], users: [] };
  const [row] = await db.execute<Record<keyof Findings, unknown[]>>(sql`
    select ${listOf(requests(query, words))} as requests, ${listOf(companiesCalled(query, words))} as companies,
      ${listOf(clients(query, words))} as tenderers, ${listOf(accounts(query, words))} as users`);
  return omitNulls(row) as Findings;
}

const listOf = (rows: SQL) => sql`(select coalesce(json_agg(found), '[]') from (${rows} limit ${maxFound}) as found)`;

/** By number first, then those with the words in title, description, postal code, locality or client, newest first. */
function requests(query: string, words: string[]): SQL {
  const { id, number, title, status, search, createdAt, tendererId } = jobRequests;
  const about = textQuery(words);
  const isNumber = hasNumber(query);
  const numbered = isNumber ?? sql`false`;
  const first = isNumber ? sql`(${isNumber}) desc,` : sql``;
  return sql`
    with recent as materialized (
        select ${id}, ${search} from ${jobRequests} order by ${createdAt} desc, ${id} desc limit ${maxNewest}),
      known as (
        select ${id} from ${jobRequests} where ${numbered}
        union select id from recent where search @@ ${about}
        union (select ${id} from ${jobRequests} where ${search} @@ ${about} limit ${maxCandidates})
        union (select ${id} from ${jobRequests} where ${tendererId} = any(array(
          select ${tenderers.id} from ${tenderers} join ${users} on ${users.id} = ${tenderers.userId}
          where ${named(words)} and ${users.deletedAt} is null limit ${maxCandidates})) limit ${maxCandidates}))
    select ${id} as id, ${number} as number, ${title} as title, ${status} as status,
      ${users.firstName} || ' ' || ${users.lastName} as client
    from ${jobRequests}
    join ${tenderers} on ${tenderers.id} = ${tendererId} join ${users} on ${users.id} = ${tenderers.userId}
    where ${id} = any(array(select id from known))
    order by ${first} ${createdAt} desc, ${id} desc`;
}

function companiesCalled(query: string, words: string[]): SQL {
  const { id, name, locality, uid, userId } = companies;
  const about = sql`to_tsvector('simple_unaccent', ${name} || ' ' || coalesce(${locality}, '')) @@ ${nameQuery(words)}`;
  return sql`
    select id, name, locality from (
      select ${id} as id, ${name} as name, ${locality} as locality from ${companies}
      join ${users} on ${users.id} = ${userId} and ${users.deletedAt} is null
      where ${id} = any(array(select ${id} from ${companies}
        where ${about} or ${part(name, query)} or ${uid} = ${query.toUpperCase()} limit ${maxCandidates}))) as company
    order by starts_with(lower(name), lower(${query})) desc, name, id`;
}

function clients(query: string, words: string[]): SQL {
  return people(query, words, eq(users.role, "Tenderer"), {
    id: sql`${tenderers.id}`,
    join: sql`join ${tenderers} on ${tenderers.userId} = person.id`,
  });
}

function accounts(query: string, words: string[]): SQL {
  return people(query, words, ne(users.role, "Tenderer"), { id: sql`person.id`, join: sql`` });
}

interface Kept {
  id: SQL;
  join: SQL;
}

const people = (query: string, words: string[], where: SQL, { id, join }: Kept): SQL => sql`
  select ${id} as id, first_name as "firstName", last_name as "lastName", person.email::text as email, person.role as role
  from (select ${users.id} as id, ${users.firstName} as first_name, ${users.lastName} as last_name,
      ${users.email} as email, ${users.role} as role
    from ${users} where ${and(isNull(users.deletedAt), where)} and ${users.id} = any(array(
      select ${users.id} from ${users} where ${matching(query, words)} and ${where} limit ${maxCandidates}))) as person ${join}
  order by starts_with(lower(last_name), lower(${query})) desc, last_name, first_name, person.id`;

const named = (words: string[]) =>
  sql`to_tsvector('simple_unaccent', ${users.firstName} || ' ' || ${users.lastName}) @@ ${nameQuery(words)}`;

/** Of fewer than three letters a trigram index knows nothing. */
const isLong = (query: string) => query.trim().length >= 3;
const part = (column: typeof companies.name, query: string): SQL =>
  isLong(query) ? sql`${column} ilike ${containing(query)}` : sql`false`;
const matching = (query: string, words: string[]): SQL => (isLong(query) ? personMatches(query, words) : named(words));
