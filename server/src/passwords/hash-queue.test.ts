import { expect, test } from "vitest";
import { hashQueue } from "./hash-queue.ts";

/** Work that ends when it is told to. */
function work(name: string, log: string[]) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const start = () => {
    log.push(name);
    return promise;
  };
  return { start, end: () => resolve(name), fail: () => reject(new Error(name)) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("runs so many at once, the others in order", async () => {
  const run = hashQueue({ running: 2, waiting: 8 });
  const log: string[] = [];
  const [a, b, c, d] = ["a", "b", "c", "d"].map((name) => work(name, log)) as [
    ReturnType<typeof work>,
    ReturnType<typeof work>,
    ReturnType<typeof work>,
    ReturnType<typeof work>,
  ];
  const results = [a, b, c, d].map(({ start }) => run(start));
  await settled();
  expect(log).toEqual(["a", "b"]);
  b.end();
  await settled();
  expect(log).toEqual(["a", "b", "c"]);
  a.end();
  c.end();
  d.end();
  expect(await Promise.all(results)).toEqual(["a", "b", "c", "d"]);
});

test("refuses the one too many, and takes new work when there is room again", async () => {
  const run = hashQueue({ running: 1, waiting: 1 });
  const log: string[] = [];
  const first = work("first", log);
  const second = work("second", log);
  const running = run(first.start);
  const waiting = run(second.start);
  await expect(run(() => Promise.resolve("third"))).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  first.end();
  second.end();
  expect(await Promise.all([running, waiting])).toEqual(["first", "second"]);
  expect(await run(() => Promise.resolve("fourth"))).toBe("fourth");
});

test("work that fails gives its place back", async () => {
  const run = hashQueue({ running: 1, waiting: 1 });
  const failing = work("failing", []);
  const running = run(failing.start);
  const waiting = run(() => Promise.resolve("next"));
  failing.fail();
  await expect(running).rejects.toThrow("failing");
  expect(await waiting).toBe("next");
});

test("one sender's work comes after one piece of each other sender's, and what goes first before all", async () => {
  const run = hashQueue({ running: 1, waiting: 8 });
  const log: string[] = [];
  const piece = (name: string, place: Parameters<typeof run>[1]) =>
    run(async () => {
      log.push(name);
      await settled();
    }, place);
  await Promise.all([
    piece("a1", { from: "a" }),
    piece("a2", { from: "a" }),
    piece("a3", { from: "a" }),
    piece("b1", { from: "b" }),
    piece("sign-in", { from: "c", first: true }),
  ]);
  expect(log).toEqual(["a1", "sign-in", "a2", "b1", "a3"]);
});

test("a sender with too much waiting is refused, others are not", async () => {
  const run = hashQueue({ running: 1, waiting: 8, ofOne: 1 });
  const end = Promise.withResolvers<void>();
  const all = [run(() => end.promise, { from: "a" }), run(() => end.promise, { from: "a" })];
  await expect(run(() => end.promise, { from: "a" })).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  all.push(
    run(() => end.promise, { from: "b" }),
    run(() => end.promise, { from: "a", first: true }),
  );
  end.resolve();
  await Promise.all(all);
});
