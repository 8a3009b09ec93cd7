import type { Page } from "@metiro/shared/paging/schema";
import type { TendererFilters, TendererItem, TendererListInput } from "@metiro/shared/tenderer/schema";
import { type SQL, and, eq, isNull, or, sql } from "drizzle-orm";
import { accountIn, accountTotal, activeTotal, byPersonName, fewAccounts, inState } from "../../db/queries/accounts.ts";
import { profileChangedSince } from "../../db/queries/changes.ts";
import type { Db } from "../../db/client.ts";
import { foundAtOnce, lookedUp, newestFirst } from "../../db/paging/keyset-page.ts";
import { beyond, down, type Order, orderBy, type CursorPosition, cursorPositionOf, up } from "../../db/paging/order.ts";
import { paginate, placedWindow } from "../../db/paging/paginate.ts";
import { regions, tenderers, users } from "../../db/schema/index.ts";
import { nameQuery, personMatches, searchWords } from "../../db/search.ts";
import type { Call } from "../../trpc/context.ts";
import { tendererItems } from "./items.ts";
import { existingTenderer } from "./policy.ts";

/** All clients, newest first unless told. */
export function list({ ctx, input }: Call<TendererListInput>): Promise<Page<TendererItem>> {
  const { db } = ctx;
  const asking = { ctx, list: "tenderer.list" };
  const narrowed = conditions(input).filter((condition) => condition !== undefined);
  const where = and(existingTenderer, ...narrowed);
  const rows = { table: tenderers, id: tenderers.id, at: tenderers.createdAt, where };
  if (input.search !== undefined && input.sort !== "name")
    return paginate(asking, input, {
      ...foundAtOnce(db, { ...rows, order: inTime(input.sort), by: [] }, placedWindow(asking, input)),
      rows: (ids) => tendererItems(db, ids),
    });
  return paginate(asking, input, {
    ...newestFirst(db, rows),
    ...(narrowed.length === 0 && { total: () => accountTotal(db, "Tenderer") }),
    ...(narrowed.length === 1 && input.state === "active" && { total: () => activeTotal(db, "Tenderer") }),
    ids: ({ limit, offset, after }) => tendererIds(db, input, after).limit(limit).offset(offset),
    rows: (ids) => tendererItems(db, ids),
  });
}

/** The clients of a filter, in its order. Their names are those of their accounts, and so is the index. */
export function tendererIds(db: Db, filters: TendererFilters, after?: CursorPosition) {
  const asked = and(existingTenderer, ...conditions(filters));
  const order = filters.sort === "name" ? byPersonName : inTime(filters.sort);
  const where = and(
    filters.search === undefined ? asked : lookedUp(tenderers, tenderers.id, asked),
    after && beyond(order, after),
  );
  const id = { id: tenderers.id, place: cursorPositionOf(order) };
  if (filters.sort === "name")
    return db
      .select(id)
      .from(users)
      .innerJoin(tenderers, eq(tenderers.userId, users.id))
      .where(and(isNull(users.deletedAt), where))
      .orderBy(...orderBy(order))
      .$dynamic();
  return db
    .select(id)
    .from(tenderers)
    .where(where)
    .orderBy(...orderBy(order))
    .$dynamic();
}

const inTime = (sort: TendererFilters["sort"]): Order => {
  const direction = sort === "oldest" ? up : down;
  return [direction(tenderers.createdAt), direction(tenderers.id)];
};

const conditions = ({ search, regionId, state, changedSince }: TendererFilters): (SQL | undefined)[] => [
  search === undefined ? undefined : matches(search),
  regionId === undefined ? undefined : livingIn(regionId),
  changedSince === undefined ? undefined : profileChangedSince(tenderers, changedSince),
  state && (state === "active" ? accountIn : fewAccounts)(tenderers.userId, "Tenderer", inState[state]),
];

const livingIn = (regionId: string): SQL =>
  sql`${tenderers.subregionId} in (
    select ${regions.id} from ${regions} where ${or(eq(regions.id, regionId), eq(regions.parentId, regionId))})`;

/** Person or place. Who is found is put into an array: beside a subquery PostgreSQL would use no index at all. */
function matches(search: string): SQL {
  const words = searchWords(search);
  if (words.length === 0) return sql`false`;
  return sql`(to_tsvector('simple_unaccent', coalesce(${tenderers.locality}, '')) @@ ${nameQuery(words)}
    or ${tenderers.userId} = any(array(select ${users.id} from ${users} where ${personMatches(search, words)})))`;
}
