import { expect, test } from "vitest";
import { lazyModule } from "./lazy-module.ts";

test("a part is fetched once; what could not be fetched is tried again", async () => {
  let tries = 0;
  const part = lazyModule(async () => {
    tries += 1;
    if (tries === 1) throw new Error("no line");
    return tries;
  });
  await expect(part.fetch()).rejects.toThrow("no line");
  expect(part.here()).toBeUndefined();
  expect(await Promise.all([part.fetch(), part.fetch()])).toEqual([2, 2]);
  expect(await part.fetch()).toBe(2);
  expect(part.here()).toBe(2);
  expect(part.fetch()).toMatchObject({ status: "fulfilled", value: 2 });
});
