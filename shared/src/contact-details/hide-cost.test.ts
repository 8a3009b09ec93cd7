import * as fc from "fast-check";
import { expect, test } from "vitest";
import { hideContact } from "./hide.ts";

let looked = 0;
/**
 * Milliseconds of the processor for 2,000 characters of a piece: the best of some tries, so that what else the machine does counts
 * little. Each ends otherwise, for a text that was looked at just now is known.
 */
function costs(unit: string): number {
  const text = unit.repeat(Math.ceil(2_000 / unit.length)).slice(0, 1_996);
  const tries = Array.from({ length: 4 }, () => {
    looked += 1;
    const told = `${text}${Array.from(looked.toString(6).padStart(4, "0"), (figure) => "bcdfgh"[Number(figure)]).join("")}`;
    const begun = process.cpuUsage();
    hideContact(told);
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1_000;
  });
  return Math.min(...tries);
}

test("no text of a message costs much more than an ordinary one of its length", () => {
  const ordinary = "Bonjour, nous venons le 12.11.2026 à 14h30 pour 2’500.– environ. ";
  costs("Bonjour à vous. ");
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
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 12 }), (pieces) => {
      expect(costs(pieces.join(""))).toBeLessThan(25);
    }),
    { numRuns: 40 },
  );
});
