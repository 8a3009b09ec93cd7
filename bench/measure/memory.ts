import { readdirSync, readFileSync } from "node:fs";

/** What processes hold, in MB of 1,024 kB. Linux only. */
export interface Held {
  processes: number;
  /** Resident pages: those that several share are counted for each. */
  rss: number;
  /** Resident pages, each shared one divided among those who share it: what may be added up. */
  pss: number;
}

/** What a process and all that came of it hold; asking of other accounts takes root. */
export function heldBy(root: number): Held {
  const parents = new Map(
    readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        const parent = parentOf(name);
        return parent === undefined ? [] : [[Number(name), parent] as const];
      }),
  );
  const family = [root];
  for (const one of family) family.push(...[...parents].flatMap(([pid, parent]) => (parent === one ? [pid] : [])));
  const all = family.map((pid) => readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"));
  const sum = (field: string) =>
    all.reduce((total, text) => total + Number(new RegExp(`^${field}:\\s+(\\d+)`, "m").exec(text)?.[1] ?? 0), 0) /
    1_024;
  return { processes: family.length, rss: sum("Rss"), pss: sum("Pss") };
}

/** Undefined for a process that has ended meanwhile. */
function parentOf(pid: string): number | undefined {
  try {
    // The name stands in brackets and may hold anything.
    return Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ")[1]);
  } catch {
    return undefined;
  }
}
