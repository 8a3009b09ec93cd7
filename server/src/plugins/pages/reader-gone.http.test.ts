import { expect, test } from "vitest";
import { testApp } from "../../test/app/app.ts";
import { built } from "./built-web.fixture.ts";

const [began, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
/** A page that is drawn until its reader goes away. */
async function render({ signal }: Request): Promise<Response> {
  began.resolve();
  await new Promise((gone) => signal.addEventListener("abort", gone));
  ended.resolve();
  signal.throwIfAborted();
  return new Response("");
}
const lines: string[] = [];
const { app } = await testApp({
  logTo: { write: (line) => lines.push(line) },
  web: { ...built, pages: async () => ({ ...(await built.pages()), render }) },
});

test("a reader that goes away ends the rendering, and is no fault in the log", async () => {
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  const reader = new AbortController();
  const asked = fetch(`${origin}/slow`, { signal: reader.signal });
  await began.promise;
  lines.length = 0;
  reader.abort();
  await expect(asked).rejects.toThrow();
  await ended.promise;
  expect((await app.inject({ url: "/api/Region/All" })).statusCode).toBe(200);
  expect(lines.filter((line) => (JSON.parse(line) as { level: number }).level >= 50)).toEqual([]);
});
