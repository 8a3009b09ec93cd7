import { expect, it } from "vitest";
import { numbersWrittenOut } from "../documented-numbers.ts";

const constants = "export const binDays = 30;\nexport const maxTries = 5;\nexport const mostKept = 1_830;\n";
const faultsIn = (docs: string, file = "bin/docs.ts") =>
  numbersWrittenOut(
    new Map([
      ["shared/src/bin/constants.ts", constants],
      [
        "server/src/domains/bin/tasks.ts",
        'import { binDays, maxTries, mostKept } from "@metiro/shared/bin/constants";',
      ],
      [`server/src/domains/${file}`, docs],
    ]),
  );

it("a text of the API takes a number from its constant", () => {
  const fault = "server/src/domains/bin/docs.ts writes « 30 days », which is binDays";
  expect(faultsIn('erasedFrom: ["From when on it is erased, 30 days later."],')).toEqual([fault]);
  expect(faultsIn('description: "The last 30 days.",', "bin/router.ts")).toHaveLength(1);
  expect(faultsIn("erasedFrom: [`From when on it is erased, ${binDays} days later.`],")).toEqual([]);
});

it("a number in words is one as well, and so is one of what the constant is named after", () => {
  const fault = (words: string) => `server/src/domains/bin/docs.ts writes « ${words} », which is maxTries`;
  expect(faultsIn('description: "After five tries.",')).toEqual([fault("five tries")]);
  expect(faultsIn('description: "Five wrong tries end it.",')).toEqual([fault("Five wrong tries")]);
  expect(faultsIn('description: "5 tries an hour.",')).toEqual([fault("5 tries")]);
  expect(faultsIn('description: "It is gone after thirty days.",')).toHaveLength(1);
  expect(faultsIn('description: "Six tries, five letters and fifty-five tries.",')).toEqual([]);
});

it("another number, another unit, the name of a field and another slice are something else", () => {
  expect(faultsIn('description: "The last 31 days, 30 minutes, 1,830 rows and last30Days.",')).toEqual([]);
  expect(faultsIn('description: "The last 30 days.",', "blog/docs.ts")).toEqual([]);
  expect(faultsIn("const perMonth = 30 /* days */;", "bin/purge.ts")).toEqual([]);
});
