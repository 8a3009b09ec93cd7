import { describe, expect, test } from "vitest";
import { bathroom } from "./fixture.ts";
import { dropHidden, visibleQuestions } from "../visible/visible-questions.ts";

const ids = (answers: Record<string, unknown>) => visibleQuestions(bathroom, answers).map(({ id }) => id);

describe("visible questions", () => {
  test("before anything is answered only what hangs on nothing", () => {
    expect(ids({})).toEqual(["scope"]);
  });

  test("follow the answers", () => {
    expect(ids({ scope: "full" })).toEqual(["scope", "site", "other", "code", "views"]);
    expect(ids({ scope: "partial" })).toEqual(["scope", "parts", "site", "other", "code", "views"]);
    expect(ids({ scope: "none" })).toEqual(["scope"]);
  });

  test("a hidden answer shows nothing further", () => {
    const stale = { scope: "full", parts: ["bath"], bath: "blanche" };
    expect(ids(stale)).toEqual(["scope", "site", "other", "code", "views"]);
    expect(ids({ ...stale, scope: "partial" })).toContain("notice");
  });
});

test("dropHidden keeps present answers to visible questions", () => {
  const typed = {
    scope: "full",
    parts: ["bath"],
    bath: "x",
    notice: "x",
    site: { street: "", postalCode: "", locality: "" },
    code: " ",
    views: [],
    nowhere: 1,
    other: { postalCode: "10" },
  };
  expect(dropHidden(bathroom, typed)).toEqual({ scope: "full", other: { postalCode: "10" } });
  const { notice: _info, ...answers } = { scope: "partial", parts: ["bath"], bath: "blanche", notice: "read" };
  expect(dropHidden(bathroom, { ...answers, notice: "read" })).toEqual(answers);
});
