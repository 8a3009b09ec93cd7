import { expect, it } from "vitest";
import { advisoryLocks } from "./locks.ts";

it("gives no two locks one number", () => {
  const numbers = Object.values(advisoryLocks);
  expect(new Set(numbers).size).toBe(numbers.length);
});
