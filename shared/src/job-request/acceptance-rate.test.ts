import { assert, integer, nat, property } from "fast-check";
import { expect, test } from "vitest";
import { acceptanceRate } from "./acceptance-rate.ts";

test("two of five decided are two fifths, and nothing decided is no rate", () => {
  expect(acceptanceRate({ accepted: 2, decided: 5 })).toBe(0.4);
  expect(acceptanceRate({ accepted: 0, decided: 3 })).toBe(0);
  expect(acceptanceRate({ accepted: 0, decided: 0 })).toBeUndefined();
});

test("whatever more is accepted raises it, whatever is turned down never does", () => {
  assert(
    property(nat(500), integer({ min: 1, max: 500 }), (accepted, refused) => {
      const now = acceptanceRate({ accepted, decided: accepted + refused }) ?? Number.NaN;
      expect(acceptanceRate({ accepted: accepted + 1, decided: accepted + refused + 1 })).toBeGreaterThan(now);
      expect(acceptanceRate({ accepted, decided: accepted + refused + 1 })).toBeLessThanOrEqual(now);
    }),
  );
});
