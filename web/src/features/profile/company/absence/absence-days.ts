import { daysFrom, todayIn } from "@metiro/shared/calendar-day";
import { maxHolidayDays } from "@metiro/shared/company/constants";
import { broken } from "@metiro/shared/errors/field-error";
import { date, emptyToAbsent } from "@metiro/shared/scalars";
import { z } from "zod";

/** Days away as they are typed: only a pause that begins today may be without a last day. */
export const absenceDays = z
  .object({ startsOn: date, endsOn: emptyToAbsent(date) })
  .refine(({ startsOn }) => startsOn >= todayIn(), { ...broken("past"), path: ["startsOn"] })
  .refine(({ startsOn, endsOn }) => endsOn !== undefined || startsOn === todayIn(), {
    ...broken("required"),
    path: ["endsOn"],
  })
  .refine(({ startsOn, endsOn }) => endsOn === undefined || startsOn <= endsOn, {
    ...broken("rangeReversed"),
    path: ["endsOn"],
  })
  .refine(({ startsOn, endsOn }) => endsOn === undefined || daysFrom(startsOn, endsOn) <= maxHolidayDays, {
    ...broken("tooManyDays", { maxDays: maxHolidayDays }),
    path: ["endsOn"],
  });
