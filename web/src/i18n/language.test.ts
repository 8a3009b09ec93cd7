import { languageChoice } from "@metiro/shared/languages";
import { describe, expect, test } from "vitest";
import { chosenLanguage, documentLanguage, languageOfPage } from "./language.ts";

describe("the chosen language", () => {
  test.each([
    ["", "fr"],
    ["lang=en", "en"],
    ["theme=x; lang=ar; other=1", "ar"],
    ["lang=de", "fr"],
    ["language=en", "fr"],
    ["xlang=en", "fr"],
    ["lang=english", "fr"],
  ])("%j is %s", (cookies, language) => {
    expect(chosenLanguage(cookies)).toBe(language);
  });

  test("is French where it is not offered", () => {
    expect(chosenLanguage("lang=en", ["fr"])).toBe("fr");
    expect(chosenLanguage("lang=ar", ["fr"])).toBe("ar");
  });

  test("is read again from the cookie that keeps it", () => {
    expect(chosenLanguage(languageChoice("en", "http:").split(";")[0] ?? "")).toBe("en");
  });
});

test.each([
  ["/", "en"],
  ["/tenderer", "en"],
  ["/admin", "fr"],
  ["/admin/jobs", "fr"],
  ["/Admin/jobs", "fr"],
  ["/administration", "en"],
])("an English reader reads %s in %s", (pathname, language) => {
  expect(languageOfPage(pathname, "en")).toBe(language);
});

test.each([
  ["fr", "fr", "ltr"],
  ["en", "en", "ltr"],
  ["ar", "fr", "ltr"],
  ["ch", "fr", "ltr"],
  ["gr", "fr", "ltr"],
  ["sp", "fr", "ltr"],
] as const)("a page in %s is marked %s and %s", (language, lang, dir) => {
  expect(documentLanguage(language)).toEqual({ lang, dir });
});
