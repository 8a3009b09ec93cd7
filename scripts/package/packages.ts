import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { outputOf, program, root } from "../step.ts";
import type { Machine } from "./machine.ts";

/** Packages that bring libraries of the machine; everything else is in the bundle. */
const native = ["sharp", "@node-rs/argon2", "@napi-rs/canvas"];
/** Files of packages that the server reads by their name: the reference page of the API, and the face of shared cards. */
const read = {
  "swagger-ui-dist": ["package.json", "LICENSE", "swagger-ui.css", "swagger-ui-bundle.js"],
  "@fontsource-variable/schibsted-grotesk": [
    "package.json",
    "LICENSE",
    "files/schibsted-grotesk-latin-wght-normal.woff2",
  ],
};
const members = ["server", "web", "shared", "api-client"];

/** Puts the native packages, as the lock file has them for a machine, into a folder's node_modules. */
export async function addPackages(folder: string, { cpu }: Machine): Promise<void> {
  const workspace = mkdtempSync(path.join(tmpdir(), "metiro-packages-"));
  try {
    for (const file of ["package.json", "pnpm-lock.yaml", "pnpm-workspace.yaml", "patches"])
      cpSync(path.join(root, file), path.join(workspace, file), { recursive: true });
    for (const member of members)
      cpSync(path.join(root, member, "package.json"), path.join(workspace, member, "package.json"));
    const asked = "install --prod --frozen-lockfile --prefer-offline --ignore-scripts --filter @metiro/server";
    const machine = `--config.node-linker=hoisted --os=linux --cpu=${cpu} --libc=glibc`;
    await outputOf(
      program("pnpm", `${asked} ${machine}`.split(" "), { cwd: workspace, env: { ...process.env, CI: "1" } }),
    );
    const from = path.join(workspace, "node_modules");
    const files = Object.entries(read).flatMap(([name, own]) => own.map((file) => `${name}/${file}`));
    for (const file of [...closure(from, native), ...files])
      cpSync(path.join(from, file), path.join(folder, "node_modules", file), { recursive: true, dereference: true });
  } finally {
    rmSync(workspace, { recursive: true });
  }
}

/** Puts the Node of this process, or the same version for another machine, into a folder's `bin`. */
export async function addNode(folder: string, { cpu }: Machine): Promise<void> {
  const node = path.join(folder, "bin/node");
  mkdirSync(path.dirname(node), { recursive: true });
  if (process.platform === "linux" && process.arch === cpu) return cpSync(process.execPath, node);
  const name = `node-linux-${cpu}`;
  const aside = mkdtempSync(path.join(tmpdir(), "metiro-node-"));
  try {
    const options = "--no-save --no-package-lock --ignore-scripts --no-audit --no-fund --force".split(" ");
    await outputOf(program("npm", ["install", "--prefix", aside, ...options, `${name}@${process.versions.node}`]));
    cpSync(path.join(aside, "node_modules", name, "bin/node"), node);
  } finally {
    rmSync(aside, { recursive: true });
  }
}

/** Packages of a flat node_modules with all that they ask for and that is there: those of other machines are not. */
function closure(modules: string, names: readonly string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    const manifest = path.join(modules, name, "package.json");
    if (found.has(name) || !existsSync(manifest)) continue;
    found.add(name);
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(readFileSync(manifest, "utf8")) as {
      dependencies?: Record<string, string>;
      optionalDependencies?: Record<string, string>;
    };
    closure(modules, Object.keys({ ...dependencies, ...optionalDependencies }), found);
  }
  return found;
}
