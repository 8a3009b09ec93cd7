import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ownFiles } from "./checks/own-files.ts";
import { type Outcome, program, root } from "./step.ts";

interface Part {
  name: string;
  /** Folder of what is built; `stamp` in it says from what. */
  dist: string;
  sources: readonly string[];
  /** Lies among the sources and is no part of the build: tests, and what the build itself writes. */
  besides: RegExp;
  build: () => Promise<Outcome>;
}

const parts: readonly Part[] = [
  {
    name: "pages",
    dist: "web/dist",
    sources: [...ownFiles("web"), ...ownFiles("shared/src")],
    besides: /^web\/(e2e\/|playwright\.config)|\.(test|gen)\.tsx?$/,
    build: () => program("pnpm", ["--filter", "@metiro/web", "run", "build"]),
  },
  {
    name: "server",
    dist: "server/dist",
    sources: [...ownFiles("server/src"), ...ownFiles("shared/src"), "scripts/bundle/bundle-server.ts"],
    besides: /\/test\/|\.test\.ts$/,
    build: () => program(process.execPath, [path.join(root, "scripts/bundle/bundle-server.ts")]),
  },
];

/** What a part is made from, in one number. */
function fingerprint({ sources, besides }: Part): string {
  const hash = createHash("sha256");
  const files = [...sources, "pnpm-lock.yaml"].filter((file) => !besides.test(file));
  for (const file of files.toSorted()) {
    const content = createHash("sha256")
      .update(readFileSync(path.join(root, file)))
      .digest("hex");
    hash.update(`${file} ${content}\n`);
  }
  return hash.digest("hex");
}

/** Builds a part unless it was built from the same sources. */
async function keepFresh(part: Part): Promise<void> {
  const stamp = path.join(root, part.dist, "stamp");
  const wanted = fingerprint(part);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  const began = performance.now();
  process.stdout.write(`Building the ${part.name} … `);
  rmSync(stamp, { force: true });
  const { ok, output } = await part.build();
  console.log(ok ? `${((performance.now() - began) / 1000).toFixed(1)} s` : "failed");
  if (ok) writeFileSync(stamp, wanted);
  else {
    console.error(output);
    process.exitCode = 1;
  }
}

for (const part of parts) await keepFresh(part);
