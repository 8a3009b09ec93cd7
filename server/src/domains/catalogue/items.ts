import type { MergeInput } from "@metiro/shared/category/overview";
import { slugOf } from "@metiro/shared/text/slug";
import { asc } from "drizzle-orm";
import type { Transaction } from "../../db/client.ts";
import { categories, subcategories } from "../../db/schema/index.ts";
import { keepSlug } from "../../db/slug-history.ts";
import { DomainError } from "../../errors/domain-error.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import type { Context } from "../../trpc/context.ts";
import { audit } from "../audit/index.ts";

/** The items of the catalogue. What they share: a name, the address that follows it, and an entry of the audit for each change. */
type Kind = "category" | "subCategory" | "region";

/** Of an item what an entry of the audit compares; regions have no former addresses. */
interface State {
  name: string;
  slug?: string;
}

/** The order of the public menu, of categories joined with their subcategories. */
export const menuOrder = [
  asc(categories.position),
  asc(categories.name),
  asc(categories.id),
  asc(subcategories.position),
  asc(subcategories.name),
];

/** What an update gives, with the address that follows the name. */
export const withSlug = <Fields extends { name?: string | undefined }>({ name, ...fields }: Fields) => ({
  ...fields,
  ...(name !== undefined && { name, slug: slugOf(name) }),
});

export async function noteAdded(tx: Transaction, ctx: Context, kind: Kind, row: (State & { id: string }) | undefined) {
  if (!row) throw new Error(`Inserting a ${kind} returned no row`);
  const { id, ...after } = row;
  await keepAddress(tx, kind, id, {}, after);
  await audit(tx, ctx, `${kind}.add`, id, { name: after.name, after });
  return id;
}

export async function noteUpdated(
  tx: Transaction,
  ctx: Context,
  kind: Kind,
  { id, before, after }: { id: string; before: State; after: State },
): Promise<void> {
  await keepAddress(tx, kind, id, before, after);
  await audit(tx, ctx, `${kind}.update`, id, { name: after.name, before, after });
}

/** The address that an item had leads on to it. */
async function keepAddress(
  tx: Transaction,
  kind: Kind,
  id: string,
  { slug: before }: Pick<State, "slug">,
  { slug: after }: State,
): Promise<void> {
  if (kind === "region" || after === undefined) return;
  await keepSlug(tx, kind, { id, after, ...(before !== undefined && { before }) });
}

/** Of two rows that were locked the one that is merged and the one that takes its place. */
export function mergedPair<Row extends { id: string }>(rows: readonly Row[], { id, targetId }: MergeInput): [Row, Row] {
  const item = orNotFound(rows.find((row) => row.id === id));
  const target = rows.find((row) => row.id === targetId && row.id !== id);
  if (!target) throw new DomainError("VALIDATION_FAILED", { errors: { targetId: [{ rule: "unknown" }] } });
  return [item, target];
}
