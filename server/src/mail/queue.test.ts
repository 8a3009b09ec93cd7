import { expect, test } from "vitest";
import { mailQueue } from "./queue.ts";

const aboutCode = { kind: "signInCode", to: "a", data: { codeId: "b" } } as const;
const news = { kind: "newDevice", to: "a", data: { at: "2026-11-30T08:00:00Z" } } as const;

test("a code goes before the news of the day", () => {
  expect([aboutCode, news].map((mail) => mailQueue.options.isUrgent?.(mail))).toEqual([true, false]);
});
