import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { operate } from "../program.ts";

test("backups of a folder that is named are listed on a machine that has no settings; without one the settings are asked", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "metiro-list-"));
  const production = { NODE_ENV: "production" };
  expect(await operate(["backup", "list", "--to", folder], production)).toEqual({
    code: 0,
    stdout: "There are no backups.\n",
    stderr: "",
  });
  expect(await operate(["backup", "list"], production)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("DATABASE_URL"),
  });
  await rm(folder, { recursive: true });
});
