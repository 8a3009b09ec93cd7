import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import type { AppRouter } from "../app/router.ts";
import { testApp } from "../test/app/app.ts";
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

test("sixty large bodies of an address may arrive at once, and the next when one of them has gone", async () => {
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as { port: number };
  const begin = async () => {
    const sender = connect(port, "127.0.0.1").on("error", () => undefined);
    await once(sender, "connect");
    sender.write(
      "POST /api/Auth/sign-in HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 70000\r\n\r\n{",
    );
    return sender;
  };
  const slow = await Promise.all(Array.from({ length: 60 }, begin));
  const open = () => new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));
  await expect.poll(open).toBe(60);
  expect(await text(await begin())).toMatch(/^HTTP\/1.1 429 /);
  slow[0]?.destroy();
  await expect.poll(open).toBeLessThan(61);
  const next = await begin();
  next.write(" ".repeat(70_000));
  const [answer] = (await once(next, "data")) as [Buffer];
  expect(String(answer)).toMatch(/^HTTP\/1.1 400 /);
  for (const sender of [...slow, next]) sender.destroy();
});
