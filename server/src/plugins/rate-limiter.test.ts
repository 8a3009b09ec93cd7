import { expect, test, vi } from "vitest";
import { addressKey, rateLimiter } from "./rate-limiter.ts";

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

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8:1:2::6", "2001:db8:1:2"],
  ["2001:0DB8:0001:0002::", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
])("%s counts as %s", (address, key) => {
  expect(addressKey(address)).toBe(key);
});
