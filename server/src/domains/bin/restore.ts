import type { BinnedThing } from "@metiro/shared/bin/schema";
import { eq } from "drizzle-orm";
import { binEntries } from "../../db/schema/index.ts";
import { keepSlug } from "../../db/slug-history.ts";
import { DomainError } from "../../errors/domain-error.ts";
import { isForeignKeyBreach } from "../../errors/postgres-refusal.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import { announce } from "../../live/index.ts";
import type { Call } from "../../trpc/context.ts";
import { audit } from "../audit/index.ts";
import { putBackRows } from "./rows.ts";

/** Puts back what was deleted, as it was and without a word to anybody. Refused where what it needs is gone, or its address is taken. */
export async function restore({ ctx, input: { id } }: Call<{ id: string }>): Promise<BinnedThing> {
  return ctx.db.transaction(async (tx) => {
    const [taken] = await tx.delete(binEntries).where(eq(binEntries.id, id)).returning();
    const { kind, entityId, label, number, rows } = orNotFound(taken);
    await putBackRows(tx, kind, rows).catch((error: unknown) => {
      throw isForeignKeyBreach(error) ? new DomainError("CONFLICT") : error;
    });
    const [post] = kind === "blog" ? (rows[0]?.rows ?? []) : [];
    if (typeof post?.["slug"] === "string") await keepSlug(tx, "blog", { id: entityId, after: post["slug"] });
    if (kind === "jobRequest") await announce(tx, { about: "jobRequest", id: entityId });
    await audit(tx, ctx, "bin.restore", entityId, { kind, ...(number === undefined ? { title: label } : { number }) });
    return { kind, entityId };
  });
}
