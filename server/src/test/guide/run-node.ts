import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
export const root = path.resolve(import.meta.dirname, "../../../..");

/** The generators of clients, and the compiler that checks what they make. */
export const tools = {
  cache: path.join(root, "api-client/.cache"),
  heyApi: path.join(root, "api-client/node_modules/@hey-api/openapi-ts/bin/run.js"),
  openapiTypescript: path.join(root, "api-client/node_modules/openapi-typescript/bin/cli.js"),
  compiler: path.join(root, "node_modules/typescript/bin/tsc"),
};

/** What a Node process of its own prints; where it fails, what it printed stands in the error. */
export async function runNode(words: string[], options: { cwd?: string; env?: NodeJS.ProcessEnv }): Promise<string> {
  const running = run(process.execPath, words, options);
  const { stdout } = await running.catch((error: Error & { stdout?: string }) => {
    throw new Error(`${error.message}\n${error.stdout ?? ""}`, { cause: error });
  });
  return stdout;
}
