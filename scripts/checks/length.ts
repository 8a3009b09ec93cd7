import { readFileSync } from "node:fs";
import path from "node:path";
import { faults, type Outcome, root } from "../step.ts";
import { ownFiles } from "./own-files.ts";

const maxLines = 400;
const sources = /\.(ts|tsx|mjs|css)$/;
const generated = /\.gen\.ts$/;

/** No source file over 400 lines: a longer one holds more than one idea. */
export async function fileLength(): Promise<Outcome> {
  const files = ownFiles().filter((file) => sources.test(file) && !generated.test(file));
  const long = files
    .map((file) => ({ file, lines: readFileSync(path.join(root, file), "utf8").split("\n").length - 1 }))
    .filter(({ lines }) => lines > maxLines);
  return faults(long.map(({ file, lines }) => `${file} has ${lines} lines; the most is ${maxLines}`));
}
