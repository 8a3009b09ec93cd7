import { callsForKeysOf } from "@metiro/shared/permissions";
import { expect, test } from "vitest";
import { callWords } from "./call-words.ts";

test.each(["Company", "Tenderer"] as const)(
  "whatever a key of a %s may do is said in words, each in its own",
  (role) => {
    const calls = callsForKeysOf(role);
    expect(calls.filter((path) => !callWords[path])).toEqual([]);
    const words = calls.map((path) => callWords[path]?.message ?? callWords[path]?.id);
    expect(words.filter((text, at) => words.indexOf(text) !== at)).toEqual([]);
  },
);
