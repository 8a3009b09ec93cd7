import type { Guarantee } from "@metiro/shared/guarantee/schema";
import { eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { jobRequests, requestRelaunches } from "../../db/schema/index.ts";
import { now } from "../../db/sql.ts";
import { DomainError } from "../../errors/domain-error.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import type { Call } from "../../trpc/context.ts";
import { audit } from "../audit/index.ts";
import { lockFor } from "../job-request/index.ts";
import { get } from "./get.ts";
import { nextFor } from "./next.ts";
import { guaranteeOf, guaranteeRows, relaunchReasonOf } from "./queries.ts";

/**
 * A client wants other companies to have its request: because answers are missing, or because those that came do not suit. The back
 * office finds it on its list, with the reason. A second press finds it there already.
 */
export async function askAnother({ ctx, input: { id } }: Call<{ id: string }>): Promise<Guarantee> {
  await ctx.db.transaction(async (tx) => {
    const { request } = await lockFor(tx, ctx.actor, id, "askAnother", "no key update", []);
    const [found] = await guaranteeRows(tx, eq(jobRequests.id, id));
    const row = orNotFound(found);
    if (row.relaunch !== null && row.relaunch.end === null) return;
    if (!guaranteeOf(row).canAsk) throw new DomainError("STATUS_CONFLICT");
    const reason = relaunchReasonOf(row);
    // Ranked for whose request it is alone: of a stranger's id nothing is reckoned. By the connection that holds the row.
    const next = await nextFor(tx as unknown as Db, id);
    const uncovered = (next?.candidates.length ?? 0) === 0;
    await tx.insert(requestRelaunches).values({ jobRequestId: id, reason, uncovered, createdAt: now });
    await audit(tx, ctx, "guarantee.askAnother", id, { number: request.number, reason });
  });
  return get({ ctx, input: { id } });
}
