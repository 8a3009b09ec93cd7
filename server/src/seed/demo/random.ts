import { createHash } from "node:crypto";
import { uniformFloat64 } from "pure-rand/distribution/uniformFloat64";
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

/** Chance that is the same each time. */
export interface Random {
  /** A whole number, both ends included. */
  int: (min: number, max: number) => number;
  /** A number from `min` up to `max`. */
  between: (min: number, max: number) => number;
  /** True in about this share (0–1) of cases. */
  chance: (share: number) => boolean;
  pick: <T>(list: readonly T[]) => T;
  shuffle: <T>(list: readonly T[]) => T[];
}

/** A generator of its own for each key, so that one more row of the demo does not change the others. */
export function randomOf(...key: string[]): Random {
  const generator = xoroshiro128plus(createHash("sha256").update(key.join("\0")).digest().readInt32BE());
  const int = (min: number, max: number) => uniformInt(generator, min, max);
  const between = (min: number, max: number) => min + uniformFloat64(generator) * (max - min);
  return {
    int,
    between,
    chance: (share) => between(0, 1) < share,
    pick: (list) => at(list, int(0, list.length - 1)),
    shuffle: (list) => {
      const shuffled = [...list];
      for (let last = shuffled.length - 1; last > 0; last--) {
        const other = int(0, last);
        [shuffled[last], shuffled[other]] = [at(shuffled, other), at(shuffled, last)];
      }
      return shuffled;
    },
  };
}

function at<T>(list: readonly T[], index: number): T {
  if (index < 0 || index >= list.length) throw new RangeError("nothing to pick from");
  return list[index] as T;
}
