import { describe, expect, it } from "vitest";
import { companyNameText, labelText, localityText, optionalLocality, optionalStreet, personNameText } from "./names.ts";

const good = [
  "Anna",
  "Jean-Pierre",
  "O’Neill",
  "D'Angelo",
  "J.-P.",
  "M. Müller",
  "Nguyễn Văn Ánh",
  "山田",
  "محمد",
  "می‌خواهم",
  "Zoé III",
  "van der Berg",
];
const bad = [
  "client,\n\nVotre compte est suspendu",
  "a\tb",
  "https://evil.test/x",
  "evil.test",
  "www.evil",
  "a@b.ch",
  "a/b",
  "a:b",
  "<b>",
  "\u200B",
  "a\u200Bb",
  "\u200D",
  "a\u2028b",
  "a\uFEFFb",
  "a\u00ADb",
  "evil．test",
  "evil。test",
  "evil\u2024com",
  "https：／／evil",
  "a＠b",
  "Camille 079 555 02 00",
  "Camille ０７９ ５５５ ０２ ００",
  `a${"\u0301".repeat(6)}`,
  "  ",
  "x".repeat(81),
];

describe("names", () => {
  it.each(good)("takes %j of a person and a company", (name) => {
    expect(personNameText.safeParse(name).success).toBe(true);
    expect(companyNameText.safeParse(name).success).toBe(true);
  });

  it.each(bad)("refuses %j of a person", (name) => {
    expect(personNameText.safeParse(name).success).toBe(false);
  });

  it("lets a company have a domain and a stroke, and no address", () => {
    for (const name of ["Bati.ch Sàrl", "Rochat c/o Favre", "Müller & Fils (2019)", "24/7 Dépannage!"])
      expect(companyNameText.safeParse(name).success).toBe(true);
    for (const name of ["https://evil.test", "www.evil.test", "a@b.ch", "https：／／evil", "Sàrl\nx"])
      expect(companyNameText.safeParse(name).success).toBe(false);
  });

  it.each([
    "La Chaux-de-Fonds 2",
    "Buchs (SG)",
    "Biel/Bienne",
    "L'Isle",
    "L’Abbaye",
    "St. Gallen",
    "St.Gallen",
    "Ste.Croix VD",
    "S. Antonino",
    "1003 Lausanne",
    "Zürich",
  ])("takes %j of a place", (name) => {
    expect(localityText.parse(name)).toBe(name);
    expect(optionalLocality.parse(name)).toBe(name);
  });

  it.each([
    "Lausanne 079 555 02 00",
    "Lausanne 0795550200",
    "Lausanne (0)79-555/02.00",
    "Lausanne camille@x.ch",
    "Lausanne. Votre compte expire: https://evil.test/metiro",
    "www.evil",
    "evil.test",
    "Lausanne evil．test",
    "Lausanne\nGenève",
    "Lausanne, appelez-moi !",
    "x".repeat(81),
  ])("refuses %j of a place", (name) => {
    expect(localityText.safeParse(name).success).toBe(false);
    expect(optionalLocality.safeParse(name).success).toBe(false);
  });

  it("lets a place be left out, and a street be one", () => {
    expect(["", null, undefined].map((blank) => optionalLocality.parse(blank))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    for (const street of ["Rue du 31-Décembre 47, 3e étage", "Ch. des Ateliers 7bis", undefined])
      expect(optionalStreet.parse(street)).toBe(street);
    for (const street of ["Rue du Lac 3, a@b.ch", "https://evil.test", "www.evil", "Rue 0795550200"])
      expect(optionalStreet.safeParse(street).success).toBe(false);
  });

  it.each(["a\nb", "a\tb", "a\u200Bb", " ", "x".repeat(61)])(
    "refuses %j of a view, a template and a factor",
    (name) => {
      expect(labelText(60).safeParse(name).success).toBe(false);
    },
  );

  it("lets a view be called as people call it", () => {
    for (const name of ["Vaud: à relire", "Clé de l’iPhone 16 / Anna", "5 × @bureau"])
      expect(labelText(60).safeParse(name).success).toBe(true);
  });
});
