/**
 * Writes the worker of the browser: `service-worker.js` with what this build keeps on a device, and beside it
 * `service-worker-off.js`, which keeps nothing and drops what others kept.
 */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { textLanguages } from "@metiro/shared/languages";
import { build } from "vite";
import type { ViteManifest } from "../src/site/router-manifest.ts";
import { entriesOf, shellFiles } from "./shell-files.ts";

const root = path.resolve(import.meta.dirname, "..");
const client = path.join(root, "dist/client");
const manifest = JSON.parse(await readFile(path.join(client, ".vite/manifest.json"), "utf8")) as ViteManifest;
const files = shellFiles(manifest);

const shell = {
  // Also of what draws the pages: the words of the page without a line are theirs.
  version: createHash("sha256")
    .update(files.join())
    .update(await readFile(path.join(root, "dist/server/entry-server.js")))
    .digest("base64url")
    .slice(0, 12),
  files,
  offline: Object.fromEntries(textLanguages.map((lang) => [lang, `/offline?lang=${lang}`])),
  entries: entriesOf(manifest),
};

for (const [name, kept] of [
  ["service-worker", JSON.stringify(shell)],
  ["service-worker-off", "undefined"],
] as const)
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: { shellOfBuild: kept },
    build: {
      outDir: client,
      emptyOutDir: false,
      // An operator may want to read it.
      minify: false,
      lib: {
        entry: path.join(root, "worker/service-worker.ts"),
        formats: ["iife"],
        name: "worker",
        fileName: () => `${name}.js`,
      },
    },
  });
