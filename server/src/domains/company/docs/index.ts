import { answerTemplateDocs } from "../answer-template/docs.ts";
import { companyShapeDocs } from "./schema.ts";
import type { Documented } from "../../../openapi/texts.ts";

export const companyDocs: readonly Documented[] = [...companyShapeDocs, ...answerTemplateDocs];
