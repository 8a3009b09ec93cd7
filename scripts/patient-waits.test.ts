import { setTimeout as pause } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import "./patient-waits.ts";

test("what is waited for may take longer than a second, and no longer than is said", async () => {
  let isThere = false;
  void pause(1_200).then(() => (isThere = true));
  const there = () => {
    if (!isThere) throw new Error("not yet");
    return isThere;
  };
  await expect(vi.waitFor(there, 100)).rejects.toThrow("not yet");
  await expect(vi.waitFor(there, { timeout: 100 })).rejects.toThrow("not yet");
  expect(await Promise.all([vi.waitFor(there), vi.waitUntil(() => isThere)])).toEqual([true, true]);
});
