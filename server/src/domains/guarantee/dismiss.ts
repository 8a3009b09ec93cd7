import type { Guarantee } from "@metiro/shared/guarantee/schema";
import { and, eq, isNull } from "drizzle-orm";
import { requestRelaunches } from "../../db/schema/index.ts";
import { DomainError } from "../../errors/domain-error.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import type { Call } from "../../trpc/context.ts";
import { audit } from "../audit/index.ts";
import { lockInAnyState } from "../job-request/index.ts";
import { get } from "./get.ts";
import { endRelaunch } from "./relaunch.ts";

/** Takes a request off the list without sending it on, because nobody is left to ask. Its client is told. */
export async function dismiss({ ctx, input: { id } }: Call<{ id: string }>): Promise<Guarantee> {
  await ctx.db.transaction(async (tx) => {
    const held = orNotFound(await lockInAnyState(tx, id));
    const [open] = await tx
      .select({ id: requestRelaunches.id, reason: requestRelaunches.reason })
      .from(requestRelaunches)
      .where(and(eq(requestRelaunches.jobRequestId, id), isNull(requestRelaunches.endedAt)))
      .for("no key update");
    if (!open) throw new DomainError("STATUS_CONFLICT");
    await endRelaunch(tx, held.request, { id: open.id, end: "dismissed" });
    await audit(tx, ctx, "guarantee.dismiss", id, { number: held.request.number, reason: open.reason });
    await held.tell();
  });
  return get({ ctx, input: { id } });
}
