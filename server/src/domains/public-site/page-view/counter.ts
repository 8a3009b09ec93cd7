import { swissToday } from "@metiro/shared/calendar-day";
import type { TextLanguage } from "@metiro/shared/languages";
import type { FastifyBaseLogger } from "fastify";
import type { Sql } from "../../../db/client.ts";
import { sumsOf, type Sums } from "../sums.ts";

export interface PageCounter extends Pick<Sums<never>, "flush" | "stop"> {
  /** `path` is the pattern of a page: there are only so many of them. */
  count: (path: string, language: TextLanguage) => void;
}

interface View {
  day: string;
  path: string;
  language: TextLanguage;
}

export function pageCounter(sql: Sql, log: Pick<FastifyBaseLogger, "warn">): PageCounter {
  const { add, ...sums } = sumsOf<View>({
    log,
    name: ({ day, language, path }) => `${day} ${language} ${path}`,
    write: (counted) => {
      const rows = counted.map(({ of, by: [count = 0] }) => ({ ...of, count }));
      return sql`insert into page_views ${sql(rows, "day", "path", "language", "count")}
        on conflict (day, path, language) do update set count = page_views.count + excluded.count`;
    },
  });
  return { ...sums, count: (path, language) => add({ day: swissToday(), path, language }, [1]) };
}
