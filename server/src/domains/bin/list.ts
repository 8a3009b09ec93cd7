import { binDays } from "@metiro/shared/bin/constants";
import type { BinEntry, BinListInput } from "@metiro/shared/bin/schema";
import type { Page } from "@metiro/shared/paging/schema";
import { and, eq, getTableColumns, ilike, inArray, or, sql } from "drizzle-orm";
import { inOrderOf, newestFirst } from "../../db/paging/keyset-page.ts";
import { paginate } from "../../db/paging/paginate.ts";
import { binEntries, users } from "../../db/schema/index.ts";
import { containing } from "../../db/search.ts";
import type { Call } from "../../trpc/context.ts";

/** What was deleted lately, latest first. */
export function list({ ctx, input }: Call<BinListInput>): Promise<Page<BinEntry>> {
  const { db } = ctx;
  const { kind, search } = input;
  const where = and(
    kind && eq(binEntries.kind, kind),
    search === undefined
      ? undefined
      : or(ilike(binEntries.label, containing(search)), ilike(binEntries.number, containing(search))),
  );
  const rows = async (ids: string[]): Promise<BinEntry[]> => {
    const { id, kind: of, entityId, label, number, deletedAt } = getTableColumns(binEntries);
    const by = { id: users.id, firstName: users.firstName, lastName: users.lastName };
    const found = await db
      .select({
        id,
        kind: of,
        entityId,
        label,
        number,
        deletedAt,
        erasedFrom: sql<string>`${binEntries.deletedAt} + ${binDays} * interval '1 day'`.mapWith(deletedAt),
        deletedBy: by,
      })
      .from(binEntries)
      .leftJoin(users, eq(users.id, binEntries.deletedBy))
      .where(inArray(binEntries.id, ids));
    return inOrderOf(
      ids,
      found.map(({ number: no, deletedBy, ...entry }) => ({
        ...entry,
        ...(no !== null && { number: no }),
        ...(deletedBy && { deletedBy }),
      })),
    );
  };
  return paginate({ ctx, list: "bin.list" }, input, {
    ...newestFirst(db, { table: binEntries, id: binEntries.id, at: binEntries.deletedAt, where }),
    rows,
  });
}
