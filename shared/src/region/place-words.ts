import { fold } from "../text/fold.ts";

/** The name of a place as one searches it: « St-Prex » and « Saint-Prex » are one. */
export const placeWords = (name: string): string =>
  fold(name)
    .replaceAll(/\bst\b/g, "saint")
    .replaceAll(/\bste\b/g, "sainte");
