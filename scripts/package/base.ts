import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { unpackDebs } from "./debian.ts";
import type { Machine } from "./machine.ts";

/** Who runs in the image; nobody else has a name there. */
export const user = 65_532;

/** What Node and the native packages are linked with. */
const libraries = ["libc6", "libgcc-s1", "libstdc++6"];

/** Fills the folder that an image stands on: the C libraries of Debian, one user, a folder for files. No shell, no other program. */
export async function makeBase(folder: string, { architecture }: Machine): Promise<void> {
  const aside = mkdtempSync(path.join(tmpdir(), "metiro-base-"));
  try {
    const unpacked = path.join(aside, "root");
    await unpackDebs(aside, unpacked, architecture, async () => libraries);
    rmSync(path.join(unpacked, "usr/share"), { recursive: true, force: true });
    for (const triplet of readdirSync(path.join(unpacked, "usr/lib"), { withFileTypes: true }))
      if (triplet.isDirectory())
        for (const unused of ["gconv", "audit"])
          rmSync(path.join(unpacked, "usr/lib", triplet.name, unused), { recursive: true, force: true });
    cpSync(unpacked, folder, { recursive: true, verbatimSymlinks: true });
  } finally {
    rmSync(aside, { recursive: true });
  }
  mkdirSync(path.join(folder, "etc"), { recursive: true });
  writeFileSync(path.join(folder, "etc/passwd"), `root:x:0:0::/:/nologin\nmetiro:x:${user}:${user}::/data:/nologin\n`);
  writeFileSync(path.join(folder, "etc/group"), `root:x:0:\nmetiro:x:${user}:\n`);
  writeFileSync(path.join(folder, "etc/nsswitch.conf"), "passwd: files\ngroup: files\nhosts: files dns\n");
}
