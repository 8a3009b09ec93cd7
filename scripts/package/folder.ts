import { chmodSync, cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { deployedFiles, operatorGuides } from "../../server/src/config/operator-guides.ts";
import { bundle, starterOf } from "../bundle/bundle-server.ts";
import { root } from "../step.ts";
import type { Machine } from "./machine.ts";
import { addNode, addPackages } from "./packages.ts";
import { serverFlags } from "./server-flags.ts";

/** What the server and its operators read beside the code, as it lies among the sources; the demo's data is no part of it. */
export const packedFiles = [
  "docs/api.md",
  "docs/api-changelog.md",
  ...Object.values(operatorGuides),
  deployedFiles,
  "drizzle",
  "web/dist/client",
  "web/dist/server",
  "server/src/passwords/breached.bin",
  "server/src/seed/data/catalogue.json",
  "server/src/seed/data/guides.json",
  "server/src/seed/data/keywords.json",
  "server/src/seed/data/places.csv",
  "server/src/seed/data/regions.json",
];

/** What migrations are made from, and statements as they stand at last. */
const unused = /\/drizzle\/(?:sql$|meta\/\d+_snapshot\.json$)/;

/** Programs that the server starts for itself from where their sources lie. */
const helpers = [
  { folder: "passwords", name: "hash-thread" },
  { folder: "storage/decode", name: "decoder-process" },
  { folder: "storage/decode", name: "pdf-thread" },
];

/** Makes the folder that production runs from: Node, the bundled server and operator's program, pages, migrations, native packages. */
export async function makeFolder(folder: string, version: string, machine: Machine): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  addFiles(folder, packedFiles);

  const home = path.join(root, "server/dist");
  const out = path.join(folder, "server/dist");
  await bundle({ input: { server: "main.ts", operator: "cli/main.ts", first: "container.ts" }, home, out });
  writeFileSync(path.join(out, "main.js"), starterOf("server"));
  writeFileSync(path.join(out, "metiro.js"), starterOf("operator"));
  writeFileSync(path.join(out, "container.js"), starterOf("first"));
  for (const { folder: room, name } of helpers) {
    const beside = path.join("server/src", room);
    const into = path.join(folder, beside);
    await bundle({
      input: { [name]: `${room}/${name}.ts` },
      home: path.join(root, beside),
      out: into,
      entryFileNames: "[name].ts",
    });
  }
  writeFileSync(
    path.join(folder, "package.json"),
    `${JSON.stringify({ name: "metiro", version, private: true, type: "module" })}\n`,
  );
  await addPackages(folder, machine);
  await addNode(folder, machine);
  addPrograms(path.join(folder, "bin"));
}

/** Puts files of the repository where they lie in it. */
export function addFiles(folder: string, files: readonly string[]): void {
  for (const file of files)
    cpSync(path.join(root, file), path.join(folder, file), { recursive: true, filter: (name) => !unused.test(name) });
}

/**
 * `bin/metiro-server` and `bin/metiro`, in production unless the environment says otherwise. Both tell by which line the second one is started
 * here, for whoever is told what to type.
 */
export function addPrograms(bin: string): void {
  for (const [name, file, flags] of [
    ["metiro-server", "main.js", serverFlags],
    ["metiro", "metiro.js", []],
  ] as const) {
    // An account without a name (`DynamicUser` of systemd, any number in a cluster) has no home, which canvas asks for as it is loaded.
    const program = `#!/bin/sh
export NODE_ENV="\${NODE_ENV:-production}" HOME="\${HOME:-/}"
here=$(dirname "$(readlink -f "$0")")
export METIRO_PROGRAM="\${METIRO_PROGRAM:-$here/metiro}"
exec ${['"$here/node"', ...flags, `"$here/../server/dist/${file}"`].join(" ")} "$@"
`;
    writeFileSync(path.join(bin, name), program);
    chmodSync(path.join(bin, name), 0o755);
  }
}
