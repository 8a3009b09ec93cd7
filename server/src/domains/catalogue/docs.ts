import type { Documented } from "../../openapi/texts.ts";
import { categoryDocs } from "./category/docs.ts";
import { regionDocs } from "./region/docs.ts";
import { subCategoryDocs } from "./sub-category/docs/index.ts";

export const catalogueDocs: readonly Documented[] = [...categoryDocs, ...regionDocs, ...subCategoryDocs];
