import { todayIn } from "@metiro/shared/calendar-day";
import type { TextLanguage } from "@metiro/shared/languages";
import type { FastifyBaseLogger } from "fastify";
import type { Sql } from "../../../db/client.ts";

/** Milliseconds between two writes: a page that many come to costs one row's update in that time. */
const pause = 5_000;

/** Counts in memory and writes sums, so that no view waits for the database. */
export interface PageCounter {
  /** `path` is the pattern of a page: there are only so many of them. */
  count: (path: string, language: TextLanguage) => void;
  /** Writes what has been counted; it stays counted until it is written. */
  flush: () => Promise<void>;
  /** Writes for the last time. */
  stop: () => Promise<void>;
}

interface Sum {
  day: string;
  path: string;
  language: TextLanguage;
  count: number;
}

export function pageCounter(sql: Sql, log: Pick<FastifyBaseLogger, "warn">): PageCounter {
  let sums = new Map<string, Sum>();
  const add = ({ count, ...of }: Sum) => {
    const key = `${of.day} ${of.language} ${of.path}`;
    sums.set(key, { ...of, count: count + (sums.get(key)?.count ?? 0) });
  };
  const flush = async () => {
    if (sums.size === 0) return;
    const written = sums;
    sums = new Map();
    try {
      await write(sql, written);
    } catch (err) {
      for (const sum of written.values()) add(sum);
      log.warn({ err }, "Page views wait to be written");
    }
  };
  const timer = setInterval(() => void flush(), pause).unref();
  return {
    count: (path, language) => add({ day: todayIn(), path, language, count: 1 }),
    flush,
    stop: () => {
      clearInterval(timer);
      return flush();
    },
  };
}

/** In one order, so that processes that write at once wait for each other and not in a ring. */
async function write(sql: Sql, sums: ReadonlyMap<string, Sum>): Promise<void> {
  const rows = [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum);
  await sql`insert into page_views ${sql(rows, "day", "path", "language", "count")}
    on conflict (day, path, language) do update set count = page_views.count + excluded.count`;
}
