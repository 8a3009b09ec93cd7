import { randomInt } from "node:crypto";

const minuteSeconds = 60;
const hour = 60 * minuteSeconds;

/** Seconds before each try but the first: three days in all, as Standard Webhooks advises. */
export const retryDelays = [
  5,
  5 * minuteSeconds,
  30 * minuteSeconds,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  20 * hour,
];

/** For about so many days a delivery is tried. */
export const retryDays = Math.round(retryDelays.reduce((sum, delay) => sum + delay) / (24 * hour));

/** By how much of itself a pause is shorter or longer, so that what failed together does not come back together. */
const jitter = 0.1;

/** Seconds until the next try after so many; undefined when there is none. `random`: from 0 to 1. */
export function retryDelay(tries: number, random = randomInt(2 ** 32) / 2 ** 32): number | undefined {
  const pause = retryDelays[tries - 1];
  return pause === undefined ? undefined : pause * (1 - jitter + 2 * jitter * random);
}
