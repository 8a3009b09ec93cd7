import type { FastifyBaseLogger } from "fastify";
import type { Sql } from "../../../db/client.ts";
import { sumsOf, type Sums } from "../sums.ts";

interface Screen {
  subcategoryId: string;
  revision: number;
  screen: string;
}

/** How many came to a screen and how many went on from it. A form that is gone meanwhile is not counted any more. */
export const progressCounter = (sql: Sql, log: Pick<FastifyBaseLogger, "warn">): Sums<Screen> =>
  sumsOf<Screen>({
    log,
    name: ({ subcategoryId, revision, screen }) => `${subcategoryId} ${revision} ${screen}`,
    write: (counted) => {
      const rows = counted.map(({ of, by: [shown = 0, passed = 0] }) => ({ ...of, shown, passed }));
      return sql`
        insert into question_form_progress (subcategory_id, revision, screen, shown, passed)
        select one."subcategoryId", one.revision, one.screen, one.shown, one.passed
        from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
          as one ("subcategoryId" uuid, revision int, screen text, shown int, passed int)
        join question_form_versions as version
          on version.subcategory_id = one."subcategoryId" and version.revision = one.revision
        order by 1, 2, 3
        on conflict (subcategory_id, revision, screen) do update
        set shown = question_form_progress.shown + excluded.shown,
          passed = question_form_progress.passed + excluded.passed`;
    },
  });
