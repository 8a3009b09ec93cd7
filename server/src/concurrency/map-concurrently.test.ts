import { expect, test } from "vitest";
import { mapConcurrently } from "./map-concurrently.ts";

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Pieces of work that end when they are told to. */
function world() {
  const begun: number[] = [];
  const open = new Map<number, PromiseWithResolvers<string>>();
  const act = (item: number) => {
    begun.push(item);
    const work = Promise.withResolvers<string>();
    open.set(item, work);
    return work.promise;
  };
  return { begun, act, end: (item: number) => open.get(item)?.resolve(`of ${item}`), open };
}

test("so many are begun at once, further ones as turns are taken, and what came of them keeps its order", async () => {
  const { begun, act, end } = world();
  const results: string[] = [];
  const done = (async () => {
    for await (const result of mapConcurrently([1, 2, 3, 4, 5], 3, act)) results.push(result);
  })();
  await settled();
  expect(begun).toEqual([1, 2, 3]);
  end(3);
  end(2);
  await settled();
  expect({ begun, results }).toEqual({ begun: [1, 2, 3], results: [] });
  end(1);
  await settled();
  expect({ begun, results }).toEqual({ begun: [1, 2, 3, 4, 5], results: ["of 1", "of 2", "of 3"] });
  end(4);
  end(5);
  await done;
  expect(results).toEqual([1, 2, 3, 4, 5].map((item) => `of ${item}`));
});

test("one that fails ends it in its turn, and nothing begins after it", async () => {
  const { begun, act, end, open } = world();
  const results: string[] = [];
  const done = (async () => {
    for await (const result of mapConcurrently([1, 2, 3, 4], 2, act)) results.push(result);
  })();
  const failed = expect(done).rejects.toThrow("away");
  open.get(2)?.reject(new Error("away"));
  end(1);
  await failed;
  expect({ begun, results }).toEqual({ begun: [1, 2, 3], results: ["of 1"] });
});
