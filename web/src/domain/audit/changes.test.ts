import { expect, test } from "vitest";
import { changesOf, factsOf } from "./changes.ts";

test("what differs is told field by field, however deep", () => {
  const before = { name: "Peinture", icon: null, translations: { en: { name: "Paint", description: "x" } } };
  const after = { name: "Peintures", icon: null, translations: { en: { name: "Painting", description: "x" } } };
  expect(changesOf({ before, after })).toEqual([
    { path: ["name"], before: "Peinture", after: "Peintures" },
    { path: ["translations", "en", "name"], before: "Paint", after: "Painting" },
  ]);
});

test("what was added or deleted has one side only", () => {
  expect(changesOf({ after: { name: "Peinture", position: 2 } })).toEqual([
    { path: ["name"], before: undefined, after: "Peinture" },
    { path: ["position"], before: undefined, after: 2 },
  ]);
  expect(changesOf({ before: { name: "Peinture" } })).toEqual([
    { path: ["name"], before: "Peinture", after: undefined },
  ]);
});

test("lists and question forms are compared as a whole", () => {
  const questions = { version: 1, steps: [{ id: "a" }] };
  expect(
    changesOf({ before: { questions: { version: 1, steps: [] }, ids: [1] }, after: { questions, ids: [1, 2] } }),
  ).toEqual([
    { path: ["questions"], before: { version: 1, steps: [] }, after: questions },
    { path: ["ids"], before: [1], after: [1, 2] },
  ]);
});

test("what is empty before and after has not changed, however nothing is written", () => {
  expect(changesOf({ before: { phone: "", ids: [], code: null }, after: { phone: null, code: "" } })).toEqual([]);
});

test("what an entry says beside the change", () => {
  expect(factsOf({ number: "2026-000123", reason: null, before: {}, after: {} })).toEqual([["number", "2026-000123"]]);
  expect(changesOf({})).toEqual([]);
});
