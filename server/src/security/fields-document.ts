import { writeFileSync } from "node:fs";
import { fieldsDocument } from "./fields/document.ts";

writeFileSync(new URL("../../../docs/security/fields.md", import.meta.url), fieldsDocument());
