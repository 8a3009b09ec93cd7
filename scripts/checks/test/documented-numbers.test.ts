import { expect, it } from "vitest";
import { numbersWrittenOut } from "../documented-numbers.ts";

const constants = "export const binDays = 30;\nexport const mostKept = 1_830;\n";
const faultsIn = (docs: string, file = "bin/docs.ts") =>
  numbersWrittenOut(
    new Map([
      ["shared/src/bin/constants.ts", constants],
      ["server/src/domains/bin/tasks.ts", 'import { binDays, mostKept } from "@metiro/shared/bin/constants";'],
      [`server/src/domains/${file}`, docs],
    ]),
  );

it("a text of the API takes a number from its constant", () => {
  const fault = "server/src/domains/bin/docs.ts writes « 30 days », which is binDays";
  expect(faultsIn('erasedFrom: ["From when on it is erased, 30 days later."],')).toEqual([fault]);
  expect(faultsIn('description: "The last 30 days.",', "bin/router.ts")).toHaveLength(1);
  expect(faultsIn("erasedFrom: [`From when on it is erased, ${binDays} days later.`],")).toEqual([]);
});

it("another number, another unit, the name of a field and another slice are something else", () => {
  expect(faultsIn('description: "The last 31 days, 30 minutes, 1,830 rows and last30Days.",')).toEqual([]);
  expect(faultsIn('description: "The last 30 days.",', "blog/docs.ts")).toEqual([]);
  expect(faultsIn("const perMonth = 30 /* days */;", "bin/purge.ts")).toEqual([]);
});
