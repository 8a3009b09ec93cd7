import { swissToday } from "@metiro/shared/calendar-day";
import { addHolidayInput } from "@metiro/shared/company/schema";
import { violation } from "@metiro/shared/errors/field-error";
import { date, emptyToAbsent } from "@metiro/shared/scalars";
import { z } from "zod";

/** Days away as they are typed: those of holidays, but that a pause from today on may be without a last day. */
export const absenceDays = z
  .object({ startsOn: date, endsOn: emptyToAbsent(date) })
  .refine(({ startsOn, endsOn }) => endsOn !== undefined || startsOn === swissToday(), {
    ...violation("required"),
    path: ["endsOn"],
  })
  .superRefine(({ startsOn, endsOn = startsOn }, context) => {
    // Without its message, so that it is worded as an issue of this form is.
    for (const { message: _, ...issue } of addHolidayInput.safeParse({ startsOn, endsOn }).error?.issues ?? [])
      context.addIssue(issue);
  });
