import { expect, test } from "vitest";
import { usedStyles } from "./used-styles.ts";

const kept = (sheet: string, classes: string) => usedStyles(sheet)(`<p class="${classes}">`);

test("of a sheet stays what names no class, and what asks for those of the page alone", () => {
  const sheet =
    "@layer a,b;:root{--x:1}h1{margin:0}.a{color:red}.b{color:blue}.a.b,.c .a{top:0}@font-face{src:url(a.woff2)}";
  expect(kept(sheet, "a")).toBe("@layer a,b;:root{--x:1}h1{margin:0}.a{color:red}@font-face{src:url(a.woff2)}");
  expect(kept(sheet, "a c")).toContain(".a.b,.c .a{top:0}");
});

test("a condition stays with what is used within it, and goes with the last of that", () => {
  const sheet = "@layer x{@media (width>=3rem){.a{top:0}.b{top:1px}}@supports (top:0){.b{top:2px}}}@page{margin:0}";
  expect(kept(sheet, "a")).toBe("@layer x{@media (width>=3rem){.a{top:0}}}@page{margin:0}");
});

test("what stands in brackets only narrows a selector, and an attribute names no class", () => {
  expect(kept(".a:not(.b){top:0}", "a")).toBe(".a:not(.b){top:0}");
  expect(kept(':is(.b) h2{top:0}a[href$=".pdf"]{top:0}', "")).toBe(':is(.b) h2{top:0}a[href$=".pdf"]{top:0}');
});

test("classes are compared as the page means them, whatever the sheet and the page escape", () => {
  const sheet = ".md\\:w-1\\/2{top:0}.\\[\\&\\>span\\]\\:m{top:0}.\\32xl{top:0}.dot\\:\\'·\\'{top:0}";
  expect(kept(sheet, "md:w-1/2 [&amp;&gt;span]:m 2xl dot:&#x27;·&#x27;")).toBe(sheet);
  expect(kept(sheet, "md w-1 span")).toBe("");
});

test("signs in texts and comments end nothing", () => {
  const sheet = `/* .b{} */.a:before{content:"}{;\\"";top:0}.b{content:'}'}`;
  expect(kept(sheet, "a")).toBe(`.a:before{content:"}{;\\"";top:0}`);
});
