import { daysFrom, swissToday } from "@metiro/shared/calendar-day";
import { maxPeriodDays, offeredPeriods, startOfPeriod } from "@metiro/shared/dashboard/periods";
import { choiceField, dayField } from "#list/filter/search-field.ts";

export const presets = [...offeredPeriods, "custom"] as const;
export type Preset = (typeof presets)[number];

/** What the statistics keep in their address. The days count only where they are chosen one by one. */
export interface StatisticsSearch {
  period: Preset;
  from: string;
  to: string;
}

export const usualSearch: StatisticsSearch = { period: "30d", from: "", to: "" };

const period = choiceField(presets, usualSearch.period);
const day = dayField();

/** For the route: never refuses; what makes no sense becomes the usual. */
export const readSearch = (raw: { period?: unknown; from?: unknown; to?: unknown }): StatisticsSearch => ({
  period: period.read(raw.period),
  from: day.read(raw.from),
  to: day.read(raw.to),
});

export interface Days {
  from: string;
  to: string;
}

/** The days that an address stands for; those of a wrong custom period are the usual ones. */
export function daysOf({ period, from, to }: StatisticsSearch, today = swissToday()): Days {
  if (period === "custom" && isPeriod({ from, to })) return { from, to };
  return { from: startOfPeriod(period === "custom" ? "30d" : period, today), to: today };
}

export const isPeriod = ({ from, to }: Days): boolean =>
  from !== "" && to !== "" && from <= to && daysFrom(from, to) <= maxPeriodDays;
