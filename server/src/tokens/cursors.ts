import type { Key } from "../config/keys.ts";
import { sealedAlike, unsealed } from "./sealed.ts";

/** A place in a list, as it is given to whoever reads the list on. */
export interface Cursors {
  /** `list` says what it is for: the list, its order and its filters. */
  of: (list: string, place: readonly (string | null)[]) => string;
  /** Undefined where it is not ours, cut short, or for another list. */
  placeIn: (list: string, cursor: string) => readonly (string | null)[] | undefined;
}

/** They are encrypted: a place may be a name, and cursors stand in addresses. */
export const cursors = (key: Key): Cursors => ({
  of: (list, place) => sealedAlike(key, JSON.stringify(place), list),
  placeIn(list, cursor) {
    const place = unsealed(key, cursor, list);
    return place === undefined ? undefined : (JSON.parse(place) as (string | null)[]);
  },
});
