import { callsForKeysOf } from "@metiro/shared/permissions";
import { expect, test } from "vitest";
import { callWords } from "./call-words.ts";
import { groupWords, verbWords } from "./scope-words.ts";

const sliceOf = (path: string) => path.split(".")[0] ?? "";
const verbOf = (path: string) => path.split(".")[1] ?? "";

test.each(["Company", "Tenderer"] as const)(
  "whatever a key of a %s may do is said in words, each in its own",
  (role) => {
    const calls = callsForKeysOf(role);
    expect(calls.filter((path) => !callWords[path])).toEqual([]);
    const words = calls.map((path) => callWords[path]?.message ?? callWords[path]?.id);
    expect(words.filter((text, at) => words.indexOf(text) !== at)).toEqual([]);
  },
);

test("whatever a program of the back office may do is said in words, none by the name that programs know it by", () => {
  const calls = callsForKeysOf("Admin");
  expect(calls.filter((path) => !groupWords[sliceOf(path)])).toEqual([]);
  expect(calls.filter((path) => !callWords[path] && !verbWords[verbOf(path)])).toEqual([]);
});
