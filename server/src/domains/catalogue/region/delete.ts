import { eq, or } from "drizzle-orm";
import { regions } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";
import type { Call } from "../../../trpc/context.ts";
import { audit } from "../../audit/index.ts";
import { useOfRegion } from "./use.ts";
import { auditedRegion } from "./update.ts";

/** Takes its subregions with it; refused while job requests are in one of them, companies serve it or clients live there. */
export async function deleteRegion({ ctx, input: { id } }: Call<{ id: string }>): Promise<{ id: string }> {
  await ctx.db.transaction(async (tx) => {
    // Locked, no request can be made there and no subregion can join while the count is made.
    const [region] = await tx.select(auditedRegion).from(regions).where(eq(regions.id, id)).for("update");
    const before = orNotFound(region);
    await tx.select({ id: regions.id }).from(regions).where(eq(regions.parentId, id)).orderBy(regions.id).for("update");
    const [use] = await tx.select(useOfRegion).from(regions).where(eq(regions.id, id));
    const { requestCount: count, companyCount: companies, clientCount: clients } = orNotFound(use);
    if (count + companies + clients > 0) throw new DomainError("IN_USE", { params: { count, companies, clients } });
    await tx.delete(regions).where(or(eq(regions.parentId, id), eq(regions.id, id)));
    await audit(tx, ctx, "region.delete", id, { name: before.name, before });
  });
  return { id };
}
