import { expect, test } from "vitest";
import { inWords } from "./in-words.ts";

const item = (label: string) => ({ key: label, label });
const groups = [
  { ...item("Peinture"), items: [item("Intérieure"), item("Façade")] },
  { ...item("Sols"), items: ["Parquet", "Carrelage", "Lino", "Moquette", "Chape", "Béton"].map(item) },
];
const words = (chosen: string[], locale = "fr") =>
  inWords({ groups, chosen: new Set(chosen), nameOfWhole: ({ label }) => `${label} (tout)` }, locale, (count) =>
    locale === "fr" ? `${count} autres` : `${count} more`,
  );

test("nothing chosen has no words", () => {
  expect(words([])).toBeUndefined();
});

test("a few are named, a whole group as one", () => {
  expect(words(["Façade"])).toBe("Façade");
  expect(words(["Façade", "Intérieure", "Parquet"])).toBe("Peinture (tout) et Parquet");
  expect(words(["Façade", "Intérieure", "Parquet"], "en")).toBe("Peinture (tout) and Parquet");
});

test("of many the rest is counted, never one alone", () => {
  expect(words(["Parquet", "Carrelage", "Lino", "Moquette", "Chape"])).toBe(
    "Parquet, Carrelage, Lino, Moquette et Chape",
  );
  expect(words(["Façade", "Parquet", "Carrelage", "Lino", "Moquette", "Chape"])).toBe(
    "Façade, Parquet, Carrelage, Lino et 2 autres",
  );
});
