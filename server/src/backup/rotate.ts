import { backupsIn, momentOf } from "./manifest.ts";
import type { BackupPlace } from "./place.ts";

const dayMs = 86_400_000;

/**
 * Removes what is older than it has to be, and what broke off over a day ago. The latest dump stays in any case, and the last base
 * backup from before, for the first of the days that are kept is reached from it.
 */
export async function rotate(
  place: BackupPlace,
  { keepDays, now }: { keepDays: number; now: Date },
): Promise<string[]> {
  const { whole, broken } = await backupsIn(place);
  const isOlder = (name: string, days: number) => momentOf(name) < now.getTime() - days * dayMs;
  const kept = new Set([
    whole.find(({ kind }) => kind === "dump")?.name,
    whole.find(({ kind, name }) => kind === "base" && isOlder(name, keepDays))?.name,
  ]);
  const old = whole.filter(({ name }) => isOlder(name, keepDays) && !kept.has(name)).map(({ name }) => name);
  const gone = [...old, ...broken.filter((name) => isOlder(name, 1))];
  for (const name of gone) await place.remove(name);
  return gone;
}
