import type { FieldViolations } from "@metiro/shared/errors/field-error";
import type { Image } from "@metiro/shared/file/schema";
import { and, eq, inArray } from "drizzle-orm";
import type { Transaction } from "../../db/client.ts";
import { files } from "../../db/schema/index.ts";
import { DomainError } from "../../errors/domain-error.ts";
import type { ActorContext } from "../../trpc/context.ts";

/** One's own images of these ids, in this order; those that are not one's own, or no more, are left out. */
export async function ownImages({ db, actor, fileAddresses }: ActorContext, ids: readonly string[]): Promise<Image[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: files.id, width: files.width, height: files.height })
    .from(files)
    .where(and(eq(files.ownerId, actor.userId), inArray(files.id, [...ids])));
  const byId = new Map(rows.map((row) => [row.id, { ...row, url: fileAddresses.of(row.id) }]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * The images that the fields of an input name, each once and in the order of the fields. All must have been uploaded by this user:
 * a field that names another one is refused. They are held, so that nothing sweeps them before this transaction has shown them.
 */
export async function heldOwnImages(
  tx: Transaction,
  userId: string,
  byField: Readonly<Record<string, readonly string[]>>,
): Promise<Omit<Image, "url">[]> {
  const ids = [...new Set(Object.values(byField).flat())];
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: files.id, width: files.width, height: files.height })
    .from(files)
    .where(and(inArray(files.id, ids), eq(files.ownerId, userId)))
    .orderBy(files.id)
    .for("key share");
  const own = new Map(rows.map((row) => [row.id, row]));
  const errors: FieldViolations = {};
  for (const [field, given] of Object.entries(byField))
    if (given.some((id) => !own.has(id))) errors[field] = [{ rule: "unknown" }];
  if (Object.keys(errors).length > 0) throw new DomainError("VALIDATION_FAILED", { errors });
  return ids.flatMap((id) => own.get(id) ?? []);
}
