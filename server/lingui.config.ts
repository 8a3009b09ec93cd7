import { defineConfig } from "@lingui/conf";
import { formatter } from "@lingui/format-po";

/**
 * Texts of the server: plain `i18n.t({ id: "error.NOT_FOUND", message: "…", values })` calls on a variable named `i18n`,
 * which the extractor sees without macros (Node runs the files as they are). The id is ours, the message is the French text.
 * In server/: `lingui extract --clean --overwrite --config lingui.config.ts`, then `lingui compile --strict --namespace json …`.
 */
export default defineConfig({
  sourceLocale: "fr",
  locales: ["fr", "en"],
  catalogs: [{ path: "<rootDir>/locales/{locale}", include: ["<rootDir>/src"], exclude: ["**/*.test.ts"] }],
  format: formatter({ explicitIdAsDefault: true, lineNumbers: false, origins: false }),
  orderBy: "messageId",
  compileNamespace: "json",
});
