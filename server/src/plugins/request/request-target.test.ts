import { expect, test } from "vitest";
import { requestTarget } from "./request-target.ts";

test.each([
  ["/a/b?c=d", "/a/b?c=d"],
  ["//elsewhere/x", "//elsewhere/x"],
  ["http://metiro.test/a?b=c", "/a?b=c"],
  ["http://metiro.test", "/"],
  ["*", "/*"],
  [undefined, "/"],
])("%s asks for %s", (url, path) => {
  expect(requestTarget({ url })).toBe(path);
});
