import type { Page } from "@metiro/shared/list";
import type { User, UserDetail, UserListInput } from "@metiro/shared/user/schema";
import { type SQL, and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { newestFirst } from "../../db/newest.ts";
import { paginate } from "../../db/paginate.ts";
import { users } from "../../db/schema/index.ts";
import { personMatches, searchWords } from "../../db/search.ts";
import { found } from "../../errors/found.ts";
import type { Call } from "../../trpc/context.ts";
import { userById, userItems } from "./queries.ts";

/** All accounts that are not erased, newest first. */
export function list({ ctx: { db }, input }: Call<UserListInput>): Promise<Page<User>> {
  const where = and(isNull(users.deletedAt), ...conditions(input));
  return paginate(input, {
    ...newestFirst(db, { table: users, id: users.id, at: users.createdAt, where }),
    rows: (ids) => userItems(db, ids),
  });
}

const conditions = ({ role, locked, search }: UserListInput): (SQL | undefined)[] => [
  role && eq(users.role, role),
  locked === undefined ? undefined : (locked ? isNotNull : isNull)(users.lockedAt),
  search === undefined ? undefined : matches(search),
];

/** What is found is put into an array, so that PostgreSQL looks it up instead of reading all accounts in their order. */
function matches(search: string): SQL {
  const words = searchWords(search);
  if (words.length === 0) return sql`false`;
  return sql`${users.id} = any(array(select ${users.id} from ${users} where ${personMatches(search, words)}))`;
}

export async function get({ ctx, input: { id } }: Call<{ id: string }>): Promise<UserDetail> {
  return found(await userById(ctx.db, id));
}
