import type { SubcategoryWithForm, UpdateQuestionsInput } from "@metiro/shared/sub-category/schema";
import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "../../db/client.ts";
import { subcategories } from "../../db/schema/index.ts";
import { DomainError } from "../../errors/domain-error.ts";
import { found } from "../../errors/found.ts";
import type { Call } from "../../trpc/context.ts";
import { recordAudit } from "../audit/index.ts";
import { subcategoryById } from "./queries.ts";

/**
 * Saves the form and raises its revision. Of two that edited the same revision only the first saves; the other one is
 * told, and loses nothing. Requests keep the form that they answered.
 */
export async function updateQuestions({ ctx, input }: Call<UpdateQuestionsInput>): Promise<SubcategoryWithForm> {
  const { id, questions, baseRevision } = input;
  await ctx.db.transaction(async (tx) => {
    const [before] = await tx
      .select({ revision: subcategories.questionsRevision, questions: subcategories.questions })
      .from(subcategories)
      .where(eq(subcategories.id, id))
      .for("no key update");
    const [saved] = await tx
      .update(subcategories)
      .set({
        questions,
        questionsRevision: sql`${subcategories.questionsRevision} + 1`,
        updatedAt: sql`clock_timestamp()`,
      })
      .where(
        and(
          eq(subcategories.id, id),
          baseRevision === undefined ? undefined : eq(subcategories.questionsRevision, baseRevision),
        ),
      )
      .returning({ name: subcategories.name, revision: subcategories.questionsRevision });
    if (!saved) throw await conflict(tx, id);
    await recordAudit(tx, {
      actorId: ctx.actor.userId,
      action: "subCategory.updateQuestions",
      entity: "subCategory",
      entityId: id,
      details: { name: saved.name, before, after: { revision: saved.revision, questions } },
    });
  });
  return found(await subcategoryById(ctx.db, id));
}

async function conflict(tx: Transaction, id: string): Promise<DomainError> {
  const [present] = await tx
    .select({ revision: subcategories.questionsRevision })
    .from(subcategories)
    .where(eq(subcategories.id, id));
  return new DomainError("REVISION_CONFLICT", { params: found(present) });
}
