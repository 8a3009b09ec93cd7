import { expect, test } from "vitest";
import { batchReads } from "./gathered.ts";

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** A reader of numbers that says what it was asked for at once. */
function world({ maxKeys = 10, read = (n: number): number | undefined => n * 10 } = {}) {
  const asked: number[][] = [];
  const get = batchReads<number, number>(
    async (keys) => {
      asked.push(keys);
      const found = keys.flatMap((n) => [[String(n), read(n)] as const]);
      await turn();
      return new Map(found.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
    },
    { nameOf: String, maxKeys },
  );
  return { asked, get };
}

test("what is asked for in one turn is read at once, the same once, and each gets its own", async () => {
  const { asked, get } = world({ read: (n) => (n === 3 ? undefined : n * 10) });
  expect(await Promise.all([get(1), get(2), get(1), get(3)])).toEqual([10, 20, 10, undefined]);
  expect(asked).toEqual([[1, 2, 3]]);
});

test("nobody is given what was read before it asked", async () => {
  let value = 1;
  const { asked, get } = world({ read: () => value });
  const first = get(7);
  await turn();
  // The first read has begun.
  value = 2;
  expect(await Promise.all([first, get(7)])).toEqual([1, 2]);
  expect(asked).toEqual([[7], [7]]);
});

test("more than fit are read in several, and a failure is everybody's who asked with it and nobody else's", async () => {
  const { asked, get } = world({ maxKeys: 2 });
  expect(await Promise.all([1, 2, 3, 2, 4].map(get))).toEqual([10, 20, 30, 20, 40]);
  expect(asked.map((keys) => keys.length)).toEqual([2, 2, 1]);

  const failing = batchReads<number, number>(
    (keys) => (keys.includes(1) ? Promise.reject(new Error("away")) : Promise.resolve(new Map([["2", 2]]))),
    { nameOf: String, maxKeys: 1 },
  );
  const [one, two] = await Promise.allSettled([failing(1), failing(2)]);
  expect([one.status, two]).toEqual(["rejected", { status: "fulfilled", value: 2 }]);
});
