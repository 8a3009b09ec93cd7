import { plusDays, swissDay } from "@metiro/shared/calendar-day";
import type { ReceivedItem } from "@metiro/shared/job-request/schema";

type Planned = Pick<ReceivedItem, "startPreference" | "startDate" | "jobRequestCompanies">;

export interface JobDays {
  from: string;
  /** The last of them. */
  to: string;
}

/**
 * The days on which a company does a job as far as they are agreed: from when it can come, or later on the day that its client
 * asked for. Undefined where it could come before it was chosen: nobody has said a day since.
 */
export function jobDays({ startPreference, startDate, jobRequestCompanies: [own] }: Planned): JobDays | undefined {
  const wanted = startPreference === "on_date" ? startDate : undefined;
  const [from] = [own?.availableFrom, wanted].filter((day) => day !== undefined).sort((a, b) => b.localeCompare(a));
  const chosen = own?.decidedAt === undefined ? undefined : swissDay(new Date(own.decidedAt));
  if (from === undefined || (chosen !== undefined && from < chosen)) return undefined;
  return { from, to: lastDay(from, own ? workdaysOf(own) : 1) };
}

const workdaysOf = ({ duration = 1, durationUnit = "hour" }: Planned["jobRequestCompanies"][number]): number =>
  ({ hour: Math.ceil(duration / 8), day: duration, week: 5 * duration })[durationUnit];

/** Nobody counts Saturdays and Sundays; a job may begin on one. */
function lastDay(from: string, workdays: number): string {
  let day = from;
  for (let left = workdays - 1; left > 0;) {
    day = plusDays(day, 1);
    if (![0, 6].includes(new Date(day).getUTCDay())) left -= 1;
  }
  return day;
}
