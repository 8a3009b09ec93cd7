import { type AnyColumn, type SQL, eq, or, sql } from "drizzle-orm";
import { companies, users } from "../../schema/index.ts";
import { containing, nameQuery, searchWords } from "../../search.ts";

/** Companies by what everybody may read of them: any part of the name, or the beginnings of the words of name and place. */
export function namedOrAt(search: string): SQL | undefined {
  const words = searchWords(search);
  if (words.length === 0) return sql`false`;
  return or(
    sql`${companies.name} ilike ${containing(search)}`,
    sql`to_tsvector('simple_unaccent', ${companies.name} || ' ' || coalesce(${companies.locality}, '')) @@ ${nameQuery(words)}`,
  );
}

/** Companies as the back office finds them: also by the whole e-mail address or UID. What costs least to look at stands first. */
export function companyMatches(search: string): SQL | undefined {
  if (searchWords(search).length === 0) return sql`false`;
  const typed = search.trim();
  return or(
    eq(companies.uid, typed.toUpperCase()),
    sql`${companies.userId} = (select ${users.id} from ${users} where ${eq(users.email, typed)})`,
    namedOrAt(search),
  );
}

/**
 * Whether a column names such a company. What is found is put into an array: with a condition of the list itself
 * PostgreSQL would rather read all rows in their order.
 */
export const isFoundBy = (search: string, companyId: AnyColumn): SQL =>
  sql`${companyId} = any(array(select ${companies.id} from ${companies} where ${companyMatches(search)}))`;
