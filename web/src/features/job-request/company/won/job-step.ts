import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { swissToday } from "@metiro/shared/calendar-day";
import type { ReceivedItem } from "@metiro/shared/job-request/schema";
import { type JobDays, jobDays } from "./job-days.ts";

/** What a won job waits for: a call about the visit, a date, its first day, its last one; `past`: that is over, and nobody said that it is done. */
export type JobStep = "visit" | "date" | "begin" | "work" | "past";

export const jobStepWords: Record<JobStep, MessageDescriptor> = {
  visit: msg`Visite à fixer`,
  date: msg`Date à convenir`,
  begin: msg`Travail prévu`,
  work: msg`En cours`,
  past: msg`Terminé ?`,
};

/** The step that a won job is at; `days`: those on which it is done. */
export function jobStep(item: ReceivedItem, days: JobDays | undefined = jobDays(item), today = swissToday()): JobStep {
  const [own] = item.jobRequestCompanies;
  if (days && days.to < today) return "past";
  if (days && days.from <= today) return "work";
  if (own?.visit === "offered" || own?.visit === "required") return "visit";
  return days ? "begin" : "date";
}
