import { and, eq } from "drizzle-orm";
import { answerTemplates } from "../../../db/schema/index.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";
import type { CompanyActor } from "../../../trpc/actor.ts";
import type { Call } from "../../../trpc/context.ts";
import { visibleTo } from "./policy.ts";

export async function deleteTemplate({
  ctx,
  input: { id },
}: Call<{ id: string }, CompanyActor>): Promise<{ id: string }> {
  const [gone] = await ctx.db
    .delete(answerTemplates)
    .where(and(eq(answerTemplates.id, id), visibleTo(ctx.actor)))
    .returning({ id: answerTemplates.id });
  return orNotFound(gone);
}
