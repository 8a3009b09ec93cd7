import { plusDays, swissDay } from "@metiro/shared/calendar-day";
import type { Company, Holiday } from "@metiro/shared/company/schema";
import type { ReceivedItem } from "@metiro/shared/job-request/schema";
import { answerDueOf } from "#domain/guarantee/answer-due.ts";
import { type JobDays, jobDays } from "../won/job-days.ts";
import { type JobStep, jobStep } from "../won/job-step.ts";

/** `day`: the one that it stands under, as far as there is one. */
export type AgendaEntry = { key: string; day: string | undefined } & (
  | { kind: "answer"; item: ReceivedItem }
  | { kind: "job"; item: ReceivedItem; days: JobDays | undefined; step: JobStep }
  | { kind: "holiday"; days: JobDays }
  | { kind: "pause"; byAdmin: boolean }
);

/** In the order of the page. */
export const agendaParts = ["late", "today", "undated", "week", "later", "past"] as const;
type AgendaPart = (typeof agendaParts)[number];
export type AgendaGroups = Record<AgendaPart, AgendaEntry[]>;

/** Days after today that are the week. */
const near = 7;

interface Known {
  toAnswer: readonly ReceivedItem[];
  won: readonly ReceivedItem[];
  company: Pick<Company, "pausedAt" | "away" | "holidays">;
}

/** What a company has ahead of it, by day: each answer on its last day; jobs and holidays on their first, or today while they go on. */
export function agendaOf({ toAnswer, won, company }: Known, now = Date.now()): AgendaGroups {
  const today = swissDay(new Date(now));
  const groups: AgendaGroups = { late: [], today: [], undated: [], week: [], later: [], past: [] };
  const put = (entry: AgendaEntry, part = partOf(entry.day, today)) => groups[part].push(entry);
  for (const pause of pausesOf(company, today)) put(pause);
  for (const item of toAnswer) {
    const [own] = item.jobRequestCompanies;
    if (!own || item.erased) continue;
    const asked = answerDueOf(own, now);
    const day = swissDay(new Date(asked?.due ?? own.answerBy));
    put({ key: item.id, kind: "answer", item, day }, asked ? undefined : "late");
  }
  for (const item of won) {
    if (item.doneAt !== undefined) continue;
    const days = jobDays(item);
    const step = jobStep(item, days, today);
    const day = days && step !== "past" && days.from < today ? today : days?.from;
    put({ key: item.id, kind: "job", item, days, step, day }, step === "past" ? "past" : undefined);
  }
  for (const part of agendaParts) groups[part].sort((a, b) => (a.day ?? "").localeCompare(b.day ?? ""));
  // Old ones would hide those that have just ended.
  groups.past.reverse();
  return groups;
}

function partOf(day: string | undefined, today: string): AgendaPart {
  if (day === undefined) return "undated";
  if (day <= today) return "today";
  return day <= plusDays(today, near) ? "week" : "later";
}

/** A pause with a last day is one of the holidays already. */
function pausesOf({ pausedAt, away, holidays }: Known["company"], today: string): AgendaEntry[] {
  const byAdmin = pausedAt !== undefined;
  const open = byAdmin || (away !== undefined && away.endsOn === undefined);
  return [
    ...(open ? [{ key: "pause", kind: "pause" as const, byAdmin, day: today }] : []),
    ...holidays.map((holiday) => holidayEntry(holiday, today)),
  ];
}

const holidayEntry = ({ id, startsOn, endsOn }: Holiday, today: string): AgendaEntry => ({
  key: id,
  kind: "holiday",
  days: { from: startsOn, to: endsOn },
  day: startsOn < today ? today : startsOn,
});
