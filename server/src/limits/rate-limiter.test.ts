import { expect, test, vi } from "vitest";
import { rateLimiter } from "./rate-limiter.ts";

test("counts each key by itself, and tells when to come back", async () => {
  const limiter = rateLimiter(2);
  expect(await limiter.take("a")).toBe(0);
  expect(await limiter.take("a")).toBe(0);
  const wait = await limiter.take("a");
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect(await limiter.take("b")).toBe(0);
});

test("after the minute one starts afresh", async () => {
  vi.useFakeTimers();
  try {
    const limiter = rateLimiter(1);
    expect(await limiter.take("a")).toBe(0);
    expect(await limiter.take("a")).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(60_001);
    expect(await limiter.take("a")).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
