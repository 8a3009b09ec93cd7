import { dayOf } from "./use-day-text.ts";

/** Messages of one day of Switzerland. */
interface MessageDay<T> {
  /** `yyyy-MM-dd` */
  day: string;
  messages: T[];
}

/** Messages in their order, divided by the days on which they were written. */
export function byDay<T extends { createdAt: string }>(messages: readonly T[]): MessageDay<T>[] {
  const days: MessageDay<T>[] = [];
  for (const message of messages) {
    const day = dayOf(message.createdAt);
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(message);
    else days.push({ day, messages: [message] });
  }
  return days;
}
