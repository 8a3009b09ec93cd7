import { swissDay, swissZone } from "@metiro/shared/calendar-day";
import type { Random } from "./random.ts";

const hourMs = 3_600_000;

/** Times of the demo, all at or before `now`, and as far as possible when people are awake. Hours in, ISO 8601 out. */
export interface Clock {
  now: string;
  today: string;
  ago: (hours: number) => string;
  /** A time `minHours` to `maxHours` after another; sooner when that would be in the future. */
  after: (time: string, minHours: number, maxHours: number) => string;
}

export function clockAt(now: Date, random: Random): Clock {
  const iso = (time: number) => new Date(time).toISOString();
  return {
    now: now.toISOString(),
    today: swissDay(now),
    ago: (hours) => iso(eveningBefore(now.getTime() - hours * hourMs)),
    after: (time, minHours, maxHours) => {
      const from = Date.parse(time);
      const wished = from + random.between(minHours, maxHours) * hourMs;
      const possible = wished <= now.getTime() ? wished : from + (now.getTime() - from) * random.between(0.2, 0.6);
      const evening = eveningBefore(possible);
      const morning = morningAfter(possible);
      return iso(evening > from ? evening : morning <= now.getTime() ? morning : possible);
    },
  };
}

const hours = new Intl.DateTimeFormat("en", { timeZone: swissZone, hour: "2-digit", hourCycle: "h23" });
const zurichHour = (time: number): number => Number(hours.format(time));

/** A time of the night moves back to the evening before, or on to the morning. */
const eveningBefore = (time: number): number => (zurichHour(time) < 7 ? time - (zurichHour(time) + 3) * hourMs : time);
export const morningAfter = (time: number): number =>
  zurichHour(time) < 7 ? time + (7 - zurichHour(time)) * hourMs : time;

/** The day (`yyyy-MM-dd`) of a time in Switzerland. */
export const dayOf = (time: string): string => swissDay(new Date(time));
