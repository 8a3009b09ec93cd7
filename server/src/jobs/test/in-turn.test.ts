import { expect, test } from "vitest";
import { runSequentially } from "../in-turn.ts";

test("a row that fails keeps none of the others, and the error names those that did, not without end", async () => {
  const rows = Array.from({ length: 15 }, (_, at) => ({ id: `row ${at}` }));
  const done: string[] = [];
  const act = async ({ id }: { id: string }) => {
    if (id !== "row 3") throw new Error(`broken ${id}`);
    done.push(id);
    return true;
  };
  const error: unknown = await runSequentially(rows, act).catch((thrown: unknown) => thrown);
  expect(done).toEqual(["row 3"]);
  expect(error).toMatchObject({ cause: { message: "broken row 0" } });
  expect(String(error)).toBe(
    "Error: 14 of 15 failed: row 0, row 1, row 2, row 4, row 5, row 6, row 7, row 8, row 9, row 10",
  );
});
