import { plusDays, swissDay, swissMoment } from "../calendar-day.ts";
import { isHoliday } from "./holidays.ts";

/** Working days in Switzerland: between these full hours, Monday to Friday, without the holidays that all cantons have. */
const workingDay = { from: 8, to: 18 } as const;
const hoursOfDay = workingDay.to - workingDay.from;

const hourMs = 3_600_000;
const clock = (full: number) => `${String(full).padStart(2, "0")}:00`;

/** Whether answers are expected on a day (`yyyy-MM-dd`). */
function isWorkingDay(day: string): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isHoliday(day);
}

/** When so many working hours have passed since a moment; what lies outside of them does not count. */
export function plusWorkingHours(from: Date, hours: number): Date {
  let left = hours * hourMs;
  for (let day = swissDay(from); ; day = plusDays(day, 1)) {
    if (!isWorkingDay(day)) continue;
    const opens = Date.parse(swissMoment(day, clock(workingDay.from)));
    const begins = Math.max(opens, from.getTime());
    const open = opens + hoursOfDay * hourMs - begins;
    if (open <= 0) continue;
    if (left <= open) return new Date(begins + left);
    left -= open;
  }
}

/** By when answers are promised, and when silent companies are asked once more: a working day before. */
export interface GuaranteeDeadline {
  due: Date;
  /** Absent where the whole time is shorter than that. */
  remind: Date | undefined;
}

/** The promise of a request that is sent at a moment. It ends on a full hour, so that what is said is what holds. */
export function guaranteeDeadline(sent: Date, hours: number): GuaranteeDeadline {
  const due = Math.ceil(plusWorkingHours(sent, hours).getTime() / hourMs) * hourMs;
  return {
    due: new Date(due),
    remind: hours > hoursOfDay ? plusWorkingHours(sent, hours - hoursOfDay) : undefined,
  };
}
