import type { PostValues } from "../post-values.ts";

/** What a browser has of a post that the server has not got yet. */
export interface Backup {
  values: PostValues;
  /** The version that was edited; 0 for a new post. */
  base: number;
  /** ISO 8601. */
  at: string;
}

const prefix = "post-backup";
const tabKey = "post-tab";

/** Two tabs on the same post do not write over each other. */
function ownTab(): string {
  const known = sessionStorage.getItem(tabKey);
  if (known) return known;
  const tab = Math.random().toString(36).slice(2);
  sessionStorage.setItem(tabKey, tab);
  return tab;
}

const keyOf = (id: string, tab: string) => `${prefix}:${id}:${tab}`;

/** A browser without room or storage still has the server's copy. */
function quietly<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

export const keepBackup = (id: string, backup: Backup): void =>
  quietly(() => localStorage.setItem(keyOf(id, ownTab()), JSON.stringify(backup)));

/** The server has it all: of this tab nothing is left to keep. */
export const dropBackup = (id: string): void => quietly(() => localStorage.removeItem(keyOf(id, ownTab())));

export const dropBackups = (id: string): void =>
  quietly(() => {
    for (const key of keysOf(id)) localStorage.removeItem(key);
  });

/** The newest that is left of a post, this tab's own before others'. */
export const findBackup = (id: string): Backup | undefined =>
  quietly(() => {
    const own = keyOf(id, ownTab());
    const keys = keysOf(id);
    const all = keys.map((key) => JSON.parse(localStorage.getItem(key) ?? "null") as Backup);
    return all[keys.indexOf(own)] ?? all.toSorted((a, b) => b.at.localeCompare(a.at))[0];
  });

const keysOf = (id: string) => Object.keys(localStorage).filter((key) => key.startsWith(`${prefix}:${id}:`));
