import type { CompleteCompanyInput } from "@metiro/shared/company/schema";
import { eq } from "drizzle-orm";
import { users } from "../../../db/schema/index.ts";
import { now } from "../../../db/sql.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import type { CompanyActor } from "../../../trpc/actor.ts";
import type { Call } from "../../../trpc/context.ts";
import { changeIdentified } from "../../proof/index.ts";
import { replaceCoverage } from "../coverage/set-coverage.ts";
import { rewriteCompany } from "./update.ts";

/** A company says who it is, what it does and where, once. Returns a token that tells so, of the same session. */
export async function completeProfile({ ctx, input }: Call<CompleteCompanyInput, CompanyActor>): Promise<string> {
  if (ctx.actor.profileCompleted) throw new DomainError("CONFLICT");
  const id = ctx.actor.companyId;
  await changeIdentified(ctx, { ...input, companyId: id }, async (tx) => {
    await rewriteCompany(tx, ctx, input);
    await replaceCoverage(tx, id, input);
    await tx.update(users).set({ profileCompleted: true, updatedAt: now }).where(eq(users.id, ctx.actor.userId));
  });
  return ctx.tokens.sign({ ...ctx.actor, profileCompleted: true });
}
