import { maxTemplates } from "@metiro/shared/answer-template/constants";
import {
  type AnswerTemplate,
  answerTemplateFields,
  type AnswerTemplateFields,
  type UpdateAnswerTemplateInput,
} from "@metiro/shared/answer-template/schema";
import { and, eq } from "drizzle-orm";
import { present } from "../../db/omit-nulls.ts";
import { refuseUnless } from "../../db/refuse-unless.ts";
import { savePatch } from "../../db/revision.ts";
import { answerTemplates } from "../../db/schema/index.ts";
import { DomainError } from "../../errors/domain-error.ts";
import { found } from "../../errors/or-not-found.ts";
import type { Call } from "../../trpc/context.ts";
import { visibleTo } from "./policy.ts";
import { templateColumns, templatesOf } from "./queries.ts";
import { takeNamedLock } from "../../db/locks.ts";
import type { CompanyActor } from "../../trpc/actor.ts";

/** The company's own templates, by name. */
export const list = ({ ctx: { db, actor } }: Call<void, CompanyActor>): Promise<AnswerTemplate[]> =>
  templatesOf(db, actor.companyId);

/** A taken name is refused; so is one template too many, however many are kept at once. */
export function add({ ctx, input }: Call<AnswerTemplateFields, CompanyActor>): Promise<AnswerTemplate> {
  const companyId = ctx.actor.companyId;
  return ctx.db.transaction(async (tx) => {
    await takeNamedLock(tx, "answer templates", companyId);
    if ((await tx.$count(answerTemplates, visibleTo(ctx.actor))) >= maxTemplates)
      throw new DomainError("VALIDATION_FAILED", { errors: { name: [{ rule: "tooMany", max: maxTemplates }] } });
    const [template] = await tx
      .insert(answerTemplates)
      .values({ ...input, companyId })
      .returning(templateColumns);
    return present(found(template));
  });
}

/** Changes a template: its prices and their unit have to go together afterwards, too. */
export function update({
  ctx,
  input: { id, baseRevision, ...fields },
}: Call<UpdateAnswerTemplateInput, CompanyActor>): Promise<AnswerTemplate> {
  return ctx.db.transaction(async (tx) => {
    const [own] = await tx
      .select(templateColumns)
      .from(answerTemplates)
      .where(and(eq(answerTemplates.id, id), visibleTo(ctx.actor)));
    refuseUnless(answerTemplateFields, found(own), fields);
    return present(
      await savePatch(
        tx,
        { table: answerTemplates, revision: answerTemplates.revision, returning: templateColumns },
        { id, baseRevision },
        fields,
      ),
    );
  });
}

export async function deleteTemplate({
  ctx,
  input: { id },
}: Call<{ id: string }, CompanyActor>): Promise<{ id: string }> {
  const [gone] = await ctx.db
    .delete(answerTemplates)
    .where(and(eq(answerTemplates.id, id), visibleTo(ctx.actor)))
    .returning({ id: answerTemplates.id });
  return found(gone);
}
