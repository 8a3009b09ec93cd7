import { setupI18n } from "@lingui/core";
import type { TextLanguage } from "@metiro/shared/languages";
import { expect, test } from "vitest";
import { siteOf } from "#site/site.ts";
import { pageHead } from "./page-head.ts";

const site = (languages?: readonly string[]) =>
  siteOf(languages === undefined ? [] : [{ key: "site.languages", value: languages }]);

/** The languages that a page names beside its own address, and that address. */
function linksOf(language: TextLanguage, offered?: readonly string[]) {
  const i18n = setupI18n({ locale: language, messages: { [language]: {} } });
  const match = { context: { i18n, origin: "https://metiro.test" }, pathname: "/blogs" };
  const matches = [{ routeId: "__root__", loaderData: { site: site(offered) } }];
  const args = { match, matches } as unknown as Parameters<typeof pageHead>[0];
  const { links } = pageHead(args, { title: "Blog", description: "Conseils" });
  return links.map((link) => ("hrefLang" in link ? `${link.hrefLang} ${link.href}` : `${link.rel} ${link.href}`));
}

test("a page names itself in each language that is offered", () => {
  const both = ["fr-CH https://metiro.test/blogs", "en https://metiro.test/blogs?lang=en"];
  const otherwise = "x-default https://metiro.test/blogs";
  expect(linksOf("fr")).toEqual(["canonical https://metiro.test/blogs", ...both, otherwise]);
  expect(linksOf("en", ["fr", "en"])).toEqual(["canonical https://metiro.test/blogs?lang=en", ...both, otherwise]);
});

test("a language that is not offered is named nowhere", () => {
  expect(linksOf("fr", ["fr"]).join(" ")).not.toContain("lang=en");
  expect(site(["fr"]).languages).toEqual(["fr"]);
  expect(site().languages).toEqual(["fr", "en"]);
});
