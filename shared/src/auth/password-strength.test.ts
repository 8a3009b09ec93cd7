import { expect, test } from "vitest";
import { newPassword } from "./new-password.ts";
import { strengthOf } from "./password-strength.ts";

test.each([
  ["", "weak"],
  ["aaaaaaaaaaaaaaaaaaaa", "weak"],
  ["1234567890", "weak"],
  ["abcdefghijklm", "weak"],
  ["Geranium", "weak"],
  ["gerant-vert", "fair"],
  ["vert-gerant-4", "good"],
  ["trois-vélos-bleus-sur-le-pont", "strong"],
])("%j is %s", (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});

test("a longer password is never weaker", () => {
  const order = ["weak", "fair", "good", "strong"];
  const text = "Le pont de bois, 3 fois par jour";
  const ranks = Array.from(text, (_, index) => order.indexOf(strengthOf(text.slice(0, index + 1))));
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  expect(ranks.at(-1)).toBe(3);
});

test.each([
  "aaaaaaaaaa",
  "0123456789",
  "abcdefghij",
  "          ",
  "motdepasse1",
  "M0tdepasse!",
  "azerty12345",
  "bonjour123",
  "passwort123",
  "1111111111",
  "qwertzuiop",
  "metiro2026!",
  "lausanne2026",
  "Février2026",
])("%j is chosen by nobody", (password) => {
  expect(newPassword.safeParse(password).success).toBe(false);
});

test.each(["un-cheval-bleu-42", "gerant-vert", "kHj3-9dfLq", "Demo-Metiro-2026", "trois velos rouges"])(
  "%j may be chosen",
  (password) => {
    expect(newPassword.safeParse(password).success).toBe(true);
  },
);

test.each([
  "lausanne2026",
  "winterthur26",
  "qsdfghjklm",
  "poiuztrewq",
  "aargau2026!",
  "Metiro2026!",
  "metiro.ch2026",
  "Genève1234",
  "Zürich-2026",
  "Fribourg!!!!",
  "Lausanne-1007",
  "qwertz1234",
  "azerty1234",
  "yxcvbnm1234",
  "1qay2wsx3edc",
  "qaywsxedc1",
  "P@ssw0rt2026",
])("%s is what everybody tries", (password) => {
  expect(newPassword.safeParse(password).success).toBe(false);
});

test("words of its owner count little, and parts of two letters as they are", () => {
  const own = ["jo.christophe@exemple.ch", "Christophe", "Müller-Rochat", "Bati Léman SA"];
  for (const password of ["Christophe", "christophe.rochat", "Muller2026", "leman-bati-1"]) {
    expect(strengthOf(password, own), password).toBe("weak");
  }
  expect(strengthOf("jolis-vélos-verts", own)).toBe(strengthOf("jolis-vélos-verts"));
});
