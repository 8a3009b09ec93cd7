import { readdirSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { operatorGuides } from "../config/operator-guides.ts";
import { guideText } from "./guide-text.ts";
import { operate, operatorCommands } from "./program.ts";

const root = path.resolve(import.meta.dirname, "../../..");
const printed = async (place: string) => (await operate(["guide", place], {})).stdout;

test("a guide is printed without settings, a section with those below it, and nothing of the next one", async () => {
  expect(await printed("incidents")).toMatch(/^# Incidents\n[\s\S]*metiro admin invite/);
  const second = await printed("backup-and-restore#to-a-given-second");
  expect(second).toMatch(/^## To a given second\n[\s\S]*### Under systemd\n[\s\S]*### What is looked at/);
  expect(await printed("backup-and-restore#under-systemd")).not.toContain("What is looked at");
  expect(await printed("backup-and-restore#set-up")).not.toContain("## Restore");
});

test("a line of commands that begins with # is no heading", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "metiro-guide-"));
  const file = path.join(folder, operatorGuides.keys);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, "# Keys\n\n## One\n\n```sh\n# Two\nmetiro doctor\n```\n\n## Two\n\nThe end.\n");
  expect(guideText("keys", "one", folder)).toContain("metiro doctor");
  expect(guideText("keys", "two", folder)).toEqual(["## Two", "", "The end."]);
  await rm(folder, { recursive: true });
});

test("what is asked wrongly is told what there is", async () => {
  expect(await operate(["guide", "nothing"], {})).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("There are: install, operations"),
  });
  expect(await operate(["guide", "processes#nothing"], {})).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("There are: what-runs, one-after-the-other"),
  });
  expect((await operate(["guide", "constructor"], {})).code).toBe(2);
});

test("a link says what to type, or where the file lies; what is among the sources alone is its words", async () => {
  const install = await printed("install");
  expect(install).toContain("containers (`metiro guide containers`)");
  expect(install).toContain("(how: `metiro guide operations#one-folder-or-an-image`)");
  expect(install).toContain(`\`deploy/metiro.service\` (${path.join(root, "deploy/metiro.service")})`);
  const elsewhere = guideText("scale")?.join("\n");
  expect(elsewhere).not.toMatch(/\]\(/);
});

test("every section that a guide leads to is there", async () => {
  const asked = new Set<string>();
  for (const name of Object.keys(operatorGuides))
    for (const [, place = ""] of (await printed(name)).matchAll(/`metiro guide ([\w-]+(?:#[\w-]+)?)`/g))
      asked.add(place);
  expect(asked.size).toBeGreaterThan(15);
  for (const place of asked)
    expect({ place, ...(await operate(["guide", place], {})) }).toMatchObject({ place, code: 0 });
});

test("one place knows where guides and deployed files lie, and no message says so", () => {
  const sources = path.join(root, "server/src");
  const files = readdirSync(sources, { recursive: true, encoding: "utf8" })
    .filter((file) => /^(?!security\/).*(?<!\.test)\.ts$/.test(file) && !file.includes("test/"))
    .filter((file) =>
      readFileSync(path.join(sources, file), "utf8")
        .split("\n")
        .some(
          (line) => !/^\s*(?:\/?\*|\/\/)/.test(line) && /docs\/(?:operations|security)|\bdeploy\/|npm start/.test(line),
        ),
    );
  expect(files.toSorted()).toEqual(["config/operator-guides.ts", "doctor/checks/machine.ts"]);
});

test("every command stands in the table of the operator's guide", () => {
  const text = readFileSync(path.join(root, operatorGuides.operations), "utf8");
  const rows = text.split("\n").filter((line) => line.startsWith("| `"));
  const told = new Set(
    rows.flatMap((row) =>
      [...(row.split(" | ")[0] ?? "").matchAll(/`([a-z-]+(?: [a-z-]+)?)/g)].map(([, name]) => name),
    ),
  );
  expect(operatorCommands.map(({ name }) => name).filter((name) => !told.has(name))).toEqual([]);
});
