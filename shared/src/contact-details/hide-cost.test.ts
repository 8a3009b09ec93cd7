import * as fc from "fast-check";
import { expect, test } from "vitest";
import { hideContact } from "./hide.ts";

test("no text of a message costs much more than an ordinary one of its length", () => {
  const ordinary = "Bonjour, nous venons le 12.11.2026 à 14h30 pour 2’500.– environ. ";
  const costs = (unit: string) => {
    const text = unit.repeat(Math.ceil(2_000 / unit.length)).slice(0, 2_000);
    hideContact(text);
    const begun = performance.now();
    for (let time = 0; time < 6; time++) hideContact(text);
    return performance.now() - begun;
  };
  const usual = costs(ordinary);
  const hostile = [
    "1/",
    "1.",
    "7 9 ",
    "0 ",
    "+",
    "(0",
    "a.",
    "a@",
    "www.",
    "http:",
    "rue ",
    "12 rue ",
    "a-",
    "Aa ",
    "strasse",
    "at-",
    "0🔥7",
    "un-",
    "insta: ",
    "zweihundert",
    "079 xx 1",
    "а",
    "à l’envers 0 ",
  ];
  const ratios = hostile.map((unit) => ({ unit, ratio: costs(unit) / usual }));
  expect(ratios.filter(({ ratio }) => ratio > 25)).toEqual([]);
});

/** Pieces of what the patterns look for, of which any text is made. */
const piece = fc.constantFrom(
  ..."0 7 9 079 41 + / . - _ @ ( ) : , • 🔥 un zéro cent fois deux hundert point dot at arobase gmail ch com www. insta telegram sur je suis rue de la Lac strasse 12 bis r. a A і".split(
    " ",
  ),
  " ",
  "\n",
  "\u0307",
  "\u200b",
);

test("no 2,000 characters take more than a few milliseconds, whatever they are made of", () => {
  const costs = (text: string) => {
    const begun = process.cpuUsage();
    hideContact(text);
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1_000;
  };
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 12 }), (pieces) => {
      const unit = pieces.join("");
      const text = unit.repeat(Math.ceil(2_000 / unit.length)).slice(0, 2_000);
      // The best of some: what else the process does is not counted.
      expect(Math.min(...Array.from({ length: 4 }, () => costs(text)))).toBeLessThan(25);
    }),
    { numRuns: 40 },
  );
});
