import { expect, it, vi } from "vitest";
import { troubleLog } from "../trouble-log.ts";

it("tells of an outage once, and then once a minute how often it was met", () => {
  let now = 0;
  const error = vi.fn();
  const told = troubleLog({ error }, () => now);
  for (; now < 59_000; now += 1_000) told(new Error("connect ECONNREFUSED"));
  expect(error).toHaveBeenCalledTimes(1);
  now = 60_000;
  told(new Error("connect ECONNREFUSED"));
  expect(error.mock.calls.map(([what]) => what)).toMatchObject([{ times: 1 }, { times: 59 }]);
});
