import { describe, expect, test } from "vitest";
import { checkAnswer } from "../check/check-answer.ts";
import { question } from "./fixture.ts";
import type { Question, QuestionType } from "../form/form.ts";

const file = (n: number) => `01890000-0000-7000-8000-${String(n).padStart(12, "0")}`;
const files = (count: number) => Array.from({ length: count }, (_, index) => file(index));

/** The answer as stored, or the rule that the value breaks. */
const check = (asked: Question, value: unknown) => {
  const result = checkAnswer(asked, value, { today: "2026-06-15" });
  return result.ok ? result.answer : result.failure;
};
const wrongType = (type: QuestionType, part = "") => ({ rule: "wrongType", type, part });

const number = (min: number, max: number, step?: number) => question("number", { validation: { min, max, step } });
const choices = (type: "singleChoice" | "multiChoice") =>
  question(type, {
    options: [
      { value: "bath", label: { fr: "Baignoire" } },
      { value: "shower", label: { fr: "Douche" } },
      { value: "none", label: { fr: "Rien" }, exclusive: true },
    ],
  });

type Case = [value: unknown, outcome: unknown];
const same = (...values: unknown[]): Case[] => values.map((value) => [value, value]);
const all = (outcome: unknown, ...values: unknown[]): Case[] => values.map((value) => [value, outcome]);

const cases: [name: string, asked: Question, cases: Case[]][] = [
  [
    "shortText",
    question("shortText"),
    [
      ...same("Baignoire", "a".repeat(300)),
      ["  e\u0301tage ", "étage"],
      ["a".repeat(301), { rule: "tooLong", maxLength: 300 }],
      ["a\0b", { rule: "characters" }],
      ["a\ud800", { rule: "characters" }],
      ...all(wrongType("shortText"), 1, true, [], {}, ["a"]),
    ],
  ],
  [
    "shortText with lengths",
    question("shortText", { validation: { minLength: 3, maxLength: 5 } }),
    [
      ...same("abc", "abcde"),
      ["ab ", { rule: "tooShort", minLength: 3 }],
      ["abcdef", { rule: "tooLong", maxLength: 5 }],
      ["", undefined],
    ],
  ],
  [
    "longText",
    question("longText"),
    [...same("a\nb", "a".repeat(5000)), ["a".repeat(5001), { rule: "tooLong", maxLength: 5000 }]],
  ],
  [
    "number",
    number(0.5, 60),
    [
      ...same(0.5, 60, 1.234567),
      [0.49, { rule: "tooSmall", min: 0.5 }],
      [60.01, { rule: "tooBig", max: 60 }],
      ...all(wrongType("number"), "1", true, Number.NaN, Number.POSITIVE_INFINITY, [1], {}),
    ],
  ],
  [
    "number by 0.05 from 1.8",
    number(1.8, 6, 0.05),
    [
      ...same(1.8, 1.85, 2.45, 5.95, 6),
      ...all({ rule: "offStep", min: 1.8, step: 0.05 }, 1.81, 2.449999, 1.850_000_000_1),
    ],
  ],
  [
    "number by 0.1 without bounds",
    question("number", { validation: { step: 0.1 } }),
    [
      ...same(0.3, -0.7, 999_999_999.9, 0),
      [0.35, { rule: "offStep", min: 0, step: 0.1 }],
      [1e9 + 1, { rule: "tooBig", max: 1e9 }],
    ],
  ],
  [
    "integer",
    question("integer", { validation: { min: -2, max: 60 } }),
    [
      ...same(-2, 0, 60),
      [-3, { rule: "tooSmall", min: -2 }],
      [61, { rule: "tooBig", max: 60 }],
      ...all(wrongType("integer"), 2.5, "2", false),
    ],
  ],
  [
    "integer by 5 from 1",
    question("integer", { validation: { min: 1, step: 5 } }),
    [...same(1, 6), [5, { rule: "offStep", min: 1, step: 5 }]],
  ],
  [
    "money",
    question("money"),
    [
      ...same(0, 12_050, 1_000_000_000),
      [-1, { rule: "amountTooSmall", min: 0 }],
      [1_000_000_001, { rule: "amountTooBig", max: 1_000_000_000 }],
      ...all(wrongType("money"), 12.5, "12"),
    ],
  ],
  [
    "money with bounds",
    question("money", { validation: { min: 100, max: 1000, step: 50 } }),
    [
      ...same(100, 150, 1000),
      [50, { rule: "amountTooSmall", min: 100 }],
      [1050, { rule: "amountTooBig", max: 1000 }],
      [120, { rule: "offStep", min: 100, step: 50 }],
    ],
  ],
  [
    "singleChoice",
    choices("singleChoice"),
    [
      ...same("bath", "none"),
      ...all({ rule: "unknownOption", value: "constructor" }, "constructor"),
      ...all(wrongType("singleChoice"), 1, ["bath"], [], {}, true),
    ],
  ],
  [
    "multiChoice",
    choices("multiChoice"),
    [
      ...same(["bath"], ["shower", "bath"], ["none"]),
      [["bath", "roof"], { rule: "unknownOption", value: "roof" }],
      [["bath", "bath"], { rule: "repeated" }],
      [["bath", "none"], { rule: "exclusiveOption", value: "none" }],
      [[1], wrongType("multiChoice", "0")],
      ...all(wrongType("multiChoice"), "bath", {}, 1),
      [[], undefined],
    ],
  ],
  ["yesNo", question("yesNo"), [...same(true, false), ...all(wrongType("yesNo"), 0, 1, "true", [], {})]],
  [
    "scale without bounds",
    question("scale"),
    [
      ...same(1, 5),
      [0, { rule: "tooSmall", min: 1 }],
      [6, { rule: "tooBig", max: 5 }],
      [2.5, { rule: "offStep", min: 1, step: 1 }],
      ["3", wrongType("scale")],
    ],
  ],
  [
    "scale by halves",
    question("scale", { validation: { min: 0, max: 10, step: 0.5 } }),
    [...same(0, 2.5, 10), [2.25, { rule: "offStep", min: 0, step: 0.5 }]],
  ],
  [
    "date",
    question("date"),
    [
      ...same("2024-02-29", "1950-01-01"),
      ...all(wrongType("date"), "2026-02-29", "2026-13-01", "15.06.2026", "2026-06-15T00:00:00Z", 20260615, {}),
    ],
  ],
  [
    "date from today for 18 months",
    question("date", { validation: { minDate: "today", maxDate: "+18m" } }),
    [
      ...same("2026-06-15", "2027-12-15"),
      ["2026-06-14", { rule: "tooEarly", minDate: "2026-06-15" }],
      ["2027-12-16", { rule: "tooLate", maxDate: "2027-12-15" }],
    ],
  ],
  [
    "date between dates",
    question("date", { validation: { minDate: "2026-01-01", maxDate: "2026-12-31" } }),
    [
      ...same("2026-01-01", "2026-12-31"),
      ["2025-12-31", { rule: "tooEarly", minDate: "2026-01-01" }],
      ["2027-01-01", { rule: "tooLate", maxDate: "2026-12-31" }],
    ],
  ],
  [
    "dateRange",
    question("dateRange", { validation: { minDate: "today", maxDate: "+1m", maxDays: 7 } }),
    [
      ...same({ from: "2026-06-15", to: "2026-06-15" }, { from: "2026-06-20", to: "2026-06-26" }),
      [
        { from: "2026-06-20", to: "2026-06-27" },
        { rule: "tooManyDays", maxDays: 7 },
      ],
      [{ from: "2026-06-20", to: "2026-06-19" }, { rule: "rangeReversed" }],
      [
        { from: "2026-06-14", to: "2026-06-16" },
        { rule: "tooEarly", minDate: "2026-06-15" },
      ],
      [
        { from: "2026-07-14", to: "2026-07-16" },
        { rule: "tooLate", maxDate: "2026-07-15" },
      ],
      [{ from: "2026-06-20" }, wrongType("dateRange", "to")],
      [{ from: "2026-06-31", to: "2026-07-01" }, wrongType("dateRange", "from")],
      ["2026-06-20", wrongType("dateRange")],
      [{ from: "", to: "" }, undefined],
    ],
  ],
  [
    "address",
    question("address"),
    [
      ...same(
        { postalCode: "1003", locality: "Lausanne" },
        { street: "Rue 3", postalCode: "1003", locality: "Lausanne" },
      ),
      [
        { street: "", postalCode: " 1003 ", locality: " Lausanne " },
        { postalCode: "1003", locality: "Lausanne" },
      ],
      [
        { postalCode: "1003", locality: "Lausanne", gps: 1 },
        { postalCode: "1003", locality: "Lausanne" },
      ],
      [{ postalCode: "0003", locality: "Lausanne" }, wrongType("address", "postalCode")],
      [{ postalCode: 1003, locality: "Lausanne" }, wrongType("address", "postalCode")],
      [{ postalCode: "1003", locality: " " }, wrongType("address", "locality")],
      [{ postalCode: "1003" }, wrongType("address", "locality")],
      [{ postalCode: "1003", locality: "L", street: "r".repeat(121) }, wrongType("address", "street")],
      [{ postalCode: "1003", locality: "L\0" }, { rule: "characters" }],
      ["Lausanne", wrongType("address")],
      [{ street: " ", postalCode: "", locality: "" }, undefined],
    ],
  ],
  [
    "photos",
    question("photos", { validation: { maxFiles: 2 } }),
    [
      ...same(files(1), files(2)),
      [files(3), { rule: "tooManyFiles", maxFiles: 2 }],
      [[file(1), file(1)], { rule: "repeated" }],
      [["no-file"], wrongType("photos", "0")],
      [file(1), wrongType("photos")],
      [[], undefined],
    ],
  ],
  [
    "photos without a bound",
    question("photos"),
    [...same(files(10)), [files(11), { rule: "tooManyFiles", maxFiles: 10 }]],
  ],
  [
    "info",
    question("info", { required: true }),
    [...all({ rule: "notAnswerable" }, "x", true, 0, [], {}), [null, undefined]],
  ],
];

describe.each(cases)("%s", (_name, asked, outcomes) => {
  test.each(outcomes)("%j", (value, outcome) => {
    expect(check(asked, value)).toEqual(outcome);
  });
});
