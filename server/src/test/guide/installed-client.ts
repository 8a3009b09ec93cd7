import { execFile } from "node:child_process";
import { mkdir, readdir, realpath, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { root, runNode, tools } from "./run-node.ts";

const run = promisify(execFile);
const folder = path.join(tools.cache, "installed");
const home = path.join(root, "api-client");

const compilerOptions = {
  module: "nodenext",
  target: "es2024",
  lib: ["es2024", "dom", "dom.iterable"],
  types: ["node"],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noEmitOnError: true,
  skipLibCheck: false,
  rootDir: ".",
  outDir: "built",
};

/** Makes the client, packs it as it is published, and installs it in an empty folder, which it returns. */
export async function installedClient(): Promise<string> {
  await runNode([path.join(root, "scripts/client.ts")], { cwd: root });
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
  await run("npm", ["pack", "--ignore-scripts", "--silent", home], { cwd: folder });
  const packed = (await readdir(folder)).filter((name) => name.endsWith(".tgz")).map((name) => `./${name}`);
  // What it depends on comes from here: a test asks no registry.
  const others = await Promise.all(
    [
      "api-client/node_modules/openapi-fetch",
      "api-client/node_modules/openapi-typescript-helpers",
      "node_modules/@types/node",
    ].map((one) => realpath(path.join(root, one))),
  );
  const options = ["--offline", "--no-audit", "--no-fund", "--ignore-scripts"];
  await run("npm", ["install", ...options, ...packed, ...others], { cwd: folder });
  return folder;
}

/** Has programs checked by the compiler, as whoever uses the client would, in the folder that it is installed in. */
export async function compiled(programs: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(programs)) await writeFile(path.join(folder, name), text);
  const files = Object.keys(programs);
  await writeFile(path.join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files }));
  await runNode([tools.compiler, "--project", "."], { cwd: folder });
}
