import type { AnswerTemplate } from "@metiro/shared/answer-template/schema";
import { eq, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { prepared } from "../../../db/prepared.ts";
import { omitNulls } from "../../../db/rows/omit-nulls.ts";
import { answerTemplates } from "../../../db/schema/index.ts";

export const templateColumns = {
  id: answerTemplates.id,
  name: answerTemplates.name,
  message: answerTemplates.message,
  priceMin: answerTemplates.priceMin,
  priceMax: answerTemplates.priceMax,
  priceUnit: answerTemplates.priceUnit,
  currency: answerTemplates.currency,
  lines: answerTemplates.lines,
  revision: answerTemplates.revision,
};

const ofCompany = prepared((db) =>
  db
    .select(templateColumns)
    .from(answerTemplates)
    .where(eq(answerTemplates.companyId, sql.placeholder("companyId")))
    .prepare("answer_templates_of_company"),
);

/** By name, as one reads it: the database sorts by bytes. */
export const templatesOf = async (db: Db, companyId: string): Promise<AnswerTemplate[]> =>
  omitNulls(await ofCompany(db).execute({ companyId })).toSorted((a, b) => a.name.localeCompare(b.name, "fr"));
