import { beforeEach, describe, expect, test } from "vitest";
import { tokenFor } from "#test/token-for-test.ts";
import { markAtFirstPaint, markSignedIn } from "./marks.ts";

const { dataset } = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  for (const name of Object.keys(dataset)) delete dataset[name];
});

describe("before the first paint", () => {
  test("a page is marked with the role of who is signed in", () => {
    localStorage.setItem("currentUser", "{}");
    localStorage.setItem("token", tokenFor("Company", { name: "Ürsula ÿ" }));
    markAtFirstPaint();
    expect(dataset["signedIn"]).toBe("Company");
  });

  test.each([
    ["nobody", null, null],
    ["a token without its user", null, tokenFor("Admin")],
    ["a user whose token cannot be read", "{}", "a.b.c"],
  ])("%s leaves no mark", (_who, user, token) => {
    if (user) localStorage.setItem("currentUser", user);
    if (token) localStorage.setItem("token", token);
    markAtFirstPaint();
    expect(dataset["signedIn"]).toBeUndefined();
  });

  test("the theme is the chosen one, or none", () => {
    markAtFirstPaint();
    expect(dataset["theme"]).toBeUndefined();
    sessionStorage.setItem("layout", JSON.stringify({ layout: "vertical", mode: "dark" }));
    markAtFirstPaint();
    expect(dataset["theme"]).toBe("dark");
  });

  test("a new tab is marked with the theme last chosen on the device", () => {
    localStorage.setItem("layout", JSON.stringify({ mode: "system" }));
    markAtFirstPaint();
    expect(dataset["theme"]).toBe("system");
  });
});

test("signing out takes the mark away", () => {
  markSignedIn("Admin");
  expect(dataset["signedIn"]).toBe("Admin");
  markSignedIn(undefined);
  expect(dataset["signedIn"]).toBeUndefined();
});
