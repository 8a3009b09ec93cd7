import { answerTemplate, answerTemplateFields, updateAnswerTemplateInput } from "@metiro/shared/answer-template/schema";
import { idObject } from "@metiro/shared/scalars";
import { z } from "zod";
import { allow, router } from "../../../trpc/init.ts";
import { add } from "./add.ts";
import { deleteTemplate } from "./delete.ts";
import { list } from "./list.ts";
import { update } from "./update.ts";

const tags = ["AnswerTemplate"];

export const answerTemplateRouter = router({
  list: allow("answerTemplate.list")
    .meta({ openapi: { method: "GET", path: "/AnswerTemplate/All", tags, summary: "One's own templates for answers" } })
    .output(z.array(answerTemplate))
    .query(list),
  add: allow("answerTemplate.add")
    .meta({
      openapi: { method: "POST", path: "/AnswerTemplate/Add", tags, summary: "Keep an answer under a name" },
      rest: { idempotent: "keepsAnswer" },
    })
    .input(answerTemplateFields)
    .output(answerTemplate)
    .mutation(add),
  update: allow("answerTemplate.update")
    .meta({
      openapi: {
        method: "POST",
        path: "/AnswerTemplate/Update/{id}",
        tags,
        summary: "Rewrite a template of one's own",
      },
    })
    .input(updateAnswerTemplateInput)
    .output(answerTemplate)
    .mutation(update),
  delete: allow("answerTemplate.delete")
    .meta({
      openapi: {
        method: "DELETE",
        path: "/AnswerTemplate/Delete/{id}",
        tags,
        summary: "Delete a template of one's own",
      },
    })
    .input(idObject)
    .output(idObject)
    .mutation(deleteTemplate),
});
