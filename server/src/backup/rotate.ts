import { backupsIn, momentOf } from "./manifest.ts";
import type { Place } from "./place.ts";

const day = 86_400_000;

/** Removes what is older than it has to be, and what broke off over a day ago; the latest of each kind stays in any case. */
export async function rotate(place: Place, { keepDays, now }: { keepDays: number; now: Date }): Promise<string[]> {
  const { whole, broken } = await backupsIn(place);
  const isOlder = (name: string, days: number) => momentOf(name) < now.getTime() - days * day;
  const latest = new Set((["dump", "base"] as const).map((kind) => whole.find((one) => one.kind === kind)?.name));
  const old = whole.filter(({ name }) => isOlder(name, keepDays) && !latest.has(name)).map(({ name }) => name);
  const gone = [...old, ...broken.filter((name) => isOlder(name, 1))];
  for (const name of gone) await place.remove(name);
  return gone;
}
