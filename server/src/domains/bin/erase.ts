import { binDays } from "@metiro/shared/bin/constants";
import type { BinnedThing } from "@metiro/shared/bin/schema";
import { eq, lt, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { binEntries } from "../../db/schema/index.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import type { Call } from "../../trpc/context.ts";
import { audit, nobody } from "../audit/index.ts";

/** Erases what was deleted before its time is up. There is no way back; its images are swept later. */
export async function erase({ ctx, input: { id } }: Call<{ id: string }>): Promise<BinnedThing> {
  return ctx.db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(binEntries)
      .where(eq(binEntries.id, id))
      .returning({ kind: binEntries.kind, entityId: binEntries.entityId, number: binEntries.number });
    const { kind, entityId, number } = orNotFound(gone);
    await audit(tx, ctx, "bin.erase", entityId, { kind, ...(number !== null && { number }) });
    return { kind, entityId };
  });
}

/** Erases what lies in the bin for longer than it can be put back. */
export const emptyBin = (db: Db): Promise<number> =>
  db.transaction(async (tx) => {
    const gone = await tx
      .delete(binEntries)
      .where(lt(binEntries.deletedAt, sql`now() - ${binDays} * interval '1 day'`))
      .returning({ kind: binEntries.kind });
    if (gone.length > 0) await audit(tx, nobody, "retention.emptyBin", null, { count: gone.length });
    return gone.length;
  });
