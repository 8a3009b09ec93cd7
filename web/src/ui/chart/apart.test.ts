import { expect, test } from "vitest";
import { apart } from "./apart.ts";

test("labels that have room stay where they are", () => {
  expect(apart([150, 20, 80], 30, 200)).toEqual([150, 20, 80]);
});

test("labels that would stand on each other are set apart, and none leaves the plot", () => {
  expect(apart([100, 100, 100], 30, 200)).toEqual([100, 130, 160]);
  expect(apart([200, 200, 195], 30, 200)).toEqual([155, 185, 125]);
  expect(apart([0, 0], 30, 200)).toEqual([15, 45]);
});
