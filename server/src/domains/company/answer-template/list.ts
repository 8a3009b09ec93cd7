import type { AnswerTemplate } from "@metiro/shared/answer-template/schema";
import type { CompanyActor } from "../../../trpc/actor.ts";
import type { Call } from "../../../trpc/context.ts";
import { templatesOf } from "./queries.ts";

/** The company's own templates, by name. */
export const list = ({ ctx: { db, actor } }: Call<void, CompanyActor>): Promise<AnswerTemplate[]> =>
  templatesOf(db, actor.companyId);
