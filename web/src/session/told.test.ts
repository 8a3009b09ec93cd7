import { expect, test } from "vitest";
import { takeTold, tellAfterReload } from "./told.ts";

test("what a page leaves behind is told once", () => {
  expect(takeTold()).toBeUndefined();
  tellAfterReload("Profil complété.");
  expect(takeTold()).toBe("Profil complété.");
  expect(takeTold()).toBeUndefined();
});
