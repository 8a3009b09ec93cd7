import { writeFileSync } from "node:fs";
import { asvsDocument } from "./asvs/index.ts";

writeFileSync(new URL("../../../docs/security/asvs.md", import.meta.url), asvsDocument());
