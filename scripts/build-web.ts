import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ownFiles } from "./checks/own-files.ts";
import { program, root } from "./step.ts";

const dist = path.join(root, "web/dist");
const stamp = path.join(dist, "stamp");

/** Lies among the sources and is no part of the build: tests, and what the build itself writes. */
const besides = /^web\/e2e\/|\.(test|gen)\.tsx?$/;

/** What the build is made from, in one number. */
function fingerprint(): string {
  const hash = createHash("sha256");
  const files = [...ownFiles("web"), ...ownFiles("shared/src"), "pnpm-lock.yaml"].filter((file) => !besides.test(file));
  for (const file of files.toSorted()) {
    const content = createHash("sha256")
      .update(readFileSync(path.join(root, file)))
      .digest("hex");
    hash.update(`${file} ${content}\n`);
  }
  return hash.digest("hex");
}

const wanted = fingerprint();
if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted) {
  const began = performance.now();
  process.stdout.write("Building the pages … ");
  rmSync(stamp, { force: true });
  const { ok, output } = await program("pnpm", ["--filter", "@metiro/web", "run", "build"]);
  console.log(ok ? `${((performance.now() - began) / 1000).toFixed(1)} s` : "failed");
  if (ok) writeFileSync(stamp, wanted);
  else {
    console.error(output);
    process.exitCode = 1;
  }
}
