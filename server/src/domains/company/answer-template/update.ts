import {
  type AnswerTemplate,
  answerTemplateFields,
  type UpdateAnswerTemplateInput,
} from "@metiro/shared/answer-template/schema";
import { and, eq } from "drizzle-orm";
import { omitNulls } from "../../../db/rows/omit-nulls.ts";
import { refuseUnless } from "../../../errors/refuse-unless.ts";
import { savePatch } from "../../../db/revision.ts";
import { answerTemplates } from "../../../db/schema/index.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";
import type { CompanyActor } from "../../../trpc/actor.ts";
import type { Call } from "../../../trpc/context.ts";
import { visibleTo } from "./policy.ts";
import { templateColumns } from "./queries.ts";

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
    refuseUnless(answerTemplateFields, orNotFound(own), fields);
    return omitNulls(
      await savePatch(
        tx,
        { table: answerTemplates, revision: answerTemplates.revision, returning: templateColumns },
        { id, baseRevision },
        fields,
      ),
    );
  });
}
