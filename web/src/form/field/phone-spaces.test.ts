import { swissMobile } from "@metiro/shared/swiss/mobile";
import { expect, test } from "vitest";
import { withSpaces } from "./phone-spaces.ts";

test.each(["079/123 45 67", "079/123.45.67", "079-123-45-67", "079.123.45.67"])("%s is a number", (typed) => {
  expect(swissMobile.parse(withSpaces(typed))).toBe("+41791234567");
});
