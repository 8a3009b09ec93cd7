import { expect, test } from "vitest";
import { companyName, nameless, personName } from "./nameless.ts";

test("a person is called by what is known of the name, and by nothing once the account is deleted", () => {
  expect(personName({ firstName: "Zoé", lastName: "Näf" })).toBe("Zoé Näf");
  expect(personName({ firstName: "Zoé" })).toBe("Zoé");
  expect(personName({ firstName: nameless, lastName: nameless })).toBeUndefined();
  expect(personName({ firstName: nameless })).toBeUndefined();
});

test("a company is called by its name, and by nothing once its account is deleted", () => {
  expect(companyName({ name: "Peinture Morand Sàrl" })).toBe("Peinture Morand Sàrl");
  expect(companyName({ name: nameless })).toBeUndefined();
});
