import type { OwnPromisesInput, RequestPromise } from "@metiro/shared/guarantee/schema";
import { and, sql } from "drizzle-orm";
import { jobRequests } from "../../db/schema/index.ts";
import type { Call } from "../../trpc/context.ts";
import { viewerOf, visibleTo } from "../job-request/index.ts";
import { guaranteeForClient, guaranteeRows } from "./queries.ts";
import { arrayLiteral } from "../../db/rows/array-literal.ts";

/** What is promised to a client of each request of a page; ids that are not its own are left out. */
export async function own({ ctx: { db, actor }, input: { ids } }: Call<OwnPromisesInput>): Promise<RequestPromise[]> {
  const rows = await guaranteeRows(
    db,
    and(sql`${jobRequests.id} = any(${arrayLiteral(ids)}::uuid[])`, visibleTo(viewerOf(actor))),
  );
  return rows.map(guaranteeForClient);
}
