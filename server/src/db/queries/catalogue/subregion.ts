import { and, eq, isNotNull } from "drizzle-orm";
import type { Transaction } from "../../client.ts";
import { regions } from "../../schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";

/** A district with its region, which stays for the rest of the transaction. A region in its place is as unknown as any other id. */
export async function lockedSubregion(tx: Transaction, id: string): Promise<{ regionId: string } | undefined> {
  const [row] = await tx
    .select({ regionId: regions.parentId })
    .from(regions)
    .where(and(eq(regions.id, id), isNotNull(regions.parentId)))
    .for("key share");
  return row?.regionId ? { regionId: row.regionId } : undefined;
}

/** Refuses an address whose district is none. */
export async function refuseUnlessSubregion(tx: Transaction, id: string): Promise<void> {
  if (!(await lockedSubregion(tx, id)))
    throw new DomainError("VALIDATION_FAILED", { errors: { subregionId: [{ rule: "unknown" }] } });
}
