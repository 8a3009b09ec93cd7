import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { allBlocks, guidesFolder, runnerOf, runners, standIns } from "./guide-commands.ts";

const textsOf = async (): Promise<Map<string, string>> => {
  const names = (await readdir(guidesFolder)).map((name) => path.join(guidesFolder, name));
  const files = [...names, path.join(guidesFolder, "../operations.md")];
  return new Map(
    await Promise.all(files.map(async (file) => [path.basename(file), await readFile(file, "utf8")] as const)),
  );
};

/** What is between fences and is no command of a shell. */
const others = new Set(["nginx", "sql"]);

test("every command of the guides for operators belongs to a test that runs it", async () => {
  const blocks = await allBlocks();
  expect(blocks.length).toBeGreaterThan(30);
  expect(blocks.filter((block) => runnerOf(block) === undefined)).toEqual([]);
  const withCommands = new Set(blocks.map(({ guide }) => guide));
  expect(Object.keys(runners).filter((guide) => !withCommands.has(guide))).toEqual([]);
  for (const [guide, text] of await textsOf()) {
    const fences = [...text.matchAll(/^ *```(.*)\n[\s\S]*?^ *```$/gm)].map(([, language = ""]) => language);
    const commands = fences.filter((language) => !others.has(language));
    // One that is not read as a block of commands would be run by nobody: another name of the shell, or a fence that is indented.
    expect({ guide, commands }).toEqual({
      guide,
      commands: commands.filter((language) => /^sh(?: \w+)?$/.test(language)),
    });
    expect({ guide, count: blocks.filter((block) => block.guide === guide).length }).toEqual({
      guide,
      count: commands.length,
    });
  }
});

test("every test that runs commands says what it left out", async () => {
  for (const file of new Set(Object.values(runners))) {
    const text = await readFile(path.resolve(import.meta.dirname, "../..", file), "utf8");
    expect(text, file).toContain(`commandsRunBy("${file}")`);
    expect(text, file).toMatch(/expect\(await held\.left\(\)\)\.toEqual\(\[\]\);/);
  }
});

test("what is not run as it is, is in the guides, and nothing else is put in a program's place", async () => {
  const lines = (await allBlocks()).flatMap((block) => block.lines);
  for (const program of Object.keys(standIns))
    expect(
      lines.some((line) => line.trim().startsWith(`${program} `)),
      program,
    ).toBe(true);
});
