import { expect, test } from "vitest";
import { packed, unpacked } from "./packed.ts";

test.each(["", "{}", "a".repeat(999), "é".repeat(100_000), JSON.stringify({ data: "br:" })])(
  "a text comes back as it was",
  async (text) => expect(await unpacked(await packed(text))).toBe(text),
);

test("what repeats itself is kept in a fraction", async () => {
  const lines = Array.from({ length: 60 }, (_, at) => ({ label: `Ligne ${at} ${"mot ".repeat(40)}`, amount: at }));
  const text = JSON.stringify({ data: Array.from({ length: 8 }, () => ({ lines })) });
  expect((await packed(text)).length * 20).toBeLessThan(text.length);
});

test("an answer that was kept before is read as it is", async () => {
  expect(await unpacked('{"data":{"id":"1"}}')).toBe('{"data":{"id":"1"}}');
});
