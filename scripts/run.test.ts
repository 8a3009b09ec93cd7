import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";

const lockFile = "lockfileVersion: '9.0'\n";
let root: string;
let lock: string;

/** A project in which everything is installed already, with a check that does what the test wants. */
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "run-"));
  lock = path.join(root, ".runtime/lock");
  for (const folder of ["scripts", "node_modules", ".runtime"]) mkdirSync(path.join(root, folder));
  cpSync(path.join(import.meta.dirname, "run.mjs"), path.join(root, "scripts/run.mjs"));
  writeFileSync(path.join(root, "pnpm-lock.yaml"), lockFile);
  const hash = createHash("sha256").update(lockFile).digest("hex");
  writeFileSync(path.join(root, "node_modules/.lock-stamp"), hash);
  const pnpm = /const pnpmVersion = "(.+)"/.exec(readFileSync(path.join(root, "scripts/run.mjs"), "utf8"))?.[1];
  writeFileSync(path.join(root, ".runtime/stamp"), `pnpm@${pnpm}`);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const check = (code: string) => writeFileSync(path.join(root, "scripts/check.ts"), code);
const note = "note.txt";
const noted = () => (existsSync(path.join(root, note)) ? readFileSync(path.join(root, note), "utf8") : "");

function run(name = "check", env: Record<string, string> = {}): ChildProcess & { said: () => string } {
  const child = spawn(process.execPath, [path.join(root, "scripts/run.mjs"), name], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += String(chunk)));
  return Object.assign(child, { said: () => said });
}

const ended = async (child: ChildProcess) => (await once(child, "close"))[0] as number | null;

it("passes the exit code on", async () => {
  check("process.exit(7)");
  expect(await ended(run())).toBe(7);
});

it("refuses an unknown command by naming the known ones", async () => {
  const child = run("nonsense");
  expect(await ended(child)).toBe(1);
  expect(child.said()).toContain("start, metiro, test, dev, check");
});

it("keeps npm's own variables to itself, but for the registry", async () => {
  check(`console.log(Object.keys(process.env).filter((name) => /^npm_/i.test(name)).join())`);
  const child = run("check", { npm_config_user_agent: "npm", npm_config_registry: "https://registry.example" });
  await ended(child);
  expect(child.said().trim()).toBe("npm_config_registry");
});

it("hands signals on and waits for the end", async () => {
  check(`process.on("SIGTERM", () => process.exit(3)); console.log("ready"); setInterval(() => {}, 1000);`);
  const child = run();
  await expect.poll(child.said, { timeout: 10_000 }).toContain("ready");
  child.kill("SIGTERM");
  expect(await ended(child)).toBe(3);
});

it("ends the command when its own parent dies without a word", async () => {
  check(`
    import { writeFileSync } from "node:fs";
    process.on("SIGTERM", () => { writeFileSync("${note}", "ended"); process.exit(0); });
    writeFileSync("${note}", "ready");
    setInterval(() => {}, 1000);`);
  const code = `require("node:child_process").spawn(process.execPath, ["scripts/run.mjs", "check"], { stdio: "ignore" }); setInterval(() => {}, 1000);`;
  const parent = spawn(process.execPath, ["-e", code], { cwd: root, stdio: "ignore" });
  await expect.poll(noted, { timeout: 10_000 }).toBe("ready");
  parent.kill("SIGKILL");
  await expect.poll(noted, { timeout: 10_000 }).toBe("ended");
});

it("takes over the lock of a command that was killed", async () => {
  check(`console.log("checked")`);
  mkdirSync(lock);
  writeFileSync(path.join(lock, "pid"), String(2 ** 22 + 1));
  const child = run();
  expect(await ended(child)).toBe(0);
  expect(child.said()).toContain("checked");
  expect(existsSync(lock)).toBe(false);
});

it("waits for a command that is installing", async () => {
  check(`console.log("checked")`);
  mkdirSync(lock);
  writeFileSync(path.join(lock, "pid"), String(process.pid));
  const child = run();
  await expect.poll(child.said, { timeout: 10_000 }).toContain("Waiting");
  expect(child.said()).not.toContain("checked");
  rmSync(lock, { recursive: true });
  expect(await ended(child)).toBe(0);
  expect(child.said()).toContain("checked");
});
