import type { ReportListInput, ReportPage } from "@metiro/shared/report/schema";
import { isNotNull, isNull } from "drizzle-orm";
import { cappedPage, countUpTo } from "../../db/paging/capped-page.ts";
import { inOrderOf, newestFirst } from "../../db/paging/keyset-page.ts";
import { down, up } from "../../db/paging/order.ts";
import { paginate } from "../../db/paging/paginate.ts";
import { reports } from "../../db/schema/index.ts";
import type { Call } from "../../trpc/context.ts";
import { reportsById } from "./queries.ts";

/** What waits for an admin, the oldest first; or what was settled, the latest first. */
export async function list({ ctx, input }: Call<ReportListInput>): Promise<ReportPage> {
  const { db } = ctx;
  const isSettled = input.state === "settled";
  const where = isSettled ? isNotNull(reports.settledAt) : isNull(reports.settledAt);
  const order = isSettled ? [down(reports.settledAt), down(reports.id)] : [up(reports.createdAt), up(reports.id)];
  const page = await paginate({ ctx, list: `report.list ${isSettled ? "settled" : "open"}` }, input, {
    ...newestFirst(db, { table: reports, id: reports.id, at: reports.createdAt, where, order }),
    total: () => countUpTo(db, reports, where),
    rows: async (ids) => inOrderOf(ids, await reportsById(db, ids)),
  });
  return cappedPage(page);
}
