import { assert, nat, property, tuple } from "fast-check";
import { expect, test } from "vitest";
import { answerRate } from "./answer-rate.ts";

const counts = tuple(nat(), nat())
  .map(([answered, missed]) => ({ answered, due: answered + missed }))
  .filter(({ due }) => due > 0);

test("a rate is a share; whoever answers everything has all of it, whoever answers nothing none", () => {
  assert(
    property(counts, ({ answered, due }) => {
      const rate = answerRate({ answered, due });
      expect(rate).toBeGreaterThanOrEqual(0);
      expect(rate).toBeLessThanOrEqual(1);
      expect(rate === 1).toBe(answered === due);
      expect(rate === 0).toBe(answered === 0);
    }),
  );
});

test("an answer never lowers a rate", () => {
  assert(
    property(counts, ({ answered, due }) => {
      const before = answerRate({ answered, due }) ?? 0;
      expect(answerRate({ answered: answered + 1, due: due + 1 })).toBeGreaterThanOrEqual(before);
    }),
  );
});

test("while nothing is due there is no rate", () => {
  expect(answerRate({ answered: 0, due: 0 })).toBeUndefined();
});
