import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { testApp } from "../../test/app/app.ts";

const origin = "https://metiro.example.ch";
const { app } = await testApp({ env: { PUBLIC_URL: origin } });
const docs = path.resolve(import.meta.dirname, "../../../../docs");

const open = (url: string, headers = {}) => app.inject({ url, headers });
/** What a reader sees of a page, or of a snippet. */
const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&#x27;", "'")
    .replaceAll("&#96;", "`")
    .replaceAll("&amp;", "&");

test.each(["/api/guide", "/api/changelog"])(
  "%s is a page of its own files, and every link on it leads somewhere",
  async (url) => {
    const page = await open(url);
    expect(page.headers["content-type"]).toMatch(/^text\/html/);
    expect(page.payload).not.toMatch(/<script>|style=/);
    const ids = new Set([...page.payload.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const links = [...page.payload.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, to = ""]) => to);
    for (const to of new Set(links))
      if (to.startsWith("#")) expect(ids, to).toContain(to.slice(1));
      else if (to.startsWith("/api")) expect((await open(to)).statusCode, to).toBe(200);
      else expect(to).toMatch(/^(?:data:,|\/|https:\/\/[^"\s]+)$/);
  },
);

test("the guide shows each snippet as it stands in its source, with the address of this installation", async () => {
  const source = await readFile(path.join(docs, "api.md"), "utf8");
  const snippets = [...source.matchAll(/^```\w*\n(.*?)\n```$/gms)].map(([, text = ""]) =>
    text.replaceAll("http://127.0.0.1:3000", origin),
  );
  const shown = [...(await open("/api/guide")).payload.matchAll(/<pre tabindex="0"><code>(.*?)<\/code><\/pre>/gs)];
  expect(shown.map(([, html = ""]) => textOf(html))).toEqual(snippets);
  expect(snippets.join("\n")).toContain(`${origin}/api`);
});

test("all of what the sections say is on the page, under headings that can be linked to", async () => {
  const { payload } = await open("/api/guide");
  const source = await readFile(path.join(docs, "api.md"), "utf8");
  const headings = [...source.matchAll(/^## (.+)$/gm)].map(([, words]) => words);
  expect([...payload.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, html = ""]) => textOf(html))).toEqual(headings);
});

test("an unchanged guide is not sent again", async () => {
  const { headers } = await open("/api/guide");
  const again = await open("/api/guide", { "if-none-match": headers["etag"] });
  expect([again.statusCode, again.payload]).toEqual([304, ""]);
});

test("nothing else of the folder is served", async () => {
  for (const file of await readdir(docs)) expect((await open(`/api/guide/${file}`)).statusCode, file).toBe(404);
});
