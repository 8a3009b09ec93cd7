import type { CategoryOverview, ReorderInput } from "@metiro/shared/category/overview";
import { eq, sql } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { categories, subcategories } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import type { Call } from "../../../trpc/context.ts";
import { lockMenu, type Menu, orderOf } from "./menu.ts";
import { categoryOverview } from "./overview.ts";
import { audit } from "../../audit/index.ts";
import { arrayLiteral } from "../../../db/rows/array-literal.ts";

/**
 * Gives the whole menu a new order, and subcategories another category; their requests go along. Of two admins who
 * changed the same order only the first saves.
 */
export async function reorder({ ctx, input }: Call<ReorderInput>): Promise<CategoryOverview> {
  const { categories: menu, baseOrder } = input;
  refuseDoubles(menu);
  await ctx.db.transaction(async (tx) => {
    const before = await lockMenu(tx);
    if ((baseOrder !== undefined && baseOrder !== orderOf(before)) || !sameRows(before, menu))
      throw new DomainError("REVISION_CONFLICT");
    await placeCategories(tx, menu);
    await placeSubcategories(tx, menu);
    await audit(tx, ctx, "category.reorder", null, await changedParts(tx, before, menu));
  });
  return categoryOverview(ctx.db);
}

const subcategoriesIn = (menu: Menu) => menu.flatMap(({ subcategoryIds }) => subcategoryIds);

function refuseDoubles(menu: Menu) {
  const ids = [...menu.map(({ id }) => id), ...subcategoriesIn(menu)];
  if (new Set(ids).size < ids.length)
    throw new DomainError("VALIDATION_FAILED", { errors: { categories: [{ rule: "invalid" }] } });
}

/** Whether both have the same categories and the same subcategories: otherwise somebody added or deleted one. */
function sameRows(one: Menu, other: Menu) {
  const sorted = (menu: Menu) => [menu.map(({ id }) => id).sort(), subcategoriesIn(menu).sort()].join("|");
  return sorted(one) === sorted(other);
}

const placeCategories = (tx: Transaction, menu: Menu) =>
  tx.execute(sql`
    update ${categories} set position = wanted.position
    from unnest(${arrayLiteral(menu.map(({ id }) => id))}::uuid[]) with ordinality as wanted (id, position)
    where ${eq(categories.id, sql`wanted.id`)} and ${categories.position} <> wanted.position`);

/** A form of a subcategory that was opened before it moved is out of date; its rank stands in no form. */
function placeSubcategories(tx: Transaction, menu: Menu) {
  const placed = menu.flatMap(({ id, subcategoryIds }) =>
    subcategoryIds.map((subcategoryId, index) => ({ subcategoryId, categoryId: id, position: index + 1 })),
  );
  const ids = arrayLiteral(placed.map(({ subcategoryId }) => subcategoryId));
  const parents = arrayLiteral(placed.map(({ categoryId }) => categoryId));
  const positions = arrayLiteral(placed.map(({ position }) => position));
  return tx.execute(sql`
    update ${subcategories} set category_id = wanted.category_id, position = wanted.position,
      revision = revision + (${subcategories.categoryId} <> wanted.category_id)::int
    from unnest(${ids}::uuid[], ${parents}::uuid[], ${positions}::int[]) as wanted (id, category_id, position)
    where ${eq(subcategories.id, sql`wanted.id`)}
      and (${subcategories.categoryId}, ${subcategories.position}) is distinct from (wanted.category_id, wanted.position)`);
}

/** For the audit, by name: the categories in their order, where it changed, and those whose subcategories changed. */
async function changedParts(tx: Transaction, before: Menu, after: Menu) {
  const rows = await tx
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .unionAll(tx.select({ id: subcategories.id, name: subcategories.name }).from(subcategories));
  const nameOf = new Map(rows.map(({ id, name }) => [id, name]));
  const named = (ids: readonly string[]) => ids.map((id) => nameOf.get(id) ?? id);
  const old = new Map(before.map(({ id, subcategoryIds }) => [id, subcategoryIds]));
  const changed = after.filter(({ id, subcategoryIds }) => subcategoryIds.join() !== old.get(id)?.join());
  const moved = before.map(({ id }) => id).join() !== after.map(({ id }) => id).join();
  const of = (menu: Menu, subcategoriesOf: (id: string) => readonly string[]) => ({
    ...(moved && { categories: named(menu.map(({ id }) => id)) }),
    ...Object.fromEntries(changed.map(({ id }) => [nameOf.get(id) ?? id, named(subcategoriesOf(id))])),
  });
  const present = new Map(after.map(({ id, subcategoryIds }) => [id, subcategoryIds]));
  return {
    before: of(before, (id) => old.get(id) ?? []),
    after: of(after, (id) => present.get(id) ?? []),
  };
}
