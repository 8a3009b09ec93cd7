import { expect, test } from "vitest";
import { descriptionIn, nameIn } from "./catalogue-name.ts";

const painting = {
  name: "Peinture",
  description: "Murs et plafonds",
  translations: { en: { name: "Painting" }, fr: { name: "never shown" } },
};

test.each([
  ["fr", "Peinture"],
  ["en", "Painting"],
  ["it", "Peinture"],
])("the name in %s is %s", (language, name) => {
  expect(nameIn(painting, language)).toBe(name);
});

test("what is not translated stays French", () => {
  expect(descriptionIn(painting, "en")).toBe("Murs et plafonds");
});
