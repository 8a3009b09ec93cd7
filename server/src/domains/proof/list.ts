import type { ProofListInput, QueuedProofPage } from "@metiro/shared/proof/schema";
import { and, eq, isNotNull } from "drizzle-orm";
import { cappedPage, countUpTo } from "../../db/paging/capped-page.ts";
import { inOrderOf, newestFirst } from "../../db/paging/keyset-page.ts";
import { down, up } from "../../db/paging/order.ts";
import { paginate } from "../../db/paging/paginate.ts";
import { companyProofs } from "../../db/schema/index.ts";
import type { Call } from "../../trpc/context.ts";
import { queuedById } from "./to-judge.ts";

/** What waits for an admin, the oldest first; or what was judged, the latest first. */
export async function list({ ctx, input }: Call<ProofListInput>): Promise<QueuedProofPage> {
  const { db } = ctx;
  const isSettled = input.queue === "settled";
  const where = and(
    isSettled ? isNotNull(companyProofs.reviewedAt) : eq(companyProofs.state, "submitted"),
    input.companyId === undefined ? undefined : eq(companyProofs.companyId, input.companyId),
  );
  const order = isSettled
    ? [down(companyProofs.reviewedAt), down(companyProofs.id)]
    : [up(companyProofs.createdAt), up(companyProofs.id)];
  const page = await paginate({ ctx, list: `proof.list ${isSettled ? "settled" : "waiting"}` }, input, {
    ...newestFirst(db, { table: companyProofs, id: companyProofs.id, at: companyProofs.createdAt, where, order }),
    total: () => countUpTo(db, companyProofs, where),
    rows: async (ids) => inOrderOf(ids, await queuedById(db, ids, ctx.fileAddresses)),
  });
  return cappedPage(page);
}
