import { formChanges } from "@metiro/shared/sub-category/questions/diff/changes";
import type { SubcategoryWithForm, UpdateQuestionsInput } from "@metiro/shared/sub-category/schema";
import { eq } from "drizzle-orm";
import { saveRevision } from "../../../../db/revision.ts";
import { questionFormVersions, subcategories } from "../../../../db/schema/index.ts";
import { orNotFound } from "../../../../errors/or-not-found.ts";
import type { Call } from "../../../../trpc/context.ts";
import { subcategoryById } from "../queries.ts";
import { endDraft } from "./save-form-draft.ts";
import { audit } from "../../../audit/index.ts";

/**
 * Saves the form and raises its revision. Of two that edited the same revision only the first saves; the other one is
 * told, and loses nothing. Each save is kept as a version; requests keep the form that they answered.
 */
export async function updateQuestions({ ctx, input }: Call<UpdateQuestionsInput>): Promise<SubcategoryWithForm> {
  const { id, questions, baseRevision, note, restoredFrom, draftRevision } = input;
  await ctx.db.transaction(async (tx) => {
    const [before] = await tx
      .select({ revision: subcategories.questionsRevision, questions: subcategories.questions })
      .from(subcategories)
      .where(eq(subcategories.id, id))
      .for("no key update");
    const target = {
      table: subcategories,
      revision: subcategories.questionsRevision,
      returning: { name: subcategories.name, revision: subcategories.questionsRevision },
    };
    const saved = await saveRevision(tx, target, { id, baseRevision }, { questions });
    const { revision } = saved;
    const savedBy = ctx.actor.userId;
    await tx
      .insert(questionFormVersions)
      .values({ subcategoryId: id, revision, form: questions, savedBy, note, restoredFrom });
    if (draftRevision !== undefined) await endDraft(tx, id, draftRevision);
    await audit(tx, ctx, "subCategory.updateQuestions", id, {
      name: saved.name,
      before: { revision: before?.revision },
      after: { revision },
      changes: before ? formChanges(before.questions, questions) : [],
    });
  });
  return orNotFound(await subcategoryById(ctx.db, id));
}
