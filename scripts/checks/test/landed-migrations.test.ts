import { expect, it } from "vitest";
import { faultsOfLanded } from "../landed-migrations.ts";

const text = "select 1;";
const hash = "354b7196c9ba5fb4b21cf615bb6ec4cd5c07503c34229feef033fc081a8c03f4";

it("a migration that has landed stays as it is, and a new one is listed with it", () => {
  const listed = `${hash}  0000_one.sql\n`;
  expect(faultsOfLanded(listed, new Map([["0000_one.sql", text]]))).toEqual([]);
  expect(faultsOfLanded(listed, new Map([["0000_one.sql", `${text} `]]))).toEqual([
    "drizzle/0000_one.sql was edited after it landed: add a migration that changes what it did",
  ]);
  expect(faultsOfLanded(listed, new Map())).toEqual(["drizzle/0000_one.sql has landed and is gone"]);
  expect(faultsOfLanded("", new Map([["0000_one.sql", text]]))).toEqual([
    `drizzle/0000_one.sql is new: with it drizzle/landed.sha256 gets the line\n${hash}  0000_one.sql`,
  ]);
});
