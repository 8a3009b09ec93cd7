import { execFile } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, "../../../..");
const folder = path.join(root, "api-client/.cache/guide");
const generator = path.join(root, "api-client/node_modules/@hey-api/openapi-ts/bin/run.js");
const compiler = path.join(root, "node_modules/typescript/bin/tsc");

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
export async function runAlone(program: string, api: string): Promise<string> {
  const words = ["--input-type=module", "--eval", program];
  return (await run(process.execPath, words, { env: { API: api } })).stdout.trim();
}

/** Generates a client from the document of `api`, has it and `program` compiled, and returns what the program prints. */
export async function runWithGeneratedClient(program: string, api: string): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const node = async (...words: string[]) => {
    const env = { API: api };
    return run(process.execPath, words, { cwd: folder, env }).catch((error: Error & { stdout?: string }) => {
      throw new Error(`${error.message}\n${error.stdout ?? ""}`, { cause: error });
    });
  };
  await node(generator, "--input", `${api}/openapi.json`, "--output", path.join(folder, "client"), "--no-log-file");
  await writeFile(path.join(folder, "program.ts"), program);
  await writeFile(path.join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["program.ts"] }));
  await node(compiler, "--project", ".");
  return (await node("built/program.js")).stdout;
}
