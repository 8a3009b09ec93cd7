import type { Page } from "@metiro/shared/paging/schema";
import type { User, UserFilters, UserListInput } from "@metiro/shared/user/schema";
import { type SQL, and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { accountTotal, activeTotal, byPersonName, inState } from "../../db/queries/accounts.ts";
import { since } from "../../db/queries/changes.ts";
import { foundAtOnce, newestFirst } from "../../db/paging/keyset-page.ts";
import { down, type Order, up } from "../../db/paging/order.ts";
import { paginate, placedWindow } from "../../db/paging/paginate.ts";
import { users } from "../../db/schema/index.ts";
import { personMatches, searchWords } from "../../db/search.ts";
import type { Call } from "../../trpc/context.ts";
import { userItems } from "./queries.ts";

/** All accounts that are not erased, newest first unless told. */
export function list({ ctx, input }: Call<UserListInput>): Promise<Page<User>> {
  const { db } = ctx;
  const asking = { ctx, list: "user.list" };
  const { where, order, whole, allActive } = usersQuery(input);
  const rows = { table: users, id: users.id, at: users.createdAt, where, order };
  const by = [users.lastName, users.firstName, users.lastLoginAt];
  return paginate(asking, input, {
    ...(input.search === undefined
      ? newestFirst(db, rows)
      : foundAtOnce(db, { ...rows, by }, placedWindow(asking, input))),
    ...(whole && { total: () => accountTotal(db, input.role) }),
    ...(allActive && { total: () => activeTotal(db, input.role) }),
    rows: (ids) => userItems(db, ids),
  });
}

/** Which accounts a filter is about, in which order, and whether that is all of a role, or of all, or all of them that are active. */
export function usersQuery(filters: UserFilters) {
  const narrowed = conditions(filters).filter((condition) => condition !== undefined);
  return {
    where: and(isNull(users.deletedAt), filters.role && eq(users.role, filters.role), ...narrowed),
    order: orders[filters.sort ?? "newest"],
    whole: narrowed.length === 0,
    allActive: narrowed.length === 1 && filters.state === "active",
  };
}

const orders: Record<NonNullable<UserFilters["sort"]>, Order> = {
  newest: [down(users.createdAt), down(users.id)],
  oldest: [up(users.createdAt), up(users.id)],
  name: byPersonName,
  lastSignIn: [down(users.lastLoginAt, { nullsLast: true }), down(users.id)],
};

/** All but the role, whose accounts are counted already. */
const conditions = ({ locked, state, lastSignIn, changedSince, search }: UserFilters): (SQL | undefined)[] => [
  locked === undefined ? undefined : (locked ? isNotNull : isNull)(users.lockedAt),
  state && inState[state],
  lastSignIn && signedIn[lastSignIn],
  changedSince === undefined ? undefined : sql`${users.updatedAt} >= ${since(changedSince)}`,
  search === undefined ? undefined : matches(search),
];

const signedIn: Record<NonNullable<UserFilters["lastSignIn"]>, SQL> = {
  last7Days: sql`${users.lastLoginAt} >= now() - interval '7 days'`,
  last30Days: sql`${users.lastLoginAt} >= now() - interval '30 days'`,
  notFor6Months: sql`${users.lastLoginAt} < now() - interval '6 months'`,
  never: isNull(users.lastLoginAt),
};

function matches(search: string): SQL {
  const words = searchWords(search);
  return words.length === 0 ? sql`false` : personMatches(search, words);
}
