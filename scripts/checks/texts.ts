import path from "node:path";
import { type Outcome, program, programs, root } from "../step.ts";

/** Every text of the sources stands in its catalogues, none besides, and both languages that are offered have it. */
export function textsComplete(side: "server" | "web"): () => Promise<Outcome> {
  const cwd = path.join(root, side);
  const check = (...args: string[]) =>
    program(path.join(cwd, "node_modules/.bin/lingui"), ["check", ...args, "--workers", "1"], { cwd });
  return () =>
    programs(
      () => check("sync", "--clean", "--overwrite"),
      () => check("missing", "--mode", "catalog", "--locale", "fr,en"),
    );
}
