import { setImmediate, setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { breaker } from "./breaker.ts";
import { whileRunning } from "./while-running.ts";

/** Keeps the process from everything else, as a machine does that has none to spare. */
function stall(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

/** What waits in the process is served once: its timers, then what it reads. */
async function oneTurn(): Promise<void> {
  await setImmediate();
  await setImmediate();
}

const timeouts = { silenceMs: 100, answerMs: 100, pollMs: 20 };

function watched(ask: () => Promise<unknown>) {
  const drop = vi.fn<() => void>();
  const own = breaker({ ...timeouts, ask, drop });
  onTestFinished(own.close);
  return { ...own, drop };
}

test("a database that answers nobody and not when it is asked is away until it is asked with success", async () => {
  let serves = false;
  const ask = vi.fn<() => Promise<unknown>>(async () => {
    if (!serves) throw new Error("no answer");
  });
  const { began, isOpen, drop } = watched(ask);
  began();
  await expect.poll(isOpen).toBe(true);
  expect(drop).toHaveBeenCalledOnce();
  serves = true;
  await expect.poll(isOpen).toBe(false);
});

test("a process that was kept from the processor reads what has come before it doubts the database", async () => {
  const ask = vi.fn<() => Promise<unknown>>(async () => undefined);
  const { began } = watched(ask);
  const ended = began();
  await sleep(timeouts.pollMs);
  stall(5 * timeouts.silenceMs);
  // The answer lay there all the time; timers come before it.
  await oneTurn();
  ended();
  expect(ask).not.toHaveBeenCalled();
});

test("nor does a stall end the time that the database has for its answer", async () => {
  const giveUp = vi.fn<() => void>();
  onTestFinished(whileRunning(timeouts.answerMs, giveUp));
  await sleep(1);
  stall(5 * timeouts.answerMs);
  await oneTurn();
  expect(giveUp).not.toHaveBeenCalled();
  await expect.poll(() => giveUp.mock.calls.length).toBe(1);
});
