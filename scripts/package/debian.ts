import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { outputOf, program } from "../step.ts";
import type { Machine } from "./machine.ts";

/** Asks what there is by `apt-cache`, and returns what that says. */
export type Ask = (...words: string[]) => Promise<string>;

const keys = "/usr/share/keyrings/debian-archive-keyring.gpg";

/** Where the machine itself has Debian from. */
async function mirror(): Promise<string> {
  const targets = ["indextargets", "--format", "$(REPO_URI)", "Created-By: Packages", "Component: main"];
  const [first] = (await outputOf(program("apt-get", targets))).split("\n");
  if (!first) throw new Error("The machine has no packages of Debian.");
  return first;
}

/**
 * Unpacks packages of Debian into a folder, on lists of its own in the folder `aside`: the machine's packages are left alone, and those of another
 * machine, or of another suite, are found. Which ones, `wanted` says, once the lists are there.
 */
export async function unpackDebs(
  aside: string,
  into: string,
  architecture: Machine["architecture"],
  wanted: (ask: Ask) => Promise<readonly string[]>,
  suite?: string,
): Promise<void> {
  for (const part of ["state/lists/partial", "cache/archives/partial", "debs"])
    mkdirSync(path.join(aside, part), { recursive: true });
  mkdirSync(into, { recursive: true });
  writeFileSync(path.join(aside, "state/status"), "");
  const sources = path.join(aside, "sources.list");
  if (suite !== undefined) writeFileSync(sources, `deb [signed-by=${keys}] ${await mirror()} ${suite} main\n`);
  const settings = {
    "APT::Architecture": architecture,
    "APT::Architectures": architecture,
    "Dir::State": path.join(aside, "state"),
    "Dir::State::status": path.join(aside, "state/status"),
    "Dir::Cache": path.join(aside, "cache"),
    ...(suite !== undefined && { "Dir::Etc::sourcelist": sources, "Dir::Etc::sourceparts": "/dev/null" }),
    "APT::Sandbox::User": "root",
    // Whoever has no line to the mirror waits for no more than this.
    "Acquire::Retries": "1",
    "Acquire::http::Timeout": "20",
  };
  const options = ["-qq", ...Object.entries(settings).flatMap(([name, value]) => ["-o", `${name}=${value}`])];
  const debs = path.join(aside, "debs");
  await outputOf(program("apt-get", [...options, "update"]));
  const names = await wanted((...words) => outputOf(program("apt-cache", [...options, ...words])));
  await outputOf(program("apt-get", [...options, "download", ...names], { cwd: debs }));
  for (const deb of readdirSync(debs)) await outputOf(program("dpkg-deb", ["-x", path.join(debs, deb), into]));
}
