import type { Page } from "@metiro/shared/list";
import type { TendererItem, TendererListInput } from "@metiro/shared/tenderer/schema";
import { type SQL, and, sql } from "drizzle-orm";
import { newestFirst } from "../../db/newest.ts";
import { paginate } from "../../db/paginate.ts";
import { tenderers, users } from "../../db/schema/index.ts";
import { nameQuery, personMatches, searchWords } from "../../db/search.ts";
import { found } from "../../errors/found.ts";
import type { Call } from "../../trpc/context.ts";
import { tendererItems } from "./items.ts";
import { existing } from "./policy.ts";

/** All clients, newest first. */
export function list({ ctx: { db }, input }: Call<TendererListInput>): Promise<Page<TendererItem>> {
  const where = and(existing, input.search === undefined ? undefined : matches(input.search));
  return paginate(input, {
    ...newestFirst(db, { table: tenderers, id: tenderers.id, at: tenderers.createdAt, where }),
    rows: (ids) => tendererItems(db, ids),
  });
}

/** Person or place. What is found is put into an array, so that PostgreSQL looks it up instead of reading all clients. */
function matches(search: string): SQL {
  const words = searchWords(search);
  if (words.length === 0) return sql`false`;
  return sql`${tenderers.id} = any(array(
    select ${tenderers.id} from ${tenderers}
    where to_tsvector('simple_unaccent', coalesce(${tenderers.locality}, '')) @@ ${nameQuery(words)}
      or ${tenderers.userId} = any(array(select ${users.id} from ${users} where ${personMatches(search, words)}))))`;
}

/** One client, for the back office. */
export async function get({ ctx, input: { id } }: Call<{ id: string }>): Promise<TendererItem> {
  const [item] = await tendererItems(ctx.db, [id]);
  return found(item);
}
