import { expect, test } from "vitest";
import { pageDocumentOf } from "./page-document.ts";

const page = (nonce: string, words = "words") =>
  new Response(`<meta property="csp-nonce" content="${nonce}"/><script nonce="${nonce}">own()</script>${words}`);

test("the same words drawn again are the same document, whatever the nonces they were drawn with", async () => {
  const first = await pageDocumentOf(page("one"), "one");
  expect((await first.as(undefined)).toString()).toBe(
    '<meta property="csp-nonce" content=""/><script>own()</script>words',
  );
  expect(await pageDocumentOf(page("two"), "two", first)).toBe(first);
  expect((await pageDocumentOf(page("two", "others"), "two", first)).hash).not.toBe(first.hash);
});
