import { auditActions, entityOf } from "@metiro/shared/audit/actions";
import { describe, expect, test } from "vitest";
import { actionWords } from "./action-words.ts";
import { entityWords } from "./entity-words.ts";

describe.each(auditActions)("%s", (action) => {
  test("has a sentence, and a word for what it is about", () => {
    expect(actionWords[action].message).toMatch(/^\p{Lu}/u);
    expect(entityWords[entityOf(action)], entityOf(action)).toBeDefined();
  });
});

test("no sentence is left of an action that is gone", () => {
  expect(Object.keys(actionWords).toSorted()).toEqual([...auditActions].toSorted());
});
