import { defineConfig } from "@lingui/conf";
import { formatter } from "@lingui/format-po";
import { languages } from "@metiro/shared/languages";

/** French is written in the code, English is complete; the other languages are read in French until translated. */
export default defineConfig({
  sourceLocale: "fr",
  locales: [...languages],
  fallbackLocales: { default: "fr" },
  format: formatter({ lineNumbers: false }),
  catalogs: [
    { path: "<rootDir>/locales/{locale}", include: ["<rootDir>/src"], exclude: ["**/*.test.*", "**/*.gen.ts"] },
  ],
});
