import { daysFrom, plusDays, plusMonths } from "@metiro/shared/calendar-day";

/** Both days included. */
export interface Period {
  startsOn: string;
  endsOn: string;
}

const usualMonths = 12;

/** Days of a period, and its months where it is whole ones. */
export function lengthOf({ startsOn, endsOn }: Period): { days: number; months: number | undefined } {
  const days = daysFrom(startsOn, endsOn);
  const rough = Math.round(days / 30.44);
  const months = [rough - 1, rough, rough + 1].find((count) => count > 0 && lastDay(startsOn, count) === endsOn);
  return { days, months };
}

/** The period that a company gets next: right after its last one and as long, or a year from today. */
export function nextPeriod(taken: readonly Period[], today: string): Period {
  const last = taken.toSorted((one, other) => (one.endsOn < other.endsOn ? 1 : -1))[0];
  const startsOn = last && last.endsOn >= today ? plusDays(last.endsOn, 1) : today;
  if (!last) return { startsOn, endsOn: lastDay(startsOn, usualMonths) };
  const { days, months } = lengthOf(last);
  return { startsOn, endsOn: months === undefined ? plusDays(startsOn, days - 1) : lastDay(startsOn, months) };
}

/** The last day of so many months that begin on a day. */
const lastDay = (startsOn: string, months: number): string => plusDays(plusMonths(startsOn, months), -1);
