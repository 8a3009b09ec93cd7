import { subCategoryShapeDocs } from "./schema.ts";
import { subCategoryChangesDocs } from "./changes.ts";
import { subCategoryFormDocs } from "./form.ts";
import { subCategoryQuestionsDocs } from "./questions.ts";
import type { Documented } from "../../../../openapi/texts.ts";

export const subCategoryDocs: readonly Documented[] = [
  ...subCategoryShapeDocs,
  ...subCategoryChangesDocs,
  ...subCategoryFormDocs,
  ...subCategoryQuestionsDocs,
];
