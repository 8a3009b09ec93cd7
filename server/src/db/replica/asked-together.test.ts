import { expect, test } from "vitest";
import { coalesced } from "./asked-together.ts";

test("those who come together are answered together, and who comes later gets no answer of before", async () => {
  const answers: ((value: number) => void)[] = [];
  const ask = coalesced(() => new Promise<number>((resolve) => answers.push(resolve)));
  const [first, second] = [ask(), ask()];
  await Promise.resolve();
  expect(answers).toHaveLength(1);
  const [later, last] = [ask(), ask()];
  answers[0]?.(1);
  expect(await Promise.all([first, second])).toEqual([1, 1]);
  await Promise.resolve();
  expect(answers).toHaveLength(2);
  answers[1]?.(2);
  expect(await Promise.all([later, last])).toEqual([2, 2]);
});

test("a question that fails is put anew for the next", async () => {
  let asked = 0;
  const ask = coalesced(async () => {
    asked += 1;
    if (asked === 1) throw new Error("away");
    return asked;
  });
  await expect(ask()).rejects.toThrow("away");
  expect(await ask()).toBe(2);
});
