import { expect, test } from "vitest";
import { stylesInDocument } from "./styles-in-document.ts";

const link = (href: string) => `<link rel="stylesheet" href="${href}"/>`;
const page = (head: string) => `<html><head>${head}<title>x</title></head><body><p class="a">y</p></body></html>`;

test("a page has what it uses in its head, and names the whole sheet at its end", () => {
  const html = stylesInDocument(page(link("/a.css") + link("/b.css")), ".a{content:'$&'}.b{top:0}", "n0nce");
  expect(html).toBe(
    `<html><head><style nonce="n0nce">.a{content:'$&'}</style><title>x</title></head><body><p class="a">y</p>${link("/a.css")}${link("/b.css")}</body></html>`,
  );
});

test("a page without a sheet stays as it is", () => {
  expect(stylesInDocument(page(""), ".a{top:0}", "n0nce")).toBe(page(""));
});
