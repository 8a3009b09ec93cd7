import { expect, test } from "vitest";
import { meantPlace } from "./meant-place.ts";

const place = (postalCode: string, locality: string) => ({ postalCode, locality, regionId: "vd" });
const lausanne = [place("1003", "Lausanne"), place("1004", "Lausanne")];

test.each([
  ["1003", lausanne, "1003"],
  ["1004 lausanne", lausanne, "1004"],
  ["Lausanne", lausanne, undefined],
  ["renens", [place("1020", "Renens"), place("1008", "Prilly")], "1020"],
  ["saint-prex", [place("1162", "St-Prex")], "1162"],
  ["100", lausanne, undefined],
  ["9999", [], undefined],
])("%s", (text, found, postalCode) => {
  expect(meantPlace(text, found)?.postalCode).toBe(postalCode);
});
