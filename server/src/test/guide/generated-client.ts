import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { runNode, tools } from "./run-node.ts";

const folder = path.join(tools.cache, "guide");

const compilerOptions = {
  module: "nodenext",
  target: "es2024",
  lib: ["es2024", "dom", "dom.iterable"],
  types: ["node"],
  strict: true,
  noUncheckedIndexedAccess: true,
  noEmitOnError: true,
  skipLibCheck: true,
  rootDir: ".",
  outDir: "built",
};

/** What a program that needs nothing but Node prints. */
export const runAlone = async (program: string, api: string): Promise<string> =>
  (await runNode(["--input-type=module", "--eval", program], { env: { API: api } })).trim();

/** Generates a client from the document of `api`, has it and `program` compiled, and returns what the program prints. */
export async function runWithGeneratedClient(program: string, api: string): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const node = async (...words: string[]) => runNode(words, { cwd: folder, env: { API: api } });
  await node(tools.heyApi, "--input", `${api}/openapi.json`, "--output", path.join(folder, "client"), "--no-log-file");
  await writeFile(path.join(folder, "program.ts"), program);
  await writeFile(path.join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["program.ts"] }));
  await node(tools.compiler, "--project", ".");
  return node("built/program.js");
}
