import { maxTemplates } from "@metiro/shared/answer-template/constants";
import type { AnswerTemplate, AnswerTemplateFields } from "@metiro/shared/answer-template/schema";
import { takeNamedLock } from "../../../db/locks.ts";
import { omitNulls } from "../../../db/rows/omit-nulls.ts";
import { answerTemplates } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";
import type { CompanyActor } from "../../../trpc/actor.ts";
import type { Call } from "../../../trpc/context.ts";
import { visibleTo } from "./policy.ts";
import { templateColumns } from "./queries.ts";

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
    return omitNulls(orNotFound(template));
  });
}
