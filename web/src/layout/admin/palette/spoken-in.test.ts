import { expect, test } from "vitest";
import { spokenIn } from "./spoken-in.ts";

const spoken = (typed: string) => spokenIn(typed, "transmettre, envoyer");

test("a verb stands alone, or before what it is for", () => {
  expect(spoken("Transmettre")).toEqual({ alone: true, isWhole: true, object: "" });
  expect(spoken("envoyer salon")).toEqual({ alone: false, isWhole: true, object: "salon" });
});

test("its first letters count alone or before a number: a name may begin like it", () => {
  expect(spoken("trans")).toEqual({ alone: true, isWhole: false, object: "" });
  expect(spoken("trans 2026-000117")).toEqual({ alone: false, isWhole: false, object: "2026-000117" });
  expect(spoken("tr")).toBeUndefined();
  expect(spoken("trans favre")).toBeUndefined();
  expect(spoken("transports")).toBeUndefined();
});
