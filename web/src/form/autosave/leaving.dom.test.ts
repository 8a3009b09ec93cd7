import { afterEach, expect, test, vi } from "vitest";
import { flushWhenLeaving } from "./flush-when-leaving.ts";
import { saveFailureOf } from "./save-failure.ts";

afterEach(() => vi.restoreAllMocks());

const turn = (visibilityState: DocumentVisibilityState) => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visibilityState);
  document.dispatchEvent(new Event("visibilitychange"));
};

test("what waits is sent once the page is out of sight, once the connection is back, and a last time at the end", () => {
  const flush = vi.fn(async () => Promise.reject(new Error("offline")));
  const stop = vi.fn();
  const leave = flushWhenLeaving({ flush, stop });
  turn("visible");
  expect(flush).not.toHaveBeenCalled();
  turn("hidden");
  expect(flush).toHaveBeenCalledTimes(1);
  globalThis.dispatchEvent(new Event("online"));
  expect(flush).toHaveBeenCalledTimes(2);
  leave();
  expect(flush).toHaveBeenCalledTimes(3);
  expect(stop).toHaveBeenCalledOnce();
  turn("hidden");
  globalThis.dispatchEvent(new Event("online"));
  expect(flush).toHaveBeenCalledTimes(3);
});

test.each([
  ["conflict", { code: "REVISION_CONFLICT", status: 409 }],
  ["gone", { code: "NOT_FOUND", status: 404 }],
  ["offline", undefined],
  ["offline", { code: "INTERNAL_SERVER_ERROR", status: 503 }],
  ["offline", { code: "TOO_MANY_REQUESTS", status: 429 }],
])("a save that the server did not take: %s", (failure, problem) => {
  const onRefusal = vi.fn();
  expect(saveFailureOf({ data: { problem } }, onRefusal)).toBe(failure);
  expect(onRefusal).not.toHaveBeenCalled();
});

test("of one that it refused, its reason is heard: that of the first field, or of the whole", () => {
  const onRefusal = vi.fn();
  const refused = { code: "BAD_REQUEST", status: 400, detail: "Non." };
  expect(saveFailureOf({ data: { problem: { ...refused, errors: { title: ["Trop long."] } } } }, onRefusal)).toBe(
    "refused",
  );
  expect(saveFailureOf({ data: { problem: refused } }, onRefusal)).toBe("refused");
  expect(onRefusal.mock.calls).toEqual([["Trop long."], ["Non."]]);
});
