import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { createCompilationErrorMessage, createCompiledCatalog, getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";
import { languages } from "@metiro/shared/languages";
import { withFrenchSpaces } from "../src/i18n/french-spaces.ts";

const web = path.resolve(import.meta.dirname, "..");

/** Where the pages of the browser and of the server find their texts: `{lang}.json`. */
export const catalogueFolder = path.join(web, "public/assets/i18n");

/** Compiles the texts of `locales/`; what a language lacks stays French. */
export async function compileCatalogues(): Promise<void> {
  const config = getConfig({ cwd: web });
  const { sourceLocale, fallbackLocales } = config;
  const catalogues = await getCatalogs(config);
  await mkdir(catalogueFolder, { recursive: true });
  for (const locale of languages) {
    const messages: Record<string, string> = {};
    for (const catalogue of catalogues) {
      const found = await catalogue.getTranslations(locale, { sourceLocale, fallbackLocales });
      for (const [id, text] of Object.entries(found.messages))
        messages[id] = locale === "en" ? text : withFrenchSpaces(text);
    }
    const { source, errors } = createCompiledCatalog(locale, messages, { namespace: "json" });
    if (errors.length > 0) throw new Error(createCompilationErrorMessage(locale, errors));
    const compiled = JSON.parse(source) as { messages: object };
    await writeFile(path.join(catalogueFolder, `${locale}.json`), JSON.stringify(compiled.messages));
  }
}

if (import.meta.main) await compileCatalogues();
