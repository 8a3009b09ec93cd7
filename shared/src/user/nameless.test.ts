import { expect, test } from "vitest";
import { nameless, personName } from "./nameless.ts";

test("a person is called by what is known of the name, and by nothing once the account is deleted", () => {
  expect(personName({ firstName: "Zoé", lastName: "Näf" })).toBe("Zoé Näf");
  expect(personName({ firstName: "Zoé" })).toBe("Zoé");
  expect(personName({ firstName: nameless, lastName: nameless })).toBeUndefined();
  expect(personName({ firstName: nameless })).toBeUndefined();
});
