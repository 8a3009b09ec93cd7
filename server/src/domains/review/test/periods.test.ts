import { readFileSync } from "node:fs";
import { blindDays, reviewAnswerDays, reviewPeriodDays } from "@metiro/shared/review/constants";
import { expect, test } from "vitest";

const functions = readFileSync(new URL("../../../../../drizzle/sql/functions/review.sql", import.meta.url), "utf8");
const daysIn = (name: string): number[] => {
  const [, body = ""] = new RegExp(`CREATE FUNCTION ${name}\\(.*?AS \\$\\$(.*?)\\$\\$`, "s").exec(functions) ?? [];
  return [...body.matchAll(/interval '(\d+) days'/g)].map(([, days]) => Number(days));
};

test("triggers give to write, to wait and to answer the days that everybody is told", () => {
  expect(daysIn("review_written")).toEqual([reviewPeriodDays, blindDays]);
  expect(daysIn("review_stays")).toEqual([reviewAnswerDays]);
});
