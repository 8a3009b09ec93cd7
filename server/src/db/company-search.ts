import { type AnyColumn, type SQL, eq, or, sql } from "drizzle-orm";
import { companies, users } from "./schema/index.ts";
import { containing, nameQuery, searchWords } from "./search.ts";

/**
 * Whether a column names a company that a search finds: by beginnings of the words of name and place, any part of the
 * name, or the whole e-mail address or UID. What is found is put into an array: with a condition of the list itself
 * PostgreSQL would rather read all rows in their order.
 */
export function isFoundBy(search: string, companyId: AnyColumn): SQL {
  const words = searchWords(search);
  if (words.length === 0) return sql`false`;
  const typed = search.trim();
  const found = or(
    sql`to_tsvector('simple_unaccent', ${companies.name} || ' ' || coalesce(${companies.locality}, '')) @@ ${nameQuery(words)}`,
    sql`${companies.name} ilike ${containing(search)}`,
    eq(companies.uid, typed.toUpperCase()),
    sql`${companies.userId} = (select ${users.id} from ${users} where ${eq(users.email, typed)})`,
  );
  return sql`${companyId} = any(array(select ${companies.id} from ${companies} where ${found}))`;
}
