import { expect, test } from "vitest";
import { languageOf, pageLanguageOf } from "./lang.ts";

test.each([
  [{}, "fr"],
  [{ "accept-language": "en" }, "en"],
  [{ "accept-language": "en-GB,en;q=0.9" }, "en"],
  [{ "accept-language": "fr-CH,fr;q=0.9,en;q=0.8" }, "fr"],
  [{ "accept-language": "de-CH,en;q=0.5,fr;q=0.8" }, "fr"],
  [{ "accept-language": "de" }, "fr"],
  [{ "accept-language": "en;q=nonsense" }, "fr"],
  [{ cookie: "lang=en" }, "en"],
  [{ cookie: "a=b; lang=it; c=d", "accept-language": "en" }, "it"],
  [{ cookie: "lang=xx", "accept-language": "en" }, "en"],
  [{ cookie: "slang=en" }, "fr"],
  [{ cookie: "lang=en", "x-language": "fr" }, "fr"],
  [{ cookie: "lang=en", "x-language": "klingon" }, "en"],
])("%o reads %s", (headers, language) => {
  expect(languageOf(headers)).toBe(language);
});

test.each([
  [{ "accept-language": "en" }, "fr"],
  [{ cookie: "lang=en" }, "fr"],
  [{ "x-language": "en" }, "fr"],
  [{ cookie: "lang=it" }, "it"],
])("where French alone is offered, %o reads %s", (headers, language) => {
  expect(languageOf(headers, ["fr"])).toBe(language);
});

test("an address does not ask for what is not offered", () => {
  const english = { query: { lang: "en" }, headers: { cookie: "lang=en" } };
  expect(pageLanguageOf({ ...english, offered: ["fr"] })).toBe("fr");
  expect(pageLanguageOf({ ...english, offered: ["fr", "en"] })).toBe("en");
});

test("a page asks the cookie alone", () => {
  expect(pageLanguageOf({ headers: { "accept-language": "en" } })).toBe("fr");
  expect(pageLanguageOf({ headers: { cookie: "lang=en" } })).toBe("en");
  expect(pageLanguageOf({ query: { lang: "fr" }, headers: { cookie: "lang=en" } })).toBe("fr");
  expect(pageLanguageOf({ query: { lang: "de" }, headers: { cookie: "lang=en" } })).toBe("en");
});
