import { expect, it } from "vitest";
import { placesTaken } from "./places.ts";

it("counts who answered, and who may still be expected to", () => {
  const recipient = (response: "none" | "interested" | "declined", answerBy: string) => ({ response, answerBy });
  const now = new Date("2026-06-15T12:00:00Z");
  const [past, future] = ["2026-06-15T11:59:59Z", "2026-06-15T12:00:01Z"];
  expect(placesTaken([], now)).toBe(0);
  expect(placesTaken([recipient("none", past), recipient("none", future)], now)).toBe(1);
  expect(placesTaken([recipient("interested", past), recipient("declined", past)], now)).toBe(2);
});
