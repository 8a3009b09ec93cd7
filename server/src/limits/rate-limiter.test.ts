import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Counted, type RateLimiter, rateLimiter, type Total } from "./rate-limiter.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const times = (count: number, limiter: RateLimiter, key = "a") =>
  Array.from({ length: count }, () => limiter.take(key)).filter((wait) => wait === 0).length;

/** What processes share: adds up as the database does, and can be away. */
function ledger() {
  const calls = new Map<string, number>();
  const until = performance.now() + 60_000;
  const state = { batches: 0, isAway: false };
  const share = async (batch: Counted[]): Promise<Total[]> => {
    state.batches++;
    if (state.isAway) throw new Error("away");
    return batch.map(({ key, calls: more }) => {
      calls.set(key, (calls.get(key) ?? 0) + more);
      return { key, calls: calls.get(key) ?? 0, left: until - performance.now() };
    });
  };
  return { calls, state, share };
}

test("counts each key by itself, and tells when to come back", () => {
  const limiter = rateLimiter(2);
  expect(limiter.take("a")).toBe(0);
  expect(limiter.take("a")).toBe(0);
  vi.advanceTimersByTime(20_500);
  expect(limiter.take("a")).toBe(40);
  expect(limiter.take("b")).toBe(0);
});

test("after the minute one starts afresh", () => {
  const limiter = rateLimiter(1);
  expect(limiter.take("a")).toBe(0);
  expect(limiter.take("a")).toBe(60);
  vi.advanceTimersByTime(60_001);
  expect(limiter.take("a")).toBe(0);
});

test("shares at once what is two percent of the limit, and the rest within a second", async () => {
  const { calls, state, share } = ledger();
  const limiter = rateLimiter(100, { share });
  times(1, limiter);
  await vi.advanceTimersByTimeAsync(0);
  expect(state.batches).toBe(0);
  times(1, limiter);
  await vi.advanceTimersByTimeAsync(0);
  expect(calls.get("a")).toBe(2);
  times(1, limiter);
  times(1, limiter, "b");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(Object.fromEntries(calls)).toEqual({ a: 3, b: 1 });
  expect(state.batches).toBe(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(state.batches).toBe(2);
});

test("refuses by what all have counted", async () => {
  const { calls, share } = ledger();
  const [one, other] = [rateLimiter(100, { share }), rateLimiter(100, { share })];
  expect(times(80, one)).toBe(80);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(times(1, other)).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(times(50, other)).toBe(19);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(calls.get("a")).toBe(100);
  expect(times(1, other)).toBe(0);
});

test("what comes while a batch is under way is counted, and shared with the next one", async () => {
  const { calls, share } = ledger();
  const answer = Promise.withResolvers<void>();
  const limiter = rateLimiter(100, { share: (batch) => answer.promise.then(() => share(batch)) });
  expect(times(150, limiter)).toBe(100);
  answer.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(calls.get("a")).toBe(100);
  expect(times(1, limiter)).toBe(0);
});

test("counts alone while nothing can be shared, says so once, and makes up for it", async () => {
  const { calls, state, share } = ledger();
  const onFailure = vi.fn<(error: unknown) => void>();
  const limiter = rateLimiter(100, { share, onFailure });
  state.isAway = true;
  expect(times(60, limiter)).toBe(60);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(times(60, limiter)).toBe(40);
  expect(onFailure).toHaveBeenCalledTimes(1);
  expect(state.batches).toBeLessThan(10);
  state.isAway = false;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(calls.get("a")).toBe(100);
});

test("a closed one shares no more", async () => {
  const { state, share } = ledger();
  const limiter = rateLimiter(100, { share });
  times(1, limiter);
  await limiter.close();
  times(10, limiter);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(state.batches).toBe(0);
});

test("what costs more takes more, and is refused whole when too little is left", () => {
  const limiter = rateLimiter(10);
  expect(limiter.take("a", 8)).toBe(0);
  expect(limiter.take("a", 3)).toBe(60);
  expect(limiter.take("a", 2)).toBe(0);
  expect(limiter.take("a")).toBe(60);
});
