import { expect, test } from "vitest";
import { firstInHead } from "./first-in-head.ts";

const batch = {
  url: "/trpc/a.b?batch=1",
  keys: ["a.b </script>"],
  role: "Company",
  languageHeader: "x-language",
  pageHeader: "x-page",
  readerHeader: "x-reader",
  place: "place",
};
const assets = {
  "src/sections/company.ts": { file: "assets/company-1.js", imports: ["_application-2.js"] },
  "_application-2.js": { file: "assets/application-2.js" },
};
const page = (head: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head><body><link rel="stylesheet"/></body></html>`;

test("what asks for the first data stands before the styles, and most of the code is fetched beside them", () => {
  const html = firstInHead(page(`<link rel="stylesheet" href="/assets/base.css"/>`), batch, "n0nce", assets);
  const [before, after] = html.split(`<link rel="stylesheet" href="/assets/base.css"/>`);
  expect(before).toMatch(/^<!DOCTYPE html><html><head><meta charSet="utf-8"\/><script nonce="n0nce">/);
  expect(before).toContain("fetchFirst");
  expect(before).toMatch(
    /<link rel="modulepreload" href="\/assets\/application-2\.js" fetchpriority="high" nonce="n0nce"\/>$/,
  );
  expect(after).not.toContain("fetchFirst");
});

test("what an address brought into it ends no script, and a document without styles has it all the same", () => {
  const html = firstInHead(page(""), batch, "n0nce", undefined);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(html).toContain("document.currentScript.remove()</script></head>");
  expect(html).not.toContain("modulepreload");
});
