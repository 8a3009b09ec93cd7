import { violation } from "../errors/field-error.ts";
import { emptyToAbsent, timestamp } from "../scalars.ts";
import { maxChangedDays } from "./constants.ts";

const longest = maxChangedDays * 24 * 60 * 60 * 1000;

/** Of a list: only rows that have changed since. Not without end, so that what is asked stays a part of the list. */
export const changedSince = emptyToAbsent(
  timestamp.refine(
    (moment) => Date.parse(moment) >= Date.now() - longest,
    violation("tooManyDays", { maxDays: maxChangedDays }),
  ),
);
