import { expect, test } from "vitest";
import { ttlCache } from "./ttl-cache.ts";

/** A clock that stands, and values that are numbered as they are made. */
function world({ max = 10, shouldKeep }: { max?: number; shouldKeep?: (value: string) => boolean } = {}) {
  let time = 0;
  let made = 0;
  const given: (string | undefined)[] = [];
  const { get, invalidate } = ttlCache<string>({
    maxAgeMs: 1000,
    maxEntries: max,
    now: () => time,
    ...(shouldKeep && { shouldKeep }),
  });
  return {
    given,
    invalidate,
    pass: (milliseconds: number) => (time += milliseconds),
    ask: (key = "home") =>
      get(key, (last) => {
        given.push(last);
        made += 1;
        return Promise.resolve(`${key} ${made}`);
      }),
  };
}

test("a value is made once for all who ask while it is young, and again after that", async () => {
  const { ask, pass, given } = world();
  expect(await Promise.all([ask(), ask(), ask("blog")])).toEqual(["home 1", "home 1", "blog 2"]);
  pass(999);
  expect(await ask()).toBe("home 1");
  pass(1);
  expect(await Promise.all([ask(), ask()])).toEqual(["home 3", "home 3"]);
  expect(given).toEqual([undefined, undefined, "home 1"]);
});

test("what could not be made, and what may not be kept, is made for each who asks", async () => {
  const { get } = ttlCache<string>({ maxAgeMs: 1000, maxEntries: 10, now: () => 0 });
  await expect(get("home", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(await get("home", () => Promise.resolve("there"))).toBe("there");

  const { ask } = world({ shouldKeep: (value) => !value.startsWith("lost") });
  expect([await ask("lost"), await ask("lost"), await ask(), await ask()]).toEqual([
    "lost 1",
    "lost 2",
    "home 3",
    "home 3",
  ]);
});

test("no more are kept than wanted: the one made longest ago goes", async () => {
  const { ask } = world({ max: 2 });
  await Promise.all(["a", "b", "c"].map(ask));
  expect([await ask("c"), await ask("b"), await ask("a")]).toEqual(["c 3", "b 2", "a 4"]);
});

test("what is outdated is made again, and what was being made is not kept", async () => {
  const { ask, invalidate, given } = world();
  const early = ask();
  invalidate();
  expect(await Promise.all([early, ask()])).toEqual(["home 1", "home 2"]);
  invalidate();
  expect(await ask()).toBe("home 3");
  expect(given.at(-1)).toBe("home 2");
});
