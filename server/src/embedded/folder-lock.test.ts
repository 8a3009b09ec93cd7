import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { FolderInUseError, lockFolder } from "./folder-lock.ts";
import { startedAt } from "./process-identity.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "lock-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const claim = (pid: number, start = "") => writeFileSync(path.join(folder, "server.pid"), `${pid}\n${start}`);

it("refuses a folder whose server runs", () => {
  claim(process.ppid, startedAt(process.ppid));
  expect(() => lockFolder(folder)).toThrow(FolderInUseError);
});

it("takes the folder of a server that died", () => {
  claim(2 ** 22 + 1);
  expect(() => lockFolder(folder)).not.toThrow();
});

it("takes the folder of a server whose process number went to another program", () => {
  claim(process.ppid, "long ago");
  expect(() => lockFolder(folder)).not.toThrow();
});

it("can be given back and claimed again", () => {
  lockFolder(folder)();
  expect(() => lockFolder(folder)).not.toThrow();
});
