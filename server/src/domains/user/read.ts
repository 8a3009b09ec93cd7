import type { Page } from "@metiro/shared/list";
import type { User, UserDetail, UserFilters, UserListInput } from "@metiro/shared/user/schema";
import { type SQL, and, asc, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { accountTotal, byPersonName, inState } from "../../db/accounts.ts";
import { newestFirst } from "../../db/newest.ts";
import { paginate } from "../../db/paginate.ts";
import { users } from "../../db/schema/index.ts";
import { personMatches, searchWords } from "../../db/search.ts";
import { found } from "../../errors/found.ts";
import type { Call } from "../../trpc/context.ts";
import { noteProfileSeen } from "../data-access/index.ts";
import { userById, userItems } from "./queries.ts";

/** All accounts that are not erased, newest first unless told. */
export function list({ ctx: { db }, input }: Call<UserListInput>): Promise<Page<User>> {
  const { where, order, whole } = asked(input);
  return paginate(input, {
    ...newestFirst(db, { table: users, id: users.id, at: users.createdAt, where, order }),
    ...(whole && { total: () => accountTotal(db, input.role) }),
    rows: (ids) => userItems(db, ids),
  });
}

/** Which accounts a filter is about, in which order, and whether that is all of a role, or of all. */
export function asked(filters: UserFilters) {
  const narrowed = conditions(filters).filter((condition) => condition !== undefined);
  return {
    where: and(isNull(users.deletedAt), filters.role && eq(users.role, filters.role), ...narrowed),
    order: orders[filters.sort ?? "newest"],
    whole: narrowed.length === 0,
  };
}

const orders: Record<NonNullable<UserFilters["sort"]>, SQL[]> = {
  newest: [desc(users.createdAt), desc(users.id)],
  oldest: [asc(users.createdAt), asc(users.id)],
  name: byPersonName,
  lastSignIn: [sql`${users.lastLoginAt} desc nulls last`, desc(users.id)],
};

/** All but the role, whose accounts are counted already. */
const conditions = ({ locked, state, lastSignIn, search }: UserFilters): (SQL | undefined)[] => [
  locked === undefined ? undefined : (locked ? isNotNull : isNull)(users.lockedAt),
  state && inState[state],
  lastSignIn && signedIn[lastSignIn],
  search === undefined ? undefined : matches(search),
];

const signedIn: Record<NonNullable<UserFilters["lastSignIn"]>, SQL> = {
  last7Days: sql`${users.lastLoginAt} >= now() - interval '7 days'`,
  last30Days: sql`${users.lastLoginAt} >= now() - interval '30 days'`,
  notFor6Months: sql`${users.lastLoginAt} < now() - interval '6 months'`,
  never: isNull(users.lastLoginAt),
};

/** What is found is put into an array, so that PostgreSQL looks it up instead of reading all accounts in their order. */
function matches(search: string): SQL {
  const words = searchWords(search);
  if (words.length === 0) return sql`false`;
  return sql`${users.id} = any(array(select ${users.id} from ${users} where ${personMatches(search, words)}))`;
}

export async function get({ ctx, input: { id } }: Call<{ id: string }>): Promise<UserDetail> {
  const user = found(await userById(ctx.db, id));
  if (user.tendererId !== undefined) await noteProfileSeen(ctx.db, ctx.actor, { userId: id });
  return user;
}
