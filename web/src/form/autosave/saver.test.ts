import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { saver, type SaveFailure, type SavingState } from "./saver.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function world() {
  let typed = "";
  let failure: SaveFailure | undefined;
  const sent: string[] = [];
  const states: SavingState[] = [];
  const made = saver({
    send: async () => {
      const text = typed;
      await Promise.resolve();
      if (failure) throw new Error(failure);
      sent.push(text);
    },
    failureOf: () => failure ?? "refused",
    onState: (state) => states.push(state),
  });
  const type = (text: string) => {
    typed = text;
    made.changed();
  };
  return { sent, states, type, flush: made.flush, fail: (next: SaveFailure | undefined) => (failure = next) };
}

test("what is typed is saved once the typing pauses", async () => {
  const { type, sent, states } = world();
  for (const text of ["a", "ab", "abc"]) {
    type(text);
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1500);
  expect(sent).toEqual(["abc"]);
  expect(states.at(-1)).toBe("saved");
});

test("what is typed during a save is saved too, before a flush is over", async () => {
  const { type, sent, flush } = world();
  type("a");
  const first = flush();
  type("ab");
  await Promise.all([first, flush()]);
  expect(sent.at(-1)).toBe("ab");
});

test("what could not be sent is sent again by itself", async () => {
  const { type, sent, states, fail } = world();
  fail("offline");
  type("a");
  await vi.advanceTimersByTimeAsync(1500);
  expect(states.at(-1)).toBe("offline");
  fail(undefined);
  await vi.advanceTimersByTimeAsync(5000);
  expect([sent, states.at(-1)]).toEqual([["a"], "saved"]);
});

test("after a conflict nothing is sent until somebody decides", async () => {
  const { type, sent, states, fail, flush } = world();
  fail("conflict");
  type("a");
  await vi.advanceTimersByTimeAsync(1500);
  fail(undefined);
  type("ab");
  await vi.advanceTimersByTimeAsync(60_000);
  expect([sent, states.at(-1)]).toEqual([[], "conflict"]);
  await flush();
  expect(sent).toEqual(["ab"]);
});
