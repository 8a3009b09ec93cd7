import { expect, test } from "vitest";
import { defineQueue } from "../queue.ts";
import { taskOf } from "../task.ts";

const queue = defineQueue<Record<string, never>>("parts", {
  maxRetries: 0,
  backoffSeconds: 1,
  maxBackoffSeconds: 1,
  concurrency: 1,
  pollSeconds: 1,
  timeoutSeconds: 10,
});

test("a part that fails holds up none of the others, and the attempt has failed all the same", async () => {
  const done: string[] = [];
  const told: unknown[] = [];
  const context = { log: { warn: (...line: unknown[]) => told.push(line) } } as never;
  const task = taskOf(
    { queue, cron: "* * * * *" },
    {
      first: async () => done.push("first"),
      broken: () => Promise.reject(new Error("A folder that cannot be deleted")),
      last: async () => done.push("last"),
    },
  );
  await expect(task.run(context)).rejects.toThrow("A folder that cannot be deleted");
  expect(done).toEqual(["first", "last"]);
  expect(JSON.stringify(told)).toContain("broken");
});
