import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { spelledOutDocument } from "../test/surface/spelled-out.ts";
import { compared, contractLines } from "./breaking-changes.ts";

const kept = readFileSync(new URL("../../../docs/api-contract.txt", import.meta.url), "utf8")
  .trim()
  .split("\n");

test("nothing breaks programs that rely on the last release", () => {
  expect(kept.length).toBeGreaterThan(3_000);
  expect(compared(kept, contractLines(spelledOutDocument)).breaking).toEqual([]);
});

test("each call is promised from its first day: node server/src/app/api-contract.ts takes it in and tells it in the changelog", () => {
  const known = new Set(kept);
  expect(contractLines(spelledOutDocument).filter((line) => line.startsWith("call ") && !known.has(line))).toEqual([]);
});

const before = [
  "call GET /A/{id}",
  "in GET /A/{id} (path) id: string uuid, required",
  "in GET /A/{id} (query) sort: one of a|b",
  "out GET /A/{id} data: A, required",
  "out GET /A/{id}: object",
  "call POST /B",
  "asked B",
  "shape A name: string, required",
  "shape A: object",
  "shape B parts: array of object",
  "shape B parts[] id: string, required",
  "shape B: object",
];
const without = (line: string) => before.filter((one) => one !== line);
const instead = (line: string, by: string) => before.map((one) => (one === line ? by : one));

test.each([
  ["a call is gone", without("call POST /B")],
  ["a field is answered no more", without("shape A name: string, required")],
  ["a field is no longer always answered", instead("shape A name: string, required", "shape A name: string")],
  ["a field has another type", instead("shape A name: string, required", "shape A name: integer, required")],
  [
    "a value is taken no more",
    instead("in GET /A/{id} (query) sort: one of a|b", "in GET /A/{id} (query) sort: one of b"),
  ],
  ["a parameter has to be sent", [...before, "in GET /A/{id} (query) page: integer, required"]],
  ["a body has to be sent", [...before, "in POST /B name: string, required"]],
  ["a field has to be sent", [...before, "shape B parts[] name: string, required"]],
  [
    "a field that could be left out cannot",
    instead("shape B parts: array of object", "shape B parts: array of object, required"),
  ],
])("that %s breaks", (_what, after) => {
  expect(compared(before, after).breaking).toHaveLength(1);
});

test.each([
  [
    "a call is new, whatever it asks",
    [...before, "call POST /C", "in POST /C name: string, required", "in POST /C: object"],
  ],
  ["a field is answered besides", [...before, "shape A age: integer, required"]],
  ["a field may be sent besides", [...before, "shape B name: string"]],
  [
    "a value is taken besides",
    instead("in GET /A/{id} (query) sort: one of a|b", "in GET /A/{id} (query) sort: one of a|b|c"),
  ],
  [
    "a field need not be sent any more",
    instead("in GET /A/{id} (path) id: string uuid, required", "in GET /A/{id} (path) id: string uuid"),
  ],
])("that %s breaks nobody, and is told", (_what, after) => {
  const { breaking, added } = compared(before, after);
  expect(breaking).toEqual([]);
  expect(added.length).toBeGreaterThan(0);
});

test("a value besides is told of lists of a set as well", () => {
  const asked = (values: string) => ["call POST /C", `in POST /C tags: array of one of ${values}`];
  expect(compared(asked("a|b"), asked("a|b|c")).breaking).toEqual([]);
  expect(compared(asked("a|b"), asked("a|c")).breaking).toHaveLength(1);
});
