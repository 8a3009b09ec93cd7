import { expect, test } from "vitest";
import { addressTurns } from "./address-turns.ts";

const here = () => new AbortController().signal;

/** Whether a turn has come by now. */
async function hasCome(turn: Promise<unknown>): Promise<boolean> {
  const later = new Promise<"later">((resolve) => void setImmediate(resolve, "later"));
  return (await Promise.race([turn, later])) !== "later";
}

test("an address waits behind its own calls, others do not", async () => {
  const turn = addressTurns({ running: 1, waiting: 5 });
  const end = await turn("a", here());
  const next = turn("a", here());
  expect(await hasCome(next)).toBe(false);
  expect(await hasCome(turn("b", here()))).toBe(true);
  end();
  end();
  expect(await hasCome(next)).toBe(true);
  expect(await hasCome(turn("a", here()))).toBe(false);
});

test("beyond those that may wait it is refused; whoever goes away makes room", async () => {
  const turn = addressTurns({ running: 1, waiting: 1 });
  const end = await turn("a", here());
  const going = new AbortController();
  const gone = turn("a", going.signal);
  await expect(turn("a", here())).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  going.abort();
  await expect(gone).rejects.toMatchObject({ code: "BAD_REQUEST" });
  const next = turn("a", here());
  end();
  (await next)();
  expect(await hasCome(turn("a", here()))).toBe(true);
});
