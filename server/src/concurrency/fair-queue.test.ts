import { expect, test } from "vitest";
import { fairQueue } from "./fair-queue.ts";

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Work that ends when it is told to. */
function work(name: string, log: string[]) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const start = () => {
    log.push(name);
    return promise;
  };
  return { start, end: () => resolve(name), fail: () => reject(new Error(name)) };
}

/** Whether a turn has come by now. */
async function hasCome(turn: Promise<unknown>): Promise<boolean> {
  const later = new Promise<"later">((resolve) => void setImmediate(resolve, "later"));
  return (await Promise.race([turn, later])) !== "later";
}

test("runs so many at once, the others in order", async () => {
  const { run } = fairQueue({ maxRunning: 2, maxWaiting: 8, retryAfterSeconds: 1 });
  const log: string[] = [];
  const pieces = ["a", "b", "c", "d"].map((name) => work(name, log));
  const results = pieces.map(({ start }) => run("", start));
  await settled();
  expect(log).toEqual(["a", "b"]);
  pieces[1]?.end();
  await settled();
  expect(log).toEqual(["a", "b", "c"]);
  for (const { end } of pieces) end();
  expect(await Promise.all(results)).toEqual(["a", "b", "c", "d"]);
});

test("refuses the one too many, and takes new work when there is room again", async () => {
  const { run } = fairQueue({ maxRunning: 1, maxWaiting: 1, retryAfterSeconds: 2 });
  const [first, second] = [work("first", []), work("second", [])];
  const both = [run("", first.start), run("", second.start)];
  await expect(run("", () => Promise.resolve("third"))).rejects.toMatchObject({
    code: "TOO_MANY_REQUESTS",
    params: { retryAfterSeconds: 2 },
  });
  first.end();
  second.end();
  expect(await Promise.all(both)).toEqual(["first", "second"]);
  expect(await run("", () => Promise.resolve("fourth"))).toBe("fourth");
});

test("work that fails gives its place back", async () => {
  const { run } = fairQueue({ maxRunning: 1, retryAfterSeconds: 1 });
  const failing = work("failing", []);
  const [failed, next] = [run("", failing.start), run("", () => Promise.resolve("next"))];
  failing.fail();
  await expect(failed).rejects.toThrow("failing");
  expect(await next).toBe("next");
});

test("one sender's work comes after one piece of each other sender's, and what goes first before all", async () => {
  const { run } = fairQueue({ maxRunning: 1, retryAfterSeconds: 1 });
  const log: string[] = [];
  const piece = (sender: string, name: string, first = false) =>
    run(
      sender,
      async () => {
        log.push(name);
        await settled();
      },
      { first },
    );
  await Promise.all([piece("a", "a1"), piece("a", "a2"), piece("a", "a3"), piece("b", "b1"), piece("c", "c1", true)]);
  expect(log).toEqual(["a1", "c1", "a2", "b1", "a3"]);
});

test("a sender with too much waiting is refused, others are not", async () => {
  const { run } = fairQueue({ maxRunning: 1, maxWaiting: 8, maxWaitingPerSender: 1, retryAfterSeconds: 1 });
  const end = Promise.withResolvers<void>();
  const all = [run("a", () => end.promise), run("a", () => end.promise)];
  await expect(run("a", () => end.promise)).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  all.push(
    run("b", () => end.promise),
    run("a", () => end.promise, { first: true }),
  );
  end.resolve();
  await Promise.all(all);
});

test("with a limit for each sender one waits behind its own turns, others do not", async () => {
  const { take } = fairQueue({ maxRunningPerSender: 1, maxWaitingPerSender: 5, retryAfterSeconds: 1 });
  const end = await take("a");
  const next = take("a");
  expect(await hasCome(next)).toBe(false);
  expect(await hasCome(take("b"))).toBe(true);
  end();
  end();
  expect(await hasCome(next)).toBe(true);
  expect(await hasCome(take("a"))).toBe(false);
});

test("with both limits a turn goes to the next sender that may have it", async () => {
  const { take } = fairQueue({ maxRunning: 2, maxRunningPerSender: 1, retryAfterSeconds: 1 });
  const [endA, endB] = [await take("a"), await take("b")];
  const [secondA, firstC] = [take("a"), take("c")];
  endB();
  expect(await hasCome(firstC)).toBe(true);
  expect(await hasCome(secondA)).toBe(false);
  endA();
  expect(await hasCome(secondA)).toBe(true);
});

test("whoever goes away makes room, and the others go on", async () => {
  const { take } = fairQueue({ maxRunning: 1, maxWaitingPerSender: 1, retryAfterSeconds: 1 });
  const end = await take("a");
  const going = new AbortController();
  const gone = take("a", { gone: going.signal });
  await expect(take("a")).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  const last = take("b");
  going.abort();
  await expect(gone).rejects.toMatchObject({ code: "BAD_REQUEST" });
  const next = take("a");
  end();
  (await last)();
  expect(await hasCome(next)).toBe(true);
});
