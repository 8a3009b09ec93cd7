import { and, eq, sql } from "drizzle-orm";
import type { Db, Transaction } from "./client.ts";
import { prepared } from "./prepared.ts";
import { slugHistory } from "./schema/index.ts";
import type { SlugKind } from "./schema/catalogue/slug-history.ts";

interface Moved {
  id: string;
  /** The slug until now; absent for a new row, the same where only something else changed. */
  before?: string;
  after: string;
}

/** Lets the address that a row had lead on to it. An address that is in use again is nobody's former one. */
export async function keepSlug(tx: Transaction, kind: SlugKind, { id, before, after }: Moved): Promise<void> {
  if (before === after) return;
  await tx.delete(slugHistory).where(and(eq(slugHistory.kind, kind), eq(slugHistory.slug, after)));
  if (before !== undefined) await lead(tx, kind, before, id);
}

/** Lets an address that somebody may try lead to a row, where nothing else has it or had it. */
export const leadTo = (tx: Transaction, kind: SlugKind, slug: string, targetId: string) =>
  tx.insert(slugHistory).values({ kind, slug, targetId }).onConflictDoNothing();

/** Lets all addresses of a row that is about to go lead to what takes its place, the one it has too. */
export async function moveSlugs(
  tx: Transaction,
  kind: SlugKind,
  { from, to }: { from: { id: string; slug: string }; to: string },
): Promise<void> {
  await tx
    .update(slugHistory)
    .set({ targetId: to })
    .where(and(eq(slugHistory.kind, kind), eq(slugHistory.targetId, from.id)));
  await lead(tx, kind, from.slug, to);
}

const lead = (tx: Transaction, kind: SlugKind, slug: string, targetId: string) =>
  tx
    .insert(slugHistory)
    .values({ kind, slug, targetId })
    .onConflictDoUpdate({
      target: [slugHistory.kind, slugHistory.slug],
      set: { targetId, createdAt: sql`now()` },
    });

const byFormerSlug = prepared((db) =>
  db
    .select({ id: slugHistory.targetId })
    .from(slugHistory)
    .where(and(eq(slugHistory.kind, sql.placeholder("kind")), eq(slugHistory.slug, sql.placeholder("slug"))))
    .prepare("slug_history_find"),
);

/** The id of what had this address before and has another one now. */
export async function formerlyAt(db: Db, kind: SlugKind, slug: string): Promise<string | undefined> {
  const [row] = await byFormerSlug(db).execute({ kind, slug });
  return row?.id;
}
