import type { CompanyProof } from "@metiro/shared/proof/schema";
import { asc, eq } from "drizzle-orm";
import { companyProofs } from "../../db/schema/index.ts";
import type { ActorContext } from "../../trpc/context.ts";
import { selectProofs, toProof } from "./queries.ts";

/** All that a company ever sent, the oldest first. */
export async function proofsOf({ db, fileAddresses }: ActorContext, companyId: string): Promise<CompanyProof[]> {
  const rows = await selectProofs(db)
    .where(eq(companyProofs.companyId, companyId))
    .orderBy(asc(companyProofs.createdAt), asc(companyProofs.id));
  return rows.map((row) => toProof(row, fileAddresses));
}
