import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { root } from "../step.ts";
import { type Ask, unpackDebs } from "./debian.ts";
import { machineOf } from "./machine.ts";

const version = 18;
/** The suite of Debian that has them, and what of it the programs need beside C libraries: no program of its own. */
const suite = "forky";
const client = `postgresql-client-${version}`;
const programs = ["pg_basebackup", "pg_dump", "pg_isready", "pg_receivewal", "pg_restore", "pg_verifybackup", "psql"];

/**
 * The folder of PostgreSQL's programs that the tests of backups need: of the settings or the machine, else fetched once from Debian and kept in `.runtime`,
 * with C libraries of their own. Undefined where they cannot be had: then these tests are skipped.
 */
export async function postgresPrograms(): Promise<string | undefined> {
  const kept = path.join(root, `.runtime/${client}`);
  const there = [process.env["PG_BIN"], `/usr/lib/postgresql/${version}/bin`, path.join(kept, "bin")].find(
    (folder) => folder !== undefined && existsSync(path.join(folder, "pg_dump")),
  );
  if (there !== undefined || process.platform !== "linux") return there;
  const aside = mkdtempSync(path.join(tmpdir(), "metiro-postgres-programs-"));
  try {
    const unpacked = path.join(aside, "root");
    await unpackDebs(aside, unpacked, machineOf().architecture, neededBy, suite);
    mkdirSync(path.join(kept, "bin"), { recursive: true });
    rmSync(path.join(kept, "root"), { recursive: true, force: true });
    cpSync(unpacked, path.join(kept, "root"), { recursive: true, verbatimSymlinks: true });
    addStarters(path.join(kept, "root"), path.join(kept, "bin"));
    return path.join(kept, "bin");
  } catch (error) {
    console.log(`Without PostgreSQL's programs, tests of backups are skipped: ${String(error)}`);
    return undefined;
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

async function neededBy(ask: Ask): Promise<string[]> {
  const no = ["recommends", "suggests", "conflicts", "breaks", "replaces", "enhances"].map((kind) => `--no-${kind}`);
  const all = await ask("depends", "--recurse", ...no, client);
  const names = [...all.matchAll(/^(lib[\w.+-]+|zlib1g|postgresql-client-\d+)$/gm)].map(([, name = ""]) => name);
  return [...new Set(names)].filter((name) => !name.startsWith("libperl"));
}

/** Each program with the loader and the libraries that it was made for. */
function addStarters(unpacked: string, bin: string): void {
  const inLib = (name: RegExp) => {
    for (const folder of ["usr/lib64", "usr/lib"].map((one) => path.join(unpacked, one)))
      for (const entry of existsSync(folder) ? readdirSync(folder) : [])
        if (name.test(entry)) return path.join(folder, entry);
    throw new Error(`Debian's packages have no ${name.source}`);
  };
  const [loader, libraries] = [inLib(/^ld-linux-/), inLib(/-linux-gnu$/)];
  for (const name of programs) {
    const program = path.join(unpacked, `usr/lib/postgresql/${version}/bin`, name);
    const starter = `#!/bin/sh\nexec "${loader}" --library-path "${libraries}" --argv0 "${program}" "${program}" "$@"\n`;
    writeFileSync(path.join(bin, name), starter, { mode: 0o755 });
  }
}
