import { readFileSync } from "node:fs";
import { createCompiledCatalog } from "@lingui/cli/api";
import { formatter } from "@lingui/format-po";
import { textLanguages } from "@metiro/shared/languages";
import { expect, test } from "vitest";

const read = (file: string) => readFileSync(new URL(`../../locales/${file}`, import.meta.url), "utf8");
const catalogue = formatter({ explicitIdAsDefault: true });

test.each(textLanguages)("the compiled texts in %s are those of its catalogue", async (locale) => {
  const context = { locale, sourceLocale: "fr", filename: `${locale}.po` };
  const messages = Object.entries(await catalogue.parse(read(`${locale}.po`), context));
  const translations = Object.fromEntries(messages.map(([id, { translation = "" }]) => [id, translation]));
  const { source, errors } = createCompiledCatalog(locale, translations, { namespace: "json" });
  expect(errors).toEqual([]);
  expect(JSON.parse(read(`${locale}.json`))).toEqual(JSON.parse(source));
});
