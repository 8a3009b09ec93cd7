import { expect, test } from "vitest";
import type { AppRouter } from "../app/router.ts";
import { testApp } from "../test/app.ts";
import type { Pages } from "./pages/pages.ts";

const busy = { now: 0, most: 0 };
/** Those that are being drawn, in the order in which they were begun; each ends when it is let go. */
const begun: { path: string; end: () => void }[] = [];

/** Stands for the client: draws for as long as the test likes. */
const render: Pages<AppRouter>["render"] = async (request) => {
  busy.most = Math.max(busy.most, ++busy.now);
  const { promise, resolve } = Promise.withResolvers<void>();
  begun.push({ path: new URL(request.url).pathname, end: resolve });
  await promise;
  busy.now--;
  return new Response("drawn");
};
const pages: Pages<AppRouter> = {
  render,
  messages: () => ({}),
  isShared: (path) => path.startsWith("/shared"),
  knownQuery: () => "",
  patternOf: (path) => path,
  publicPatterns: ["/"],
  pictogram: () => "<svg/>",
};
const { app } = await testApp({ env: { RATE_LIMIT_PER_MINUTE: "1200" }, web: { pages: async () => pages } });
const get = (url: string, remoteAddress: string) => app.inject({ url, remoteAddress });

test("of an address one page is drawn at a time, known or not; others are not held up", async () => {
  const own = ["/shared/a", "/shared/b", "/panel", "/shared/c"].map((url) => get(url, "192.0.2.1"));
  await expect.poll(() => begun.length).toBe(1);
  const other = get("/shared/other", "192.0.2.2");
  await expect.poll(() => begun.map(({ path }) => path)).toContain("/shared/other");
  expect(busy.most).toBe(2);
  begun[1]?.end();
  expect((await other).statusCode).toBe(200);
  for (let drawn = 0; drawn < own.length; drawn++) {
    const at = drawn === 0 ? 0 : drawn + 1;
    await expect.poll(() => begun[at]).toBeDefined();
    begun[at]?.end();
  }
  expect((await Promise.all(own)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(busy.most).toBe(2);
});
